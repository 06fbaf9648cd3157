import * as z from 'zod/mini';
import { endpoint, type Unchanging } from './endpoint.ts';

/** The steps of onboarding, in order. Where the merchant stands is kept on the server. */
export const ONBOARDING_STEPS = ['welcome', 'goal', 'ready'] as const;

/** What a merchant wants to learn first; each is a category of the template catalogue. */
export const ONBOARDING_GOALS = [
  'customer satisfaction',
  'product research',
  'customer loyalty',
  'market analysis',
] as const;

const onboarding = z.object({
  step: z.enum(ONBOARDING_STEPS),
  goal: z.nullable(z.enum(ONBOARDING_GOALS)),
});

export type Onboarding = z.output<typeof onboarding>;

const merchantDetails = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  merchantId: z.string(),
  /** IANA name, as the store sets it. */
  timezone: z.string(),
  settings: z.record(z.string(), z.unknown()),
  status: z.enum(['active', 'uninstalled']),
  trialEndsAt: z.nullable(z.string()),
});

const store = z.object({
  storeId: z.string(),
  merchantId: z.string(),
  /** The shop's host, without a scheme. */
  storeUrl: z.string(),
  isNewStore: z.boolean(),
  isOnboardingSkipped: z.boolean(),
  merchantDetails,
  onboarding,
  /** What the billing client sends as its customer token. */
  billingCustomerToken: z.string(),
  /** Where the store switches on what its pages load of us. */
  appEmbedUrl: z.string(),
  /** Every survey ever published counts, whatever became of it. */
  totalPublishedSurveys: z.number(),
});

const metadata = z.object({
  city: z.nullable(z.string()),
  /** The store's plan with the platform, as the platform names it; ours is in the subscription. */
  plan: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  /** ISO 4217. */
  currency: z.string(),
  installedAt: z.string(),
});

export const storeDetails = z.object({ store, metadata });
export type StoreDetails = Unchanging<z.output<typeof storeDetails>>;

export const getStoreDetails = endpoint({
  name: 'getStoreDetails',
  summary: 'Everything the app shows about the signed-in store.',
  method: 'GET',
  path: '/onboarding/store/details',
  input: z.object({}),
  output: storeDetails,
});

export const saveOnboardingProgress = endpoint({
  name: 'saveOnboardingProgress',
  summary: 'Remember how far the merchant came and what was chosen on the way.',
  method: 'PUT',
  path: '/onboarding/progress',
  input: onboarding,
  output: storeDetails,
});

export const skipOnboarding = endpoint({
  name: 'skipOnboarding',
  summary: 'Leave onboarding for good; the store still counts as new.',
  method: 'POST',
  path: '/onboarding/skip',
  input: z.object({}),
  output: storeDetails,
});

export const completeOnboarding = endpoint({
  name: 'completeOnboarding',
  summary: 'Finish onboarding; the store is no longer new.',
  method: 'POST',
  path: '/onboarding/complete',
  input: z.object({}),
  output: storeDetails,
});
