import { PART_ERROR, stepDown } from '#shared/analytics/compare.ts';

/** A claim is clear if it also holds with this part of the error, so that at most 1 survey of 200 has a false one. */
export const PART_OF_CLEAR = 1 / 20;

/** Of a claim that a difference is there. Both hold for all looks of 90 days together. */
export type Certainty = 'clear' | 'hint';

/** Judges all claims of one kind together, by Holm's procedure. Null for what chance may explain. */
export function certainties(pValues: readonly number[]): (Certainty | null)[] {
  const [hint, clear] = [stepDown(pValues, PART_ERROR), stepDown(pValues, PART_ERROR * PART_OF_CLEAR)];
  return pValues.map((p) => {
    if (p > hint) return null;
    return p <= clear ? 'clear' : 'hint';
  });
}
