import type { ReportPeriod } from '#shared/plan/provider.ts';
import type { Queries } from '#server/kernel/database/database.ts';

export interface UsageEventRecord {
  readonly eventId: string;
  readonly eventName: string;
  readonly quantity: number;
  readonly properties: object;
  readonly occurredAt: string;
}

/** An event with a known id is ignored. */
export async function insertUsageEvents(
  db: Queries,
  storeId: string,
  events: readonly UsageEventRecord[],
  receivedAt: string,
): Promise<void> {
  await db.query(
    `INSERT INTO usage_events (store_id, event_id, event_name, quantity, properties, occurred_at, received_at)
     SELECT $1, given.event_id, given.event_name, given.quantity, given.properties, given.occurred_at, $7
       FROM unnest($2::text[], $3::text[], $4::int[], $5::jsonb[], $6::timestamptz[])
         AS given(event_id, event_name, quantity, properties, occurred_at)
     ON CONFLICT (store_id, event_id) DO NOTHING`,
    [
      storeId,
      events.map(({ eventId }) => eventId),
      events.map(({ eventName }) => eventName),
      events.map(({ quantity }) => quantity),
      events.map(({ properties }) => JSON.stringify(properties)),
      events.map(({ occurredAt }) => occurredAt),
      receivedAt,
    ],
  );
}

export interface UsageTotals {
  readonly eventName: string;
  readonly allTime: number;
  readonly monthToDate: number;
  readonly last24Hours: number;
  readonly last7Days: number;
  readonly last30Days: number;
}

/** Months are in UTC. */
export async function sumUsage(db: Queries, storeId: string, at: string): Promise<UsageTotals[]> {
  const rows = await db.query<
    Record<'all_time' | 'month' | 'day' | 'week' | 'thirty', number> & { event_name: string }
  >(
    `SELECT event_name, sum(quantity)::float8 AS all_time,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at >= date_trunc('month', $2::timestamptz, 'UTC')), 0))::float8 AS month,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at > $2::timestamptz - interval '24 hours'), 0))::float8 AS day,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at > $2::timestamptz - interval '168 hours'), 0))::float8 AS week,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at > $2::timestamptz - interval '720 hours'), 0))::float8 AS thirty
       FROM usage_events WHERE store_id = $1 AND occurred_at <= $2::timestamptz
      GROUP BY event_name ORDER BY event_name`,
    [storeId, at],
  );
  return rows.map((row) => ({
    eventName: row.event_name,
    allTime: row.all_time,
    monthToDate: row.month,
    last24Hours: row.day,
    last7Days: row.week,
    last30Days: row.thirty,
  }));
}

const UNITS: Record<ReportPeriod, string> = { daily: 'day', weekly: 'week', monthly: 'month' };

/**
 * Sums by day, week (from Monday) or month in UTC, each with the `YYYY-MM-DD` of its first day. Periods without events
 * are left out.
 */
export async function sumUsageByPeriod(
  db: Queries,
  storeId: string,
  { eventName, period, from, to }: { eventName: string; period: ReportPeriod; from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await db.query<{ date: string; value: number }>(
    `SELECT to_char(date_trunc($3, occurred_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS date, sum(quantity)::float8 AS value
       FROM usage_events
      WHERE store_id = $1 AND event_name = $2 AND occurred_at >= $4::timestamptz AND occurred_at <= $5::timestamptz
      GROUP BY 1`,
    [storeId, eventName, UNITS[period], from, to],
  );
  return new Map(rows.map(({ date, value }) => [date, value]));
}
