/** The days after the first order at which customers are looked at. */
export const MATURITIES = [30, 60, 90, 180, 365] as const;

export type Maturity = (typeof MATURITIES)[number];

/** What a store knows of one customer since the first order. */
export interface CustomerHistory {
  /** Whole days from the first order until today. */
  readonly followed: number;
  /** All orders: days since the customer's first order (0 for the first itself), and the amount less refunds. */
  readonly orders: readonly { readonly day: number; readonly amount: number }[];
}

/** Customers whose first order is at least so many days ago, and what they did until then. */
export interface MatureCustomers {
  readonly days: Maturity;
  readonly customers: number;
  /** Those who ordered again. */
  readonly repeated: number;
  readonly orders: number;
  /** How many customers spent each amount. */
  readonly spent: ReadonlyMap<number, number>;
  /** Customers whose first order is too recent. They count neither above nor below the line. */
  readonly tooRecent: number;
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
