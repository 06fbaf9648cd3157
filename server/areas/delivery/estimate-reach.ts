import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { AudienceFilter, CustomerType, Shopper } from '#shared/audience/filters.ts';
import { matchesAudience } from '#shared/audience/matches-audience.ts';
import { DAY_MS } from '#shared/durations.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { countRecentShown, findRecentOrders } from './reach-repository.ts';

/** The estimate reads this many days, and this many of their newest orders at most. */
const REACH_DAYS = 30;
const REACH_ORDERS = 2_000;
/** Applies the loader's audience check to recent orders and visitors. */
export async function estimateReach(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId }: Session,
  { audience }: InputOf<typeof api.estimateReach>,
): Promise<api.Reach> {
  const days = REACH_DAYS;
  const limit = REACH_ORDERS;
  const { currency, timezone } = requireFound(await findStore(database, storeId), 'There is no such store.');
  const since = clock() - days * DAY_MS;
  const [orders, shown] = await Promise.all([
    findRecentOrders(database, storeId, { since: new Date(since).toISOString(), limit }),
    countRecentShown(database, storeId, dayIn(timezone, since)),
  ]);
  const shoppers = orders.map(({ isFirst, country, value, currency: paid }) => ({
    customerType: isFirst ? ('firstTime' as const) : ('repeat' as const),
    country: country || null,
    orderValue: paid === currency ? value : null,
  }));
  // A visitor's order value is unknown before the order.
  const known = audience.filter(({ type }) => type !== 'orderValue');
  return {
    days,
    orders: shareOf(
      audience,
      shoppers.map((shopper) => ({ shopper, n: 1 })),
    ),
    isSample: orders.length === limit,
    shown: shareOf(
      known,
      shown.map(({ n, country, customerType }) => ({
        n,
        shopper: { customerType: typeOf(customerType), country: country || null, orderValue: null },
      })),
    ),
  };
}

const typeOf = (kept: string): CustomerType | null =>
  kept === 'firstTime' || kept === 'repeat' ? kept : null;

function shareOf(
  audience: readonly AudienceFilter[],
  groups: readonly { readonly shopper: Shopper; readonly n: number }[],
) {
  const count = (some: typeof groups) => some.reduce((sum, { n }) => sum + n, 0);
  const admitted = groups.filter(({ shopper }) => matchesAudience(audience, shopper));
  return { admitted: count(admitted), total: count(groups) };
}
