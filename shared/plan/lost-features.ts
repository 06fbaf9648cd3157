import { allowanceOf, FEATURE_KEYS, FEATURE_NAMES, type FeatureKey, type Features } from './features.ts';

/** A feature of which there will be less. Null is without end; 0 is nothing. */
export interface LostFeature {
  readonly key: FeatureKey;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** What a change from one plan to another takes away, in the order in which plans are compared. */
export function lostFeatures(before: Features, after: Features): LostFeature[] {
  return FEATURE_KEYS.flatMap((key) => {
    const [had, has] = [allowanceOf(before, key), allowanceOf(after, key)];
    if (has >= had) return [];
    return [{ key, name: FEATURE_NAMES[key], before: finite(had), after: finite(has) }];
  });
}

const finite = (allowance: number): number | null => (allowance === Infinity ? null : allowance);
