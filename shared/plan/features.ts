/** The features that a plan may grant, in the specification's order. */
export const FEATURE_KEYS = [
  'download_survey_reports',
  'ordersLimit',
  'active_surveys',
  'customFeatures',
  'questions_per_survey',
  'removeBranding',
  'advanced_analytics',
  'advanced_survey_targeting',
  'responsesPerSurvey',
  'thirdPartyIntegrations',
] as const;

export type FeatureKey = (typeof FEATURE_KEYS)[number];

/** The features' names in the plan comparison. */
export const FEATURE_NAMES: Readonly<Record<FeatureKey, string>> = {
  download_survey_reports: 'Export to CSV',
  ordersLimit: 'Orders linked to answers',
  active_surveys: 'Live surveys',
  customFeatures: 'Your own theme, logo and pictures',
  questions_per_survey: 'Questions in a survey',
  removeBranding: 'Surveys without our name',
  advanced_analytics: 'Filters and comparisons',
  advanced_survey_targeting: 'Audience targeting',
  responsesPerSurvey: 'Responses a month',
  thirdPartyIntegrations: 'Connections to other services',
};

export type FeatureType = 'boolean' | 'limit' | 'limit_with_overage';

/** The value of an unlimited limit. Null means the same. */
export const UNLIMITED = -1;

/** A feature as the billing provider sends it. */
export interface Feature {
  readonly type: FeatureType;
  readonly value: boolean | number | null;
}

/** A store's features by key. A missing feature is off. */
export type Features = Readonly<Record<string, Feature>>;

/** The granted feature, or undefined. Ignores names of inherited properties such as `constructor`. */
export function featureOf(features: Features, key: FeatureKey): Feature | undefined {
  return Object.hasOwn(features, key) ? features[key] : undefined;
}

/**
 * The allowed number: Infinity when unlimited, 0 when the feature is off. A limit with overage is unlimited, because
 * the provider charges for the excess.
 */
export function allowanceOf(features: Features, key: FeatureKey): number {
  const feature = featureOf(features, key);
  if (!feature) return 0;
  switch (feature.type) {
    case 'boolean':
      return feature.value === true ? Infinity : 0;
    case 'limit':
      return limitOf(feature.value);
    case 'limit_with_overage':
      return feature.value === false ? 0 : Infinity;
    default:
      return feature.type satisfies never;
  }
}

function limitOf(value: Feature['value']): number {
  if (value === null || value === UNLIMITED || value === true) return Infinity;
  return value === false ? 0 : value;
}

/** The feature check: a boolean must be true; a limit allows one more while the count is below it. */
export function allows(features: Features, key: FeatureKey, count = 0): boolean {
  return count < allowanceOf(features, key);
}
