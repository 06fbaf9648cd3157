import { periodStart, daysBetween } from '#shared/analytics/periods.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import { dayStarts, type OrderWindow } from './day-starts.ts';
import { findFirstDay } from './who-answered-repository.ts';

/** Only these answers follow a checkout: those of the thank-you page and of the order-status page. */
export const AFTER_CHECKOUT: PlacementType = 'thank_you';

/**
 * The days of the view from the first answer after a checkout on: before it nobody could answer. Null if there is no
 * such day.
 */
export async function findOrderWindow(database: Database, view: View): Promise<OrderWindow | null> {
  const first = await findFirstDay(database, view, AFTER_CHECKOUT);
  if (first === null) return null;
  const { range } = view.filter;
  const from = range !== null && range.from > first ? range.from : first;
  const to = range !== null && range.to < view.today ? range.to : view.today;
  if (from > to) return null;
  return {
    days: { from, to },
    starts: dayStarts(view.timezone, { from, to }).map((moment) => new Date(moment).toISOString()),
    firstWeekday: daysBetween(periodStart(from, 'week'), from),
  };
}
