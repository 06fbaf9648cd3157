import * as z from 'zod/mini';
import type { TemplateCategory } from '../templates/template.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ONBOARDING_STEPS, ONBOARDING_PLACES } from './values.ts';

/** What a merchant wants to learn first. Each is a category of the template catalogue. */
export const ONBOARDING_GOALS = [
  'customer satisfaction',
  'product research',
  'customer loyalty',
  'market analysis',
] as const satisfies readonly Lowercase<TemplateCategory>[];

export type OnboardingGoal = (typeof ONBOARDING_GOALS)[number];

const onboarding = z.object({
  step: z.enum(ONBOARDING_STEPS),
  goal: z.nullable(z.enum(ONBOARDING_GOALS)),
  places: z._default(z.array(z.enum(ONBOARDING_PLACES)).check(z.maxLength(ONBOARDING_PLACES.length)), [
    ONBOARDING_PLACES[0],
  ]),
});

export type Onboarding = DeepReadonly<z.output<typeof onboarding>>;

const merchantDetails = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  merchantId: z.string(),
  /** The store's time zone, an IANA name. */
  timezone: z.string(),
  settings: z.record(z.string(), z.unknown()),
  status: z.enum(['active', 'uninstalled']),
  trialEndsAt: z.nullable(z.string()),
});

/** Notices that show until the merchant dismisses them. The server keeps that, because a frame may have no storage. */
export const STORE_NOTICES = ['mobile_only', 'plan_upgrade'] as const;

export type StoreNotice = (typeof STORE_NOTICES)[number];

const store = z.object({
  storeId: z.string(),
  merchantId: z.string(),
  /** The store's host, without a scheme. */
  storeUrl: z.string(),
  isNewStore: z.boolean(),
  isOnboardingSkipped: z.boolean(),
  merchantDetails,
  onboarding,
  /** The notice about wide windows. */
  isMobileNoticeDismissed: z.boolean(),
  /** The plan whose charge page the merchant was sent to, until the outcome was shown. */
  selectedPlanUpgrade: z.nullable(z.string()),
  /** The customer token that the billing client sends. */
  billingCustomerToken: z.string(),
  /** The page of the store's admin where the merchant switches on the app embed. */
  appEmbedUrl: z.string(),
  /** The page of the store's admin where the merchant adds the block to the thank-you page. */
  checkoutEditorUrl: z.string(),
  /** Counts every survey that was ever published, deleted ones included. */
  totalPublishedSurveys: z.number(),
});

const metadata = z.object({
  city: z.nullable(z.string()),
  /** The store's plan with the store platform, in the platform's words. The Askwell plan is in the subscription. */
  plan: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  /** ISO 4217. */
  currency: z.string(),
  installedAt: z.string(),
});

export const storeDetails = z.object({ store, metadata });
export type StoreDetails = DeepReadonly<z.output<typeof storeDetails>>;

export const getStoreDetails = endpoint('GET /onboarding/store/details', {
  name: 'getStoreDetails',
  summary: 'Get the details of the signed-in store.',
  input: z.object({}),
  output: storeDetails,
});

export const saveOnboardingProgress = endpoint('PUT /onboarding/progress', {
  name: 'saveOnboardingProgress',
  summary: 'Save the merchant’s onboarding step and choices.',
  input: onboarding,
  output: storeDetails,
});

export const skipOnboarding = endpoint('POST /onboarding/skip', {
  name: 'skipOnboarding',
  summary: 'Skip onboarding. The store still counts as new.',
  input: z.object({}),
  output: storeDetails,
});

export const completeOnboarding = endpoint('POST /onboarding/complete', {
  name: 'completeOnboarding',
  summary: 'Complete onboarding. The store no longer counts as new.',
  input: z.object({}),
  output: storeDetails,
});

export const dismissNotice = endpoint('POST /onboarding/notices/dismiss', {
  name: 'dismissNotice',
  summary:
    'Dismiss a notice for good: the one about wide windows, or the one about the outcome of an upgrade.',
  input: z.object({ notice: z.enum(STORE_NOTICES) }),
  output: storeDetails,
});
