/** The days after the first order at which customers are looked at. */
export const MATURITIES = [30, 60, 90, 180, 365] as const;

export type Maturity = (typeof MATURITIES)[number];

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
