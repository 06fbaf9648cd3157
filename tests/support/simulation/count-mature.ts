import type { MatureCustomers, Maturity } from '#shared/analytics/customer-history.ts';

/** What a store knows of one customer since the first order. */
export interface CustomerHistory {
  /** Whole days from the first order until today. */
  readonly followed: number;
  /** All orders: days since the customer's first order (0 for the first itself), and the amount less refunds. */
  readonly orders: readonly { readonly day: number; readonly amount: number }[];
}

/** Counts at equal maturity: every customer is looked at for the same number of days, and nobody for fewer. */
export function countMature(histories: readonly CustomerHistory[], days: Maturity): MatureCustomers {
  const spent = new Map<number, number>();
  let [customers, repeated, orders] = [0, 0, 0];
  for (const history of histories) {
    if (history.followed < days) continue;
    const within = history.orders.filter(({ day }) => day <= days);
    const amount = toCents(within.reduce((sum, order) => sum + order.amount, 0));
    customers += 1;
    orders += within.length;
    if (within.length > 1) repeated += 1;
    spent.set(amount, (spent.get(amount) ?? 0) + 1);
  }
  return { days, customers, repeated, orders, spent, tooRecent: histories.length - customers };
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;
