import type { Queries } from '../database/database.ts';

interface PutOff {
  readonly surveyId: string;
  readonly count: number;
  readonly at: string;
}

/** Adds to what a survey put off. What was a day ago and longer is another story: the count starts anew. */
export async function addPutOff(
  db: Queries,
  storeId: string,
  { surveyId, count, at }: PutOff,
): Promise<void> {
  await db.query(
    `UPDATE surveys SET put_off_at = $4,
            put_off_total = $3::bigint
              + CASE WHEN put_off_at > $4::timestamptz - interval '1 day' THEN put_off_total ELSE 0 END
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, count, at],
    { priority: 'upkeep' },
  );
}
