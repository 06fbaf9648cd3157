import type { Queries } from '#server/kernel/database/database.ts';

export interface LiveSurvey {
  readonly surveyId: string;
  readonly name: string;
}

/** Last published first, because the merchant most likely still needs those. */
export async function findLiveSurveys(db: Queries, storeId: string): Promise<LiveSurvey[]> {
  const rows = await db.query<{ survey_id: string; name: string }>(
    `SELECT survey_id, name FROM surveys WHERE store_id = $1 AND status = 'live'
      ORDER BY published_at DESC NULLS LAST, survey_id`,
    [storeId],
  );
  return rows.map(({ survey_id: surveyId, name }) => ({ surveyId, name }));
}

/** The largest number of questions in a draft; 0 without a draft. */
export async function findMostQuestions(db: Queries, storeId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT coalesce(max(jsonb_array_length(definition->'questions')), 0)::int AS n FROM drafts WHERE store_id = $1`,
    [storeId],
  );
  return row?.n ?? 0;
}
