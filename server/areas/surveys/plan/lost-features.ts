import {
  allowanceOf,
  FEATURE_KEYS,
  FEATURE_NAMES,
  type FeatureKey,
  type Features,
} from '#shared/plan/features.ts';

/** A feature that the change reduces. Null means unlimited; 0 means none. */
export interface LostFeature {
  readonly key: FeatureKey;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The features that a change of plan reduces, in the order of the plan comparison. */
export function lostFeatures(before: Features, after: Features): LostFeature[] {
  return FEATURE_KEYS.flatMap((key) => {
    const [had, has] = [allowanceOf(before, key), allowanceOf(after, key)];
    if (has >= had) return [];
    return [{ key, name: FEATURE_NAMES[key], before: finite(had), after: finite(has) }];
  });
}

const finite = (allowance: number): number | null => (allowance === Infinity ? null : allowance);
