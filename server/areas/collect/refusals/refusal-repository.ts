import type { Queries } from '#server/kernel/database/database.ts';

interface NotedRefusals {
  readonly surveyId: string;
  /** Calls that were put off since the last time. */
  readonly putOff: number;
  /** From how many addresses most refusals of the day came; null leaves what is known. */
  readonly addresses: number | null;
  readonly at: string;
}

/** Adds to the calls that a survey put off, which start anew after a day without any. */
export async function saveRefusals(
  db: Queries,
  storeId: string,
  { surveyId, putOff, addresses, at }: NotedRefusals,
): Promise<void> {
  await db.query(
    `UPDATE surveys
        SET put_off_total = $3::bigint + CASE WHEN $3::bigint = 0 OR put_off_at > $5::timestamptz - interval '1 day'
                                              THEN put_off_total ELSE 0 END,
            put_off_at = CASE WHEN $3::bigint = 0 THEN put_off_at ELSE $5::timestamptz END,
            refusal_addresses = coalesce($4::int, refusal_addresses),
            refusal_addresses_at = CASE WHEN $4::int IS NULL THEN refusal_addresses_at ELSE $5::timestamptz END
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, putOff, addresses, at],
    { priority: 'upkeep' },
  );
}
