import type { SurveyDetails } from '#shared/api/surveys.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findDraft } from './draft-repository.ts';
import { found, readable } from './found.ts';
import { findSurvey } from './survey-repository.ts';
import { findVersions } from './version-repository.ts';

/** A survey as its merchant's builder needs it. */
export async function describeSurvey(db: Queries, storeId: string, surveyId: string): Promise<SurveyDetails> {
  const survey = found(await findSurvey(db, storeId, surveyId));
  const draft = found(await findDraft(db, storeId, surveyId));
  const versions = await findVersions(db, storeId, surveyId, { limit: LIMITS.versionPageSize });
  const { publishedRevision } = survey;
  return {
    surveyId: survey.surveyId,
    publicId: survey.publicId,
    status: survey.status,
    templateId: survey.templateId,
    definition: readable(draft.definition),
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
