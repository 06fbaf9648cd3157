import type { Brief } from '#shared/analytics/brief-schema.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { type StoredState, stateOf } from '../findings/finding-repository.ts';
import { FOUND_COLUMNS, type FoundSurvey, type FoundBasis } from '../findings/stored-finding-repository.ts';

/** What was computed from the answers of a survey, without the findings that home does not show. */
export interface FoundBrief extends FoundBasis {
  readonly brief: Brief;
}

/** A live survey as home shows it. */
export interface HomeSurvey extends FoundSurvey<FoundBrief> {
  /** Responses since the merchant last opened the findings, up to `MOST_COUNTED`. */
  readonly newAnswers: number;
  /** Low scores that nobody has worked on, up to `MOST_COUNTED`. */
  readonly lowScores: number;
}

/** Counting more would cost more than it tells. */
export const MOST_COUNTED = 1_000;

type Row = Omit<HomeSurvey, 'storeId' | 'state'> & { findings: StoredState };

/** Live surveys, those with the newest answers first. */
export async function findLiveSurveys(db: Queries, storeId: string, most: number): Promise<HomeSurvey[]> {
  const rows = await db.query<Row>(
    `SELECT ${FOUND_COLUMNS}, found - '{findings,scores,headline}'::text[] AS found,
            (SELECT count(*)::int FROM
              (SELECT FROM responses
                WHERE responses.store_id = $1 AND responses.survey_id = surveys.survey_id AND NOT is_test
                  AND first_saved_at > coalesce((findings->>'lookedAt')::timestamptz, '-infinity')
                LIMIT $3::int) AS newer) AS new_answers,
            (SELECT count(*)::int FROM
              (SELECT FROM follow_ups
                WHERE follow_ups.store_id = $1 AND follow_ups.survey_id = surveys.survey_id
                  AND state = 'new' AND low_at IS NOT NULL
                LIMIT $3::int) AS low) AS low_scores
       FROM surveys JOIN stores ON stores.store_id = surveys.store_id
      WHERE surveys.store_id = $1 AND surveys.status = 'live'
      ORDER BY last_response_at DESC NULLS LAST, surveys.first_published_at, surveys.survey_id COLLATE "C"
      LIMIT $2::int`,
    [storeId, most, MOST_COUNTED],
  );
  return rows.map(({ findings, ...row }) => ({ storeId, ...row, state: stateOf(findings) }));
}
