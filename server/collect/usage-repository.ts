import type { Queries } from '../database/database.ts';

export interface CappedSurvey {
  readonly surveyId: string;
  readonly name: string;
  readonly responses: number;
  readonly cap: number;
}

/** Surveys that take answers up to a number of their own. */
export async function findCappedSurveys(db: Queries, storeId: string): Promise<CappedSurvey[]> {
  const rows = await db.query<{ survey_id: string; name: string; responses: number; cap: number }>(
    `SELECT survey_id, name, responses_total::float8 AS responses,
            coalesce(response_cap, (delivery->>'responseCap')::int) AS cap
       FROM surveys WHERE store_id = $1 AND status = 'live'
        AND coalesce(response_cap, (delivery->>'responseCap')::int) IS NOT NULL
      ORDER BY name, survey_id`,
    [storeId],
  );
  return rows.map((row) => ({
    surveyId: row.survey_id,
    name: row.name,
    responses: row.responses,
    cap: row.cap,
  }));
}

export async function countRefused(db: Queries, storeId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT coalesce(sum(refused_total), 0)::float8 AS n FROM surveys WHERE store_id = $1`,
    [storeId],
  );
  return row?.n ?? 0;
}
