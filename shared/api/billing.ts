import * as z from 'zod/mini';
import { FEATURE_KEYS } from '../plan/features.ts';
import { BILLING_STATUSES, INVOICE_STATUSES } from '../plan/provider.ts';
import { wholeInAddress } from './building-blocks.ts';
import { idSchema } from '../survey/schema.ts';
import { next, pageNumber } from './paging.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { CANCEL_REASON_LENGTH, INVOICE_PAGE_SIZE, INVOICE_FIRST_PAGE } from './values.ts';

/** For a limit, -1 and null mean unlimited. */
const feature = z.object({
  name: z.string(),
  type: z.enum(['boolean', 'limit', 'limit_with_overage']),
  value: z.nullable(z.union([z.boolean(), z.number()])),
});

const features = z.record(z.string(), feature);

const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** In main units of the currency per interval; 0 is the free plan. */
  amount: z.number(),
  currencyCode: z.string(),
  interval: z.enum(['EVERY_30_DAYS', 'ANNUAL']),
  trialDays: z.number(),
  features,
  /** Keys of `features` in the order of the plan comparison. */
  featuresOrder: z.array(z.string()),
});

/** Dates that do not apply are left out. */
const subscription = z.object({
  id: z.string(),
  plan,
  active: z.boolean(),
  features,
  createdAt: z.string(),
  currentPeriodEnd: z.optional(z.string()),
  trialExpiresAt: z.optional(z.string()),
  /** When a cancelled subscription ends; it stays active until the paid period is over. */
  cancelOn: z.optional(z.string()),
});

/**
 * The store's billing state in the billing provider's terms; `subscription` is null until the merchant chooses a
 * plan.
 */
const billingCustomer = z.object({
  id: z.string(),
  features,
  plans: z.array(plan),
  subscription: z.nullable(subscription),
  billingStatus: z.optional(z.enum(BILLING_STATUSES)),
});

export type BillingFeature = DeepReadonly<z.output<typeof feature>>;
export type BillingPlan = DeepReadonly<z.output<typeof plan>>;
export type BillingCustomer = DeepReadonly<z.output<typeof billingCustomer>>;

export const listPlans = endpoint('GET /billing/plans', {
  name: 'listPlans',
  summary: 'The plans on offer.',
  input: z.object({}),
  output: z.array(plan),
});

export const getBillingCustomer = endpoint('GET /billing/customer', {
  name: 'getBillingCustomer',
  summary: 'Get the store’s plan and its features.',
  input: z.object({}),
  output: billingCustomer,
});

export const startWithFree = endpoint('POST /billing/start-with-free', {
  name: 'startWithFree',
  summary: 'Choose the free plan. Idempotent; a paid plan does not change.',
  input: z.object({}),
  output: billingCustomer,
});

const planId = z.string().check(z.minLength(1), z.maxLength(200));

/** As many surveys as a merchant may name to stay live. */
const KEPT_LIVE_MAX = 100;

export const changePlan = endpoint('POST /billing/plan', {
  name: 'changePlan',
  summary:
    'Request another plan. A free plan starts at once, a paid plan once the merchant has approved the charge.',
  rate: 'heavy',
  input: z.object({
    planId,
    /** Whether the app runs inside the store's admin. Decides where the charge page returns to. */
    framed: z.boolean(),
    /** The surveys that stay live if the plan has no room for all; the busiest ones without this. */
    keepLive: z._default(z.array(idSchema).check(z.maxLength(KEPT_LIVE_MAX)), []),
  }),
  output: z.object({
    /** The store platform's charge page, opened in the top window; null if the store already has the plan. */
    confirmationUrl: z.nullable(z.string()),
    customer: billingCustomer,
  }),
});

export const cancelPlan = endpoint('POST /billing/cancel', {
  name: 'cancelPlan',
  summary:
    'Cancel the subscription, at once or at the end of the paid period. Surveys over the new limit are paused.',
  rate: 'heavy',
  input: z.object({
    when: z.enum(['now', 'period_end']),
    reason: z.optional(z.string().check(z.maxLength(CANCEL_REASON_LENGTH))),
  }),
  output: billingCustomer,
});

const liveSurvey = z.object({ surveyId: z.string(), name: z.string(), responses: z.number() });

const changePreview = z.object({
  /** When the change takes effect, ISO 8601; null means at once. */
  endsOn: z.nullable(z.string()),
  surveysToPause: z.number(),
  /** The surveys that stop unless the merchant chooses others: those with the fewest answers. */
  surveys: z.array(liveSurvey),
  liveSurveys: z.number(),
  /** The live surveys that may stay live, the busiest first, from which the merchant chooses. */
  live: z.array(liveSurvey),
  /** The live surveys that stop because they choose shoppers by what the plan does not include. */
  overTargeted: z.array(liveSurvey),
  /** Whether the store collects no new responses for the rest of this month. */
  stopsResponses: z.boolean(),
  /** Features that the change reduces. For a limit, null means unlimited; for a switch, null is on and 0 is off. */
  lost: z.array(
    z.object({
      key: z.enum(FEATURE_KEYS),
      name: z.string(),
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
    }),
  ),
});

export type ChangePreview = DeepReadonly<z.output<typeof changePreview>>;

export const previewChange = endpoint('GET /billing/change-preview', {
  name: 'previewChange',
  summary: 'Count what another plan would stop; without a plan in the input, what a cancellation would stop.',
  input: z.object({ planId: z.optional(planId) }),
  output: changePreview,
});

const invoice = z.object({
  id: z.string(),
  status: z.enum(INVOICE_STATUSES),
  periodStart: z.string(),
  periodEnd: z.string(),
  total: z.number(),
  amountPaid: z.number(),
  currencyCode: z.string(),
  /** A charge of a development store, which nobody pays. */
  test: z.boolean(),
  createdAt: z.string(),
  items: z.array(z.object({ id: z.string(), description: z.string(), amount: z.number() })),
});

const invoicePage = z.object({ invoices: z.array(invoice), next });

export type BillingInvoices = DeepReadonly<z.output<typeof invoicePage>>;

export const listInvoices = endpoint('GET /billing/invoices', {
  name: 'listInvoices',
  summary: 'List the store’s invoices, newest first. The first page is 0.',
  input: z.object({
    page: pageNumber(INVOICE_FIRST_PAGE),
    limit: z._default(wholeInAddress(1, 100), INVOICE_PAGE_SIZE),
    status: z.optional(z.enum(INVOICE_STATUSES)),
  }),
  output: invoicePage,
});

const planUsage = z.object({
  /** The month of the store's calendar, `YYYY-MM`, that monthly limits apply to. */
  month: z.string(),
  limits: z.array(
    z.object({
      key: z.enum(['questions_per_survey', 'active_surveys', 'responsesPerSurvey']),
      name: z.string(),
      used: z.number(),
      /** Null means unlimited. */
      limit: z.nullable(z.number()),
      /** `near` from 80 % of the limit; `reached` when the limit refuses more. */
      level: z.enum(['fine', 'near', 'reached']),
    }),
  ),
  /** Answers beyond the plan's limit, which count once a larger plan begins; null without any. */
  veiled: z.nullable(z.object({ responses: z.number(), since: z.string() })),
});

export type PlanUsage = DeepReadonly<z.output<typeof planUsage>>;

export const getPlanUsage = endpoint('GET /billing/usage', {
  name: 'getPlanUsage',
  summary: 'Get the usage of each limit of the plan.',
  input: z.object({}),
  output: planUsage,
});
