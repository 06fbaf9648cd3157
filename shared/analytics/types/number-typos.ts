import type { NumberResult } from '../../survey/types/number/schema.ts';

/** Numbers so far outside that they are most likely typos: a weight in grams where kilograms are asked for. */
type Outside = NonNullable<NumberResult['outside']>;

interface Divided {
  readonly inside: ReadonlyMap<number, number>;
  /** Null if no number is that far outside. */
  readonly outside: Outside | null;
}

const FEWEST_ANSWERS = 10;
/** So many times the middle half reaches beyond it. Numbers that are only unequal, such as incomes, lie within. */
const REACH = 5;
/** Where most numbers are the same, the middle half has no width. */
const LEAST_WIDTH = 0.5;
/** More are no typos. */
const MOST = 0.05;

/** Tells typos by the middle half of the numbers, which a few of them cannot move. */
export function divideTypos(counts: ReadonlyMap<number, number>): Divided {
  const sorted = [...counts].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  const answers = sorted.reduce((sum, [, count]) => sum + count, 0);
  const whole = { inside: counts, outside: null };
  if (answers < FEWEST_ANSWERS) return whole;
  const at = (share: number) => {
    let passed = 0;
    return sorted.find(([, count]) => (passed += count) > share * (answers - 1))?.[0] ?? 0;
  };
  const [low, middle, high] = [at(0.25), at(0.5), at(0.75)];
  const reach = REACH * Math.max(high - low, LEAST_WIDTH * Math.abs(middle));
  if (reach === 0) return whole;
  const isOutside = ([value]: readonly [number, number]) => value < low - reach || value > high + reach;
  const far = sorted.filter(isOutside);
  const [first, last] = [far[0], far.at(-1)];
  const count = far.reduce((sum, [, own]) => sum + own, 0);
  if (!first || !last || count > MOST * answers) return whole;
  return {
    inside: new Map(sorted.filter((each) => !isOutside(each))),
    outside: { count, lowest: first[0], highest: last[0] },
  };
}

/** *2 answers far outside, from 20,000 to 90,000* */
export function leftOutText({ count, lowest, highest }: Outside, figure: (value: number) => string): string {
  const range = lowest === highest ? figure(lowest) : `from ${figure(lowest)} to ${figure(highest)}`;
  return `${count.toLocaleString('en')} ${count === 1 ? 'answer' : 'answers'} far outside, ${range}`;
}
