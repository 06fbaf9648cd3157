import type * as z from 'zod/mini';
import { DAY_MS } from '#shared/durations.ts';
import type { ProviderUsageReport, ReportPeriod } from '#shared/plan/provider.ts';
import type { BillingDeps } from '../billing.ts';
import { isoOf } from '../periods.ts';
import { insertUsageEvents, sumUsageByPeriod, type UsageEventRecord } from '../usage-event-repository.ts';
import type { usageInput } from './inputs.ts';

export type UsageEvent = z.output<typeof usageInput>['events'][number];

/** Stores a store's events. An event id counts once, also over several calls. */
export async function recordUsage(
  { database, clock, newId }: BillingDeps,
  storeId: string,
  events: readonly UsageEvent[],
): Promise<void> {
  const now = clock();
  const records = new Map<string, UsageEventRecord>();
  for (const event of events) {
    const eventId = event.eventId ?? newId();
    if (records.has(eventId)) continue;
    const { eventName, properties } = event;
    const occurredAt = momentOf(event.timestamp, now);
    records.set(eventId, { eventId, eventName, properties, occurredAt, quantity: quantityOf(properties) });
  }
  await insertUsageEvents(database, storeId, [...records.values()], isoOf(now));
}

/** A moment in the future counts as now. */
function momentOf(timestamp: string | number | undefined, now: number): string {
  const moment = typeof timestamp === 'string' ? Date.parse(timestamp) : (timestamp ?? now);
  return isoOf(Math.max(0, Math.min(moment, now)));
}

/** The quantity is 1 unless the event says otherwise. */
function quantityOf({ quantity }: Record<string, unknown>): number {
  const isCount = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0;
  return isCount ? Math.min(quantity, 1_000_000_000) : 1;
}

const STRETCHES: Record<ReportPeriod, number> = { daily: 30, weekly: 12, monthly: 12 };

/** Sums of the last 30 days, 12 weeks or 12 months, the current one included. A period without events has the sum 0. */
export async function reportUsage(
  { database, clock }: BillingDeps,
  storeId: string,
  eventName: string,
  period: ReportPeriod,
): Promise<{ report: ProviderUsageReport }> {
  const now = clock();
  const starts = startsOf(period, now);
  const startDate = starts[0] ?? isoOf(now).slice(0, 10);
  const range = { eventName, period, from: `${startDate}T00:00:00.000Z`, to: isoOf(now) };
  const sums = await sumUsageByPeriod(database, storeId, range);
  const data = starts.map((date) => ({ date, value: sums.get(date) ?? 0 }));
  return { report: { startDate, endDate: isoOf(now).slice(0, 10), period, data } };
}

function startsOf(period: ReportPeriod, now: number): string[] {
  const count = STRETCHES[period];
  const day = new Date(now);
  const today = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  const monday = today - ((day.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (period === 'monthly') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back, 1);
    return period === 'weekly' ? monday - back * 7 * DAY_MS : today - back * DAY_MS;
  }).map((start) => isoOf(start).slice(0, 10));
}
