import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findDraft } from './draft-repository.ts';
import { requireFound } from './require-found.ts';
import { upgradeDefinition } from './definitions/upgrade-definition.ts';
import { findSurvey } from './survey-repository.ts';
import { findVersions, VERSION_PAGE_SIZE } from './version-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { SurveyDeps } from './survey-deps.ts';

/** Presents a survey for the builder. */
export async function describeSurvey(db: Queries, storeId: string, surveyId: string): Promise<SurveyDetails> {
  const survey = requireFound(await findSurvey(db, storeId, surveyId));
  const draft = requireFound(await findDraft(db, storeId, surveyId));
  const versions = await findVersions(db, storeId, surveyId, { limit: VERSION_PAGE_SIZE });
  const { publishedRevision } = survey;
  return {
    surveyId: survey.surveyId,
    publicId: survey.publicId,
    status: survey.status,
    templateId: survey.templateId,
    definition: upgradeDefinition(draft.definition),
    revision: draft.revision,
    savedAt: draft.savedAt,
    hasUnpublishedChanges: publishedRevision !== null && publishedRevision !== draft.revision,
    liveVersion: survey.liveVersion,
    publishedAt: survey.publishedAt,
    closedAt: survey.closedAt,
    createdAt: survey.createdAt,
    updatedAt: survey.updatedAt,
    versions,
  };
}

export function getSurvey(
  { database }: Pick<SurveyDeps, 'database'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<SurveyDetails> {
  return describeSurvey(database, storeId, surveyId);
}
