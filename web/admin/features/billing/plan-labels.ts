import type { BillingFeature, BillingPlan } from '#shared/api/billing.ts';
import { INTERVAL_LABELS } from '#shared/plan/billing-labels.ts';
import { FEATURE_NAMES, type FeatureKey } from '#shared/plan/features.ts';
import { percent } from '#shared/words/percent.ts';
import { pluralize } from '../../lib/pluralize.ts';

/** *Pro, yearly*: paid plans of the same name differ by their interval. */
export function nameOf({ name, amount, interval }: BillingPlan): string {
  return amount === 0 ? name : `${name}, ${INTERVAL_LABELS[interval].choice.toLowerCase()}`;
}

/** *2 months free* or *12% less*: a year compared with twelve months; null if it saves nothing. */
export function yearlySaving(plans: readonly BillingPlan[]): string | null {
  const paid = plans.filter(({ amount }) => amount > 0);
  const monthly = paid.find(({ interval }) => interval === 'EVERY_30_DAYS');
  const yearly = paid.find(({ interval }) => interval === 'ANNUAL');
  if (!monthly || !yearly || monthly.currencyCode !== yearly.currencyCode) return null;
  const months = 12 - yearly.amount / monthly.amount;
  if (months <= 0) return null;
  return Number.isInteger(months) ? `${pluralize(months, 'month')} free` : `${percent(months / 12)} less`;
}

/** What each feature is, and what a plan without it offers; in the order of the comparison. */
const NOTES: Readonly<Record<FeatureKey, string>> = {
  active_surveys: 'Live at the same time. Drafts and paused surveys do not count.',
  questions_per_survey: 'In one survey.',
  responsesPerSurvey:
    'For all your surveys together, in a calendar month. Further answers are kept, veiled, and count when you upgrade.',
  advanced_survey_targeting:
    'By location and order value. New or repeat customers can be chosen on every plan.',
  advanced_analytics: 'By country, customer, placement and order value. Totals are on every plan.',
  download_survey_reports: 'Every answer as a spreadsheet.',
  ordersLimit: 'Order values kept with answers, in a month. Answers themselves are always kept.',
  customFeatures:
    'Your own colours, corners, font, logo and pictures, instead of the look of your store’s theme.',
  removeBranding: 'No “Powered by Askwell” below your surveys.',
  thirdPartyIntegrations:
    'Slack, Klaviyo, Google Analytics, webhooks, daily files, tags in your store, and an API for your own programs.',
};

export interface ComparedFeature {
  readonly key: FeatureKey;
  readonly name: string;
  readonly note: string;
}

/** All features that a plan may grant. */
export const COMPARED: readonly ComparedFeature[] = (Object.keys(NOTES) as FeatureKey[]).map((key) => ({
  key,
  name: FEATURE_NAMES[key],
  note: NOTES[key],
}));

export interface Grant {
  /** What the plan grants of a feature, in words. */
  readonly value: string;
  readonly granted: boolean;
}

const NOT_INCLUDED: Grant = { value: 'Not included', granted: false };

export function grantOf({ features }: BillingPlan, key: FeatureKey): Grant {
  const feature: BillingFeature | undefined = features[key];
  if (feature === undefined) return NOT_INCLUDED;
  const { type, value } = feature;
  if (type === 'boolean') return value === true ? { value: 'Included', granted: true } : NOT_INCLUDED;
  if (value === null || value === -1 || value === true) return { value: 'Unlimited', granted: true };
  if (value === 0 || value === false) return NOT_INCLUDED;
  return { value: `Up to ${value.toLocaleString()}`, granted: true };
}
