import type { ReportPeriod } from '#shared/plan/provider.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { givenRows } from '#server/kernel/database/given-rows.ts';
import type { usageEvents } from '#server/kernel/database/schema/billing.ts';

export interface UsageEventRecord {
  readonly eventId: string;
  readonly eventName: string;
  readonly quantity: number;
  readonly properties: object;
  readonly occurredAt: string;
}

const EVENTS = givenRows<UsageEventRecord, typeof usageEvents.$inferInsert>(
  {
    eventId: ['text', ({ eventId }) => eventId],
    eventName: ['text', ({ eventName }) => eventName],
    quantity: ['int', ({ quantity }) => quantity],
    properties: ['jsonb', ({ properties }) => JSON.stringify(properties)],
    occurredAt: ['timestamptz', ({ occurredAt }) => occurredAt],
  },
  3,
);

/** An event with a known id is ignored. */
export async function insertUsageEvents(
  db: Queries,
  storeId: string,
  events: readonly UsageEventRecord[],
  receivedAt: string,
): Promise<void> {
  await db.query(
    `INSERT INTO usage_events (store_id, received_at, ${EVENTS.names})
     SELECT $1, $2::timestamptz, * FROM unnest(${EVENTS.lists})
     ON CONFLICT (store_id, event_id) DO NOTHING`,
    [storeId, receivedAt, ...EVENTS.values(events)],
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
  return db.query<UsageTotals>(
    `SELECT event_name, sum(quantity)::float8 AS all_time,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at >= date_trunc('month', $2::timestamptz, 'UTC')), 0))::float8 AS month_to_date,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at > $2::timestamptz - interval '24 hours'), 0))::float8 AS last_24_hours,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at > $2::timestamptz - interval '168 hours'), 0))::float8 AS last_7_days,
            (coalesce(sum(quantity) FILTER (WHERE occurred_at > $2::timestamptz - interval '720 hours'), 0))::float8 AS last_30_days
       FROM usage_events WHERE store_id = $1 AND occurred_at <= $2::timestamptz
      GROUP BY event_name ORDER BY event_name`,
    [storeId, at],
  );
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
