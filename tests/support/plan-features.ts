import { type Feature, type FeatureKey, UNLIMITED } from '#shared/plan/features.ts';

type Granted = Readonly<Record<FeatureKey, Feature>>;

const off: Feature = { type: 'boolean', value: false };
const on: Feature = { type: 'boolean', value: true };
const limit = (value: number): Feature => ({ type: 'limit', value });

/** The free plan: enough to run one small survey without a time limit. */
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
  ordersLimit: limit(UNLIMITED),
  active_surveys: limit(UNLIMITED),
  customFeatures: on,
  questions_per_survey: limit(UNLIMITED),
  removeBranding: on,
  advanced_analytics: on,
  advanced_survey_targeting: on,
  responsesPerSurvey: limit(UNLIMITED),
  thirdPartyIntegrations: on,
};
