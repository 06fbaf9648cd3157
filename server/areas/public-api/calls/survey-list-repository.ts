import type { PublicSurveyPage } from '../public-contract.ts';
import type { Queries } from '#server/kernel/database/database.ts';

type Listed = PublicSurveyPage['surveys'][number];

/** In the order of the ids' creation, which never changes. */
export async function findSurveysAfter(
  db: Queries,
  storeId: string,
  after: Pick<Listed, 'createdAt' | 'surveyId'> | null,
  limit: number,
): Promise<Listed[]> {
  return db.query<Listed>(
    `SELECT survey_id, name, status, responses_total::float8 AS responses,
            completes_total::float8 AS completes, live_version, created_at,
            updated_at, last_response_at
       FROM surveys
      WHERE store_id = $1 AND ($2::timestamptz IS NULL OR (created_at, survey_id) > ($2::timestamptz, $3::text))
      ORDER BY created_at, survey_id LIMIT $4::int`,
    [storeId, after?.createdAt ?? null, after?.surveyId ?? '', limit],
  );
}
