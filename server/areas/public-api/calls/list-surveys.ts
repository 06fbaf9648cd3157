import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import { type PublicSurveyPage, SURVEYS_PER_PAGE } from '../public-contract.ts';
import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-date.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findSurveysAfter } from './survey-list-repository.ts';

export async function listPublicSurveys(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { after }: { readonly after: string },
): Promise<PublicSurveyPage> {
  const found = await findSurveysAfter(database, storeId, readPlace(after), SURVEYS_PER_PAGE + 1);
  const surveys = found.slice(0, SURVEYS_PER_PAGE);
  const last = surveys.at(-1);
  const isLast = last === undefined || found.length === surveys.length;
  return { surveys, next: isLast ? null : `${last.createdAt}_${last.surveyId}` };
}

function readPlace(after: string): { readonly createdAt: string; readonly surveyId: string } | null {
  if (after === '') return null;
  const [, createdAt = '', surveyId = ''] = /^([^_]+Z)_([\w-]+)$/.exec(after) ?? [];
  if (isRealMoment(createdAt)) return { createdAt, surveyId };
  throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
}
