import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { type FindingState, stateOf, type StoredState } from './finding-repository.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import type { SurveyFindings } from './claims/find-findings.ts';

/** A survey with its findings, or a part of them, as they were last computed. */
export interface FoundSurvey<Found extends FoundBasis = StoredFindings> extends SurveyKey {
  readonly name: string;
  readonly timezone: string;
  readonly templateId: string | null;
  readonly state: FindingState;
  /** Null before the first computation. */
  readonly found: Found | null;
  /** When the last computation began. */
  readonly begunAt: string | null;
  /** Changes with everything that findings depend on, but for answers, orders and the plan. */
  readonly basis: string;
  /** Changes with each response. */
  readonly counted: string;
  /** The responses on all days. */
  readonly total: number;
}

type Row = Omit<FoundSurvey, 'storeId' | 'state'> & { findings: StoredState };

/** Everything but the findings themselves. `$1` is the store. */
export const FOUND_COLUMNS = `surveys.survey_id, name, timezone, template_id, findings, found_begun_at AS begun_at,
    jsonb_build_array(template_id, findings->>'pin', md5(promotions::text), md5(themes::text), timezone, currency,
      (SELECT max(version) FROM versions
        WHERE versions.store_id = $1 AND versions.survey_id = surveys.survey_id),
      (SELECT revision FROM channel_mappings WHERE channel_mappings.store_id = $1))::text AS basis,
    jsonb_build_array(responses_total, completes_total, last_response_at)::text AS counted,
    responses_total::float8 AS total`;

export async function findFoundSurvey(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
): Promise<FoundSurvey | null> {
  const rows = await db.query<Row>(
    `SELECT ${FOUND_COLUMNS}, found FROM surveys JOIN stores ON stores.store_id = surveys.store_id
      WHERE surveys.store_id = $1 AND survey_id = $2`,
    [storeId, surveyId],
  );
  return rows.map((row) => toFound(storeId, row))[0] ?? null;
}

function toFound(storeId: string, { findings, ...row }: Row): FoundSurvey {
  return { storeId, ...row, state: stateOf(findings) };
}

/** Returns false if a computation began within the pause before `now`. A beginning far in the future is ignored. */
export async function beginFindings(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  { now, pauseMs }: { now: string; pauseMs: number },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE surveys SET found_begun_at = $3::timestamptz WHERE store_id = $1 AND survey_id = $2
        AND (found_begun_at IS NULL OR abs(extract(epoch FROM $3::timestamptz - found_begun_at)) * 1000 >= $4::int)
      RETURNING survey_id`,
    [storeId, surveyId, now, pauseMs],
  );
  return rows.length === 1;
}

export async function saveFindings(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  found: StoredFindings,
): Promise<void> {
  await db.query(
    'UPDATE surveys SET found = $3::jsonb, found_begun_at = $4::timestamptz WHERE store_id = $1 AND survey_id = $2',
    [storeId, surveyId, found, found.at],
  );
}

/** What the answers said, without what the merchant decided about it. */
export interface Computed
  extends
    SurveyFindings,
    Pick<AnalyticsFindings, 'range' | 'before' | 'today' | 'timezone' | 'responses' | 'pin' | 'hasGroups'> {}

/** The findings of the days that the page opens with, and what they were computed from. */
export interface StoredFindings extends Computed, FoundBasis {}

/** What stored findings were computed from. */
export interface FoundBasis {
  /** When they were computed. */
  readonly at: string;
  /** The store's day at that time. */
  readonly day: string;
  readonly basis: string;
  readonly counted: string;
  /** The responses on all days. */
  readonly total: number;
}
