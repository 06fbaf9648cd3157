import * as z from 'zod/mini';
import { endpoint, type Unchanging } from './endpoint.ts';

/** Of a limit, -1 and null mean unlimited. */
const feature = z.object({
  name: z.string(),
  type: z.enum(['boolean', 'limit', 'limit_with_overage']),
  value: z.nullable(z.union([z.boolean(), z.number()])),
});

const features = z.record(z.string(), feature);

const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** In units of the currency per interval; 0 is the free plan. */
  amount: z.number(),
  currencyCode: z.string(),
  interval: z.enum(['EVERY_30_DAYS', 'ANNUAL']),
  trialDays: z.number(),
  features,
  /** Keys of `features` in the order in which a comparison lists them. */
  featuresOrder: z.array(z.string()),
});

const subscription = z.object({
  id: z.string(),
  plan,
  active: z.boolean(),
  features,
  createdAt: z.string(),
});

/** What the store has, in the billing provider's words; `subscription` is null until a plan is chosen. */
const billingCustomer = z.object({
  id: z.string(),
  features,
  plans: z.array(plan),
  subscription: z.nullable(subscription),
});

export type BillingFeature = Unchanging<z.output<typeof feature>>;
export type BillingPlan = Unchanging<z.output<typeof plan>>;
export type BillingCustomer = Unchanging<z.output<typeof billingCustomer>>;

export const listPlans = endpoint({
  name: 'listPlans',
  summary: 'The plans on offer.',
  method: 'GET',
  path: '/billing/plans',
  input: z.object({}),
  output: z.array(plan),
});

export const getBillingCustomer = endpoint({
  name: 'getBillingCustomer',
  summary: 'The subscription load: the plan a store has and what it allows.',
  method: 'GET',
  path: '/billing/customer',
  input: z.object({}),
  output: billingCustomer,
});

export const startWithFree = endpoint({
  name: 'startWithFree',
  summary: 'Choose the free plan. Asking again changes nothing; a paid plan is not touched.',
  method: 'POST',
  path: '/billing/start-with-free',
  input: z.object({}),
  output: billingCustomer,
});
