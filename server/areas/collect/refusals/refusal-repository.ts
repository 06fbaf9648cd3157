import { DAY_MS } from '#shared/durations.ts';
import { UPKEEP, type Queries } from '#server/kernel/database/database.ts';

interface RefusalCounts {
  readonly surveyId: string;
  /** Calls that were throttled since the last save. */
  readonly throttled: number;
  /** How many addresses sent most of the recent refused calls; null keeps the stored value. */
  readonly addresses: number | null;
  readonly at: string;
}

/** Adds to the survey's throttled calls. The total is reset after 24 hours without any. */
export async function saveRefusals(
  db: Queries,
  storeId: string,
  { surveyId, throttled, addresses, at }: RefusalCounts,
): Promise<void> {
  const dayBefore = new Date(Date.parse(at) - DAY_MS);
  await db.query(
    `UPDATE surveys
        SET put_off_total = $3::bigint + CASE WHEN $3::bigint = 0 OR put_off_at > $6::timestamptz
                                              THEN put_off_total ELSE 0 END,
            put_off_at = CASE WHEN $3::bigint = 0 THEN put_off_at ELSE $5::timestamptz END,
            refusal_addresses = coalesce($4::int, refusal_addresses),
            refusal_addresses_at = CASE WHEN $4::int IS NULL THEN refusal_addresses_at ELSE $5::timestamptz END
      WHERE store_id = $1 AND survey_id = $2`,
    [storeId, surveyId, throttled, addresses, at, dayBefore],
    UPKEEP,
  );
}
