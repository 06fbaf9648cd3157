import { productDeps } from '#server/start/product-deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { createSurvey } from '#server/areas/surveys/create-survey.ts';
import { publishSurvey } from '#server/areas/surveys/publish-survey.ts';
import { saveDraft } from '#server/areas/surveys/save-draft.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newQuestion } from '#shared/survey/defaults.ts';
import type { TestDeps } from './app.ts';

/** A draft without questions. */
export async function buildSurvey(deps: TestDeps, store: StoreRecord): Promise<SurveyDetails> {
  const made = { surveyId: `s${deps.newId()}`, templateId: null };
  return createSurvey(withBilling(deps), sessionOf(store), made);
}

/** A live survey on the free plan: the given definition under the survey's own id, or one question. */
export async function buildPublishedSurvey(
  deps: TestDeps,
  store: StoreRecord,
  given?: SurveyDefinition,
): Promise<SurveyDetails> {
  const all = withBilling(deps);
  const session = sessionOf(store);
  await all.billing.startWithFree(store.storeId);
  const { surveyId, definition } = await buildSurvey(deps, store);
  const questions = given?.questions ?? [
    { ...newQuestion('nps', surveyId, () => 'q1'), text: 'How likely?' },
  ];
  const filled = {
    ...(given ?? definition),
    surveyId,
    questions: questions.map((question) => ({ ...question, surveyId })),
  } as SurveyDefinition;
  const save = { surveyId, baseRevision: 1, saveId: deps.newId(), definition: filled };
  // The contract's types are mutable because its schemas infer them so; the code does not change them.
  await saveDraft(all, session, save as Parameters<typeof saveDraft>[2]);
  return publishSurvey(all, session, { surveyId, draftRevision: 2, meanings: [] });
}

function withBilling(deps: TestDeps) {
  return productDeps(deps);
}

function sessionOf(store: StoreRecord): Session {
  return {
    sessionId: 'of-a-test',
    storeId: store.storeId,
    merchantId: store.merchantId,
    storeUrl: store.shop,
  };
}
