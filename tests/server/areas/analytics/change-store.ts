import { createCollectServices } from '#server/areas/collect/collect.ts';
import { receiveResponse } from '#server/areas/collect/receive-response.ts';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { createRandom, drawResponse, type GeneratedStore, publishAgain } from './generate.ts';

type Sent = Parameters<typeof receiveResponse>[1];

/** Sends responses as shoppers' pages do, and waits until they are stored. */
async function send(
  { deps, storeId, surveyId, publicId }: GeneratedStore,
  answers: readonly Omit<Sent, 'publicId' | 'sentAt'>[],
) {
  const collect = createCollectServices(productDeps({ ...deps, metrics: createMetrics() }), () => undefined);
  const sentAt = deps.clock();
  const { token } = signPreview({ storeId, surveyId }, deps.config.secrets.session, sentAt);
  const sent = answers.map((each) => ({
    ...{ publicId, sentAt, ...each },
    ...(each.test === true && { previewToken: token }),
  }));
  await Promise.all(sent.map((each) => receiveResponse(collect, each, null)));
  await collect.stop();
}

/** Sends different answers for some unfinished responses. Returns how many. */
export async function answerAgain(store: GeneratedStore, most: number): Promise<number> {
  const { deps, storeId, surveyId } = store;
  const begun = await deps.database.query<{
    id: string;
    key: string;
    version: number;
    definition: SurveyDefinition;
  }>(
    `SELECT response_id AS id, respondent_key AS key, version, definition
       FROM responses JOIN versions USING (store_id, survey_id, version)
      WHERE store_id = $1 AND survey_id = $2 AND NOT is_complete AND NOT is_test ORDER BY md5(response_id) LIMIT $3`,
    [storeId, surveyId, most],
  );
  const random = createRandom(31);
  const answers = begun.map(({ id, key, version, definition }) => {
    const drawn = drawResponse(random, definition, deps.clock(), id);
    return { ...drawn, responseId: id, respondentKey: key, version, revision: 9, test: false };
  });
  await send(store, answers);
  return answers.length;
}

/** Publishes a version with one corrected text, and sends responses to it. */
export async function answerCorrected(store: GeneratedStore, count: number): Promise<void> {
  const { deps, storeId, surveyId } = store;
  const [draft] = await deps.database.query<{ revision: number; definition: SurveyDefinition }>(
    `SELECT revision, definition FROM drafts WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  if (!draft) throw new Error('Every survey has a draft.');
  const questions = draft.definition.questions.map((each) =>
    each.questionId === 'nps' ? { ...each, text: 'Would you tell a friend of us?' } : each,
  );
  const corrected = { ...draft.definition, questions };
  const definition = await publishAgain(
    deps,
    storeId,
    { surveyId, baseRevision: draft.revision, definition: corrected },
    [{ questionId: 'nps', optionId: null, change: 'correction' }],
  );
  const random = createRandom(32);
  const answers = Array.from({ length: count }, (_, at) => {
    return { ...drawResponse(random, definition, deps.clock() - at * 60_000, `corrected-${at}`), version: 3 };
  });
  await send(store, answers);
}
