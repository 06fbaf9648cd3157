import { stableHash } from '../stable-hash.ts';

/** The two variants of a split test: `a` is the survey as it is written, `b` has the other wording or order. */
export const VARIANTS = ['a', 'b'] as const;

export type Variant = (typeof VARIANTS)[number];

const HALF = 2 ** 31;

/** The variant that a shopper gets: always the same for one shopper and one test, and each with the same chance. */
export function variantFor(splitKey: string, shopper: string): Variant {
  return stableHash(`split/${splitKey}/${shopper}`) < HALF ? 'a' : 'b';
}
