import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { refuseUnpublishable } from './check-publishable.ts';
import { describeSurvey } from './describe-survey.ts';
import { findDraft, saveMeanings } from './draft-repository.ts';
import { found, readable } from './found.ts';
import { otherRevision } from './kept-definition.ts';
import { keepWithinPlan } from './keep-within-plan.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { loadFeatures, refuseOneMoreLive } from './plan-limits.ts';
import { settleMeanings } from './settle-meanings.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { lockSurvey, savePublished, type SurveyRecord } from './survey-repository.ts';
import { findPublishedDefinitions, insertVersion } from './version-repository.ts';

type PublishInput = InputOf<typeof api.publishSurvey>;

/** Freezes the named revision of the draft and makes the survey live, whatever it was before. */
export async function publishSurvey(
  deps: SurveyDeps,
  { storeId }: Session,
  input: PublishInput,
): Promise<api.SurveyDetails> {
  const features = await loadFeatures(deps, storeId);
  const published = await deps.database.transaction(async (tx) => {
    const liveCount = await lockLiveCount(tx, storeId);
    const survey = found(await lockSurvey(tx, storeId, input.surveyId));
    const wasLive = survey.status === 'live';
    // Its reply was lost, or another tab was quicker: what was asked for is so.
    const isDone = wasLive && survey.publishedRevision === input.draftRevision;
    if (!isDone) {
      const version = await freeze(deps, tx, storeId, survey, input, features);
      if (!wasLive) refuseOneMoreLive(features, liveCount);
      await savePublished(tx, storeId, { ...input, version });
      const isFirstPublication = survey.firstPublishedAt === null;
      await saveStoreChange(tx, storeId, { live: wasLive ? 0 : 1, isFirstPublication });
    }
    return describeSurvey(tx, storeId, input.surveyId);
  });
  await keepWithinPlan(deps, storeId, input.surveyId, features);
  return published;
}

/** The version that holds the draft: a new one, unless exactly this revision was published before. */
async function freeze(
  { newId }: Pick<SurveyDeps, 'newId'>,
  tx: Queries,
  storeId: string,
  { surveyId, liveVersion, publishedRevision }: SurveyRecord,
  { draftRevision, meanings }: PublishInput,
  features: Features,
): Promise<number> {
  const draft = found(await findDraft(tx, storeId, surveyId));
  if (draft.revision !== draftRevision) throw otherRevision(draft.revision);
  const written = readable(draft.definition);
  refuseUnpublishable(written, features);
  if (liveVersion !== null && publishedRevision === draftRevision) return liveVersion;
  const published = (await findPublishedDefinitions(tx, storeId, surveyId)).map(readable);
  const definition = settleMeanings(written, { published, choices: meanings, newId });
  const version = (liveVersion ?? 0) + 1;
  await insertVersion(tx, storeId, { version, draftRevision, definition });
  await saveMeanings(tx, storeId, definition);
  return version;
}
