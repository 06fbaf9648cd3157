import { countStrata, groupsOfStratum, type OrderDivision } from '#shared/analytics/order-groups.ts';

/** How the orders of a made-up store are divided. */
export const DIVISION: OrderDivision = { countries: ['DE', 'FR', 'PT', 'ES'], bounds: [25, 50, 100] };

/** The share of orders in each group: customer, country, value, weekday. */
const SHARES = [
  [0.65, 0.35],
  [0.1, 0.4, 0.25, 0.15, 0.1],
  [0, 0.25, 0.25, 0.25, 0.25],
  [0.15, 0.13, 0.13, 0.13, 0.14, 0.14, 0.18],
] as const;

/** The share of orders in each stratum. */
export const STRATUM_SHARES: readonly number[] = Array.from({ length: countStrata(DIVISION) }, (_, stratum) =>
  groupsOfStratum(DIVISION, stratum).reduce((share, group, fact) => share * (SHARES[fact]?.[group] ?? 0), 1),
);
