import { createPublishedIndex, type Published } from '#shared/survey/edit/changed-texts.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/surveys.ts';
import type { Features } from '#shared/plan/features.ts';
import { withoutTrailingBlanks } from '#shared/survey/flow/unfinished-parts.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { refuseUnpublishable } from './check-publishable.ts';
import { describeSurvey } from './describe-survey.ts';
import { findDraft, saveMeanings } from './draft-repository.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { revisionConflict } from './definitions/stored-definition.ts';
import { recheckPlan } from './recheck-plan.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import { readThemeOnPublish } from '#server/areas/identity/stores/sync-theme.ts';
import { loadFeatures, refuseAtLiveLimit, refuseTargeting } from './plan-limits.ts';
import { assignMeanings } from './definitions/assign-meanings.ts';
import type { SurveyDeps } from './survey-deps.ts';
import { lockSurvey, savePublished, type SurveyRecord } from './survey-repository.ts';
import { insertVersion, readPublishedDefinitions } from './version-repository.ts';

type PublishInput = InputOf<typeof api.publishSurvey>;

/** Saves the named revision of the draft as a version and makes the survey live, whatever its status was. */
export async function publishSurvey(
  deps: SurveyDeps,
  session: Session,
  input: PublishInput,
): Promise<api.SurveyDetails> {
  const { storeId } = session;
  const features = await loadFeatures(deps, storeId);
  const published = await deps.database.transaction(async (tx) => {
    const liveCount = await lockLiveCount(tx, storeId);
    const survey = requireFound(await lockSurvey(tx, storeId, input.surveyId));
    const wasLive = survey.status === 'live';
    // The reply was lost, or another tab published the same revision: the result is the same.
    const isDone = wasLive && survey.publishedRevision === input.draftRevision;
    if (!isDone) {
      refuseTargeting(features, survey.audience);
      const version = await freeze(deps, tx, storeId, survey, input, features);
      if (!wasLive) refuseAtLiveLimit(features, liveCount);
      await savePublished(tx, storeId, { ...input, version });
      const isFirstPublication = survey.firstPublishedAt === null;
      await saveStoreChange(tx, storeId, { live: wasLive ? 0 : 1, isFirstPublication });
      await noteActivity(tx, storeId, session, { kind: 'survey.published', subject: survey.name });
      await readThemeOnPublish(tx, deps.newId(), storeId);
      await deps.recordSurveyEvent(tx, storeId, {
        type: 'survey.published',
        surveyId: input.surveyId,
        name: survey.name,
        facts: { cause: 'published', version },
      });
    }
    return describeSurvey(tx, storeId, input.surveyId);
  });
  await recheckPlan(deps, storeId, input.surveyId, features);
  return published;
}

/** Returns the version of this revision and creates it unless it was published before. */
async function freeze(
  { newId }: Pick<SurveyDeps, 'newId'>,
  tx: Queries,
  storeId: string,
  { surveyId, liveVersion, publishedRevision }: SurveyRecord,
  { draftRevision, meanings }: PublishInput,
  features: Features,
): Promise<number> {
  const draft = requireFound(await findDraft(tx, storeId, surveyId));
  if (draft.revision !== draftRevision) throw revisionConflict(draft.revision);
  const written = withoutTrailingBlanks(upgradeDefinition(draft.definition));
  refuseUnpublishable(written, features);
  if (liveVersion !== null && publishedRevision === draftRevision) return liveVersion;
  const published = await indexVersions(tx, storeId, surveyId);
  const definition = assignMeanings(written, { published, choices: meanings, newId });
  const version = (liveVersion ?? 0) + 1;
  await insertVersion(tx, storeId, { version, draftRevision, definition });
  await saveMeanings(tx, storeId, definition);
  return version;
}

async function indexVersions(tx: Queries, storeId: string, surveyId: string): Promise<Published> {
  const index = createPublishedIndex();
  const rest = createPauser(storeId);
  for await (const definition of readPublishedDefinitions(tx, storeId, surveyId)) {
    await rest();
    index.add(upgradeDefinition(definition));
  }
  return index;
}
