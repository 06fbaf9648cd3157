import type { AudienceFilter } from '#shared/audience/filters.ts';
import { KEEP_LIVE_SETTING } from '#server/areas/identity/stores/present-store.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface LiveSurvey {
  readonly surveyId: string;
  readonly name: string;
  readonly responses: number;
  readonly audience: readonly AudienceFilter[];
}

/** First those that the merchant chose to keep, then the busiest, then the last published. */
export async function findLiveSurveys(
  db: Queries,
  storeId: string,
  kept: readonly string[] = [],
): Promise<LiveSurvey[]> {
  return db.query<LiveSurvey>(
    `SELECT survey_id, name, responses_total::float8 AS responses, audience
       FROM surveys WHERE store_id = $1 AND status = 'live'
      ORDER BY (survey_id = ANY ($2::text[])) DESC, responses_total DESC, published_at DESC NULLS LAST, survey_id`,
    [storeId, kept],
  );
}

/** The merchant's choice with the last change of plan. */
export async function findKeptLive(db: Queries, storeId: string): Promise<readonly string[]> {
  const [row] = await db.query<{ kept: unknown }>(
    `SELECT settings->'${KEEP_LIVE_SETTING}' AS kept FROM stores WHERE store_id = $1`,
    [storeId],
  );
  return Array.isArray(row?.kept) ? row.kept.filter((id) => typeof id === 'string') : [];
}

/** The largest number of questions in a draft; 0 without a draft. */
export async function findMostQuestions(db: Queries, storeId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT coalesce(max(jsonb_array_length(definition->'questions')), 0)::int AS n FROM drafts WHERE store_id = $1`,
    [storeId],
  );
  return row?.n ?? 0;
}
