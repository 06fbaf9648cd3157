import { productDeps } from '#server/start/product-deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { createSurvey } from '#server/areas/surveys/create-survey.ts';
import { publishSurvey } from '#server/areas/surveys/publish-survey.ts';
import { saveDraft } from '#server/areas/surveys/save-draft.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
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
  const filled = { ...(given ?? definition), questions };
  return saveAndPublish(deps, session, { surveyId, baseRevision: 1, definition: filled });
}

/** Saves a draft under the survey's own id and publishes it, with the merchant's decision for each changed text. */
export async function saveAndPublish(
  deps: TestDeps,
  session: Session,
  draft: { surveyId: string; baseRevision: number; definition: SurveyDefinition },
  meanings: Parameters<typeof publishSurvey>[2]['meanings'] = [],
): Promise<SurveyDetails> {
  const all = withBilling(deps);
  const { surveyId, baseRevision } = draft;
  const questions = draft.definition.questions.map((question) => ({ ...question, surveyId }));
  const definition = { ...draft.definition, surveyId, questions };
  // The contract's types are mutable because its schemas infer them so; the code does not change them.
  const save = { ...draft, saveId: deps.newId(), definition } as Parameters<typeof saveDraft>[2];
  await saveDraft(all, session, save);
  return publishSurvey(all, session, { surveyId, draftRevision: baseRevision + 1, meanings });
}

function withBilling(deps: TestDeps) {
  return productDeps(deps);
}

export function sessionOf(store: StoreRecord): Session {
  return {
    sessionId: 'of-a-test',
    storeId: store.storeId,
    merchantId: store.merchantId,
    storeUrl: store.shop,
  };
}
