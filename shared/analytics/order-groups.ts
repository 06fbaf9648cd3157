/** What the store knows of each of its orders, whether the shopper answered or not. */
export const ORDER_FACTS = ['customer', 'country', 'value', 'weekday'] as const;

export type OrderFact = (typeof ORDER_FACTS)[number];

/** Orders of one kind. */
export type OrderGroup =
  | { readonly fact: 'customer'; readonly customer: 'firstTime' | 'repeat' }
  /** ISO 3166-1 alpha-2, `unknown`, or `other` for all countries that are not listed. */
  | { readonly fact: 'country'; readonly country: string }
  /** From the first amount up to, but without, the second; null is open. Both are null for other currencies. */
  | { readonly fact: 'value'; readonly from: number | null; readonly to: number | null }
  /** 1 is Monday. */
  | { readonly fact: 'weekday'; readonly weekday: number };

/** How the orders of a store are divided into groups. */
export interface OrderDivision {
  /** The countries with most orders, as stored; an unknown country is an empty text. */
  readonly countries: readonly string[];
  /** The amounts between two bands of values, in the store's currency, ascending. */
  readonly bounds: readonly number[];
}

/** A number for each group of a fact. */
export type ByGroup<Value = readonly number[]> = Readonly<Record<OrderFact, Value>>;

/** The groups of each fact. The first country is *other*, the first value is *another currency*. */
export function orderGroups({ countries, bounds }: OrderDivision): ByGroup<readonly OrderGroup[]> {
  const ends = [...bounds, null];
  return {
    customer: [
      { fact: 'customer', customer: 'firstTime' },
      { fact: 'customer', customer: 'repeat' },
    ],
    country: ['other', ...countries.map((code) => code || 'unknown')].map((country) => ({
      fact: 'country' as const,
      country,
    })),
    value: [
      { fact: 'value', from: null, to: null },
      ...ends.map((to, at) => ({ fact: 'value' as const, from: bounds[at - 1] ?? 0, to })),
    ],
    weekday: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ fact: 'weekday' as const, weekday })),
  };
}

/** The number of groups of each fact, in the order of `ORDER_FACTS`. A stratum is one group of each. */
function sizesOf({ countries, bounds }: OrderDivision): readonly number[] {
  return [2, countries.length + 1, bounds.length + 2, 7];
}

export function countStrata(division: OrderDivision): number {
  return sizesOf(division).reduce((product, size) => product * size, 1);
}

/** The group of each fact in a stratum. */
export function groupsOfStratum(division: OrderDivision, stratum: number): number[] {
  const sizes = sizesOf(division);
  const groups: number[] = [];
  let rest = stratum;
  for (const size of [...sizes].reverse()) {
    groups.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  return groups;
}

/** Adds a number for each stratum up by the groups of each fact. */
export function sumByGroup(division: OrderDivision, strata: readonly number[]): ByGroup {
  const groups = strata.flatMap((n, stratum) =>
    n === 0 ? [] : [{ n, own: groupsOfStratum(division, stratum) }],
  );
  const sums = sizesOf(division).map((size, fact) => {
    const ofFact = new Array<number>(size).fill(0);
    for (const { n, own } of groups) addAt(ofFact, own[fact] ?? 0, n);
    return ofFact;
  });
  return Object.fromEntries(ORDER_FACTS.map((fact, at) => [fact, sums[at]])) as unknown as ByGroup;
}

export function addAt(sums: number[], at: number, n: number): void {
  sums[at] = (sums[at] ?? 0) + n;
}

const MOST_COUNTRIES = 8;

/** The countries with most orders. */
export function largestCountries(orders: ReadonlyMap<string, number>): string[] {
  return [...orders]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MOST_COUNTRIES)
    .map(([country]) => country);
}

const QUARTERS = [0.25, 0.5, 0.75];

/**
 * Bounds near the quartiles of all orders, rounded to an amount that is easy to read, so that four bands hold about as
 * many orders each. Where many orders have the same value, there are fewer bands.
 */
export function valueBounds(orders: ReadonlyMap<number, number>): number[] {
  const values = [...orders].filter(([, n]) => n > 0).sort(([a], [b]) => a - b);
  const lowest = values[0]?.[0] ?? 0;
  const quartiles = [...new Set(QUARTERS.map((share) => quantile(values, share)))].filter(
    (value) => value > lowest,
  );
  const gaps = quartiles.slice(1).map((value, at) => value - (quartiles[at] ?? lowest));
  const rounded = quartiles.map((value) => roundTo(value, stepFor(Math.min(...gaps, value - lowest))));
  const highest = values.at(-1)?.[0] ?? 0;
  const areBetween = rounded.every((value, at) => value > (rounded[at - 1] ?? lowest) && value <= highest);
  return areBetween ? rounded : quartiles;
}

function quantile(values: readonly (readonly [value: number, n: number])[], share: number): number {
  const total = values.reduce((sum, [, n]) => sum + n, 0);
  let passed = 0;
  return values.find(([, n]) => (passed += n) > share * total)?.[0] ?? 0;
}

/** The largest of 1, 2, 5, 10 and so on that is at most a third of the gap; no finer than a hundredth. */
function stepFor(gap: number): number {
  const most = Math.max(gap / 3, 0.01);
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  return power * ([5, 2].find((times) => times * power <= most) ?? 1);
}

const roundTo = (value: number, step: number): number =>
  Math.round(Math.round(value / step) * step * 100) / 100;
