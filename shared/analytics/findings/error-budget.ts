import { PART_ERROR, stepDown } from '../compare.ts';

/** A claim is certain if it also holds with this part of the error, so that at most 1 page of 200 has a false one. */
export const PART_OF_CERTAIN = 1 / 20;

export type Certainty = 'certain' | 'likely';

/** Judges all claims of one kind together, by Holm's procedure. Null for what chance may explain. */
export function certainties(pValues: readonly number[]): (Certainty | null)[] {
  const [likely, certain] = [stepDown(pValues, PART_ERROR), stepDown(pValues, PART_ERROR * PART_OF_CERTAIN)];
  return pValues.map((p) => {
    if (p > likely) return null;
    return p <= certain ? 'certain' : 'likely';
  });
}
