import { rate } from '../intervals.ts';
import type { NumberResult } from '../../survey/types/number/schema.ts';

const MOST = 12;

/** Buckets of equal width, 1, 2 or 5 times a power of ten, from the lowest number to the highest. */
export function bucketsOf(
  counts: ReadonlyMap<number, number>,
  decimals: boolean,
  answered: number,
): NumberResult['buckets'] {
  const values = [...counts].filter(([, count]) => count > 0);
  if (values.length === 0) return [];
  const lowest = Math.min(...values.map(([value]) => value));
  const highest = Math.max(...values.map(([value]) => value));
  const width = widthFor(lowest, highest, decimals);
  const first = Math.floor(exact(lowest / width));
  const found = new Map<number, number>();
  for (const [value, count] of values) {
    const place = Math.floor(exact(value / width)) - first;
    found.set(place, (found.get(place) ?? 0) + count);
  }
  const last = Math.max(...found.keys());
  return Array.from({ length: last + 1 }, (_, place) => ({
    from: exact((first + place) * width),
    to: exact((first + place + 1) * width),
    rate: rate(found.get(place) ?? 0, answered),
  }));
}

/** Answers have at most four decimals and nine digits before them (see `number-fault.ts`). */
const WIDTHS = Array.from({ length: 14 }, (_, place) => place - 4).flatMap((exponent) =>
  [1, 2, 5].map((step) => Number(`${step}e${exponent}`)),
);
const WIDEST = 5e9;

/** The smallest width that needs at most twelve buckets. */
function widthFor(lowest: number, highest: number, decimals: boolean): number {
  if (lowest === highest) return 1;
  const least = decimals ? 0 : 1;
  const bucketsAt = (width: number) =>
    Math.floor(exact(highest / width)) - Math.floor(exact(lowest / width)) + 1;
  return WIDTHS.find((width) => width >= least && bucketsAt(width) <= MOST) ?? WIDEST;
}

/** Removes the rounding errors of binary fractions: 0.1 × 3 is 0.3. */
const exact = (value: number): number => Number(value.toPrecision(12));
