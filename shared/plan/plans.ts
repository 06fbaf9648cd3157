import type { Feature, FeatureKey } from './features.ts';

type Granted = Readonly<Record<FeatureKey, Feature>>;

const off: Feature = { type: 'boolean', value: false };
const on: Feature = { type: 'boolean', value: true };
const limit = (value: number): Feature => ({ type: 'limit', value });

/** The free plan: enough to run one small survey for as long as one likes. */
export const FREE_FEATURES: Granted = {
  download_survey_reports: off,
  ordersLimit: limit(0),
  active_surveys: limit(1),
  customFeatures: off,
  questions_per_survey: limit(10),
  removeBranding: off,
  advanced_analytics: off,
  advanced_survey_targeting: off,
  responsesPerSurvey: limit(100),
  thirdPartyIntegrations: off,
};

export const PRO_FEATURES: Granted = {
  download_survey_reports: on,
  ordersLimit: limit(-1),
  active_surveys: limit(-1),
  customFeatures: on,
  questions_per_survey: limit(-1),
  removeBranding: on,
  advanced_analytics: on,
  advanced_survey_targeting: on,
  responsesPerSurvey: limit(-1),
  thirdPartyIntegrations: on,
};
