import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { FEATURE_KEYS } from '../plan/features.ts';
import { BILLING_STATUSES, INVOICE_STATUSES } from '../plan/provider.ts';
import { pageNumber, wholeInAddress } from './building-blocks.ts';
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

/** Moments that do not apply are left out. */
const subscription = z.object({
  id: z.string(),
  plan,
  active: z.boolean(),
  features,
  createdAt: z.string(),
  currentPeriodEnd: z.optional(z.string()),
  trialExpiresAt: z.optional(z.string()),
  /** When a cancelled subscription that is still paid for will end. */
  cancelOn: z.optional(z.string()),
});

/** What the store has, in the billing provider's words; `subscription` is null until a plan is chosen. */
const billingCustomer = z.object({
  id: z.string(),
  features,
  plans: z.array(plan),
  subscription: z.nullable(subscription),
  billingStatus: z.optional(z.enum(BILLING_STATUSES)),
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

const planId = z.string().check(z.minLength(1), z.maxLength(200));

export const changePlan = endpoint({
  name: 'changePlan',
  summary:
    'Ask for another plan. A free one is there at once; a paid one once the merchant has agreed to the charge.',
  method: 'POST',
  path: '/billing/plan',
  rate: 'heavy',
  input: z.object({
    planId,
    /** Whether the app runs inside the store's admin, and so where the charge page leads back to. */
    framed: z.boolean(),
  }),
  output: z.object({
    /** The store platform's charge page, to be opened in the top window; null if the plan is there already. */
    confirmationUrl: z.nullable(z.string()),
    customer: billingCustomer,
  }),
});

export const cancelPlan = endpoint({
  name: 'cancelPlan',
  summary:
    'Cancel the subscription, at once or when what was paid for is used up. What is over the limit is paused.',
  method: 'POST',
  path: '/billing/cancel',
  rate: 'heavy',
  input: z.object({
    when: z.enum(['now', 'period_end']),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: billingCustomer,
});

const changePreview = z.object({
  /** When the change takes effect, ISO; null is at once. */
  endsOn: z.nullable(z.string()),
  surveysToPause: z.number(),
  /** Their names, in the order of the last publication. */
  surveys: z.array(z.object({ surveyId: z.string(), name: z.string() })),
  liveSurveys: z.number(),
  /** Whether no new responses would be taken for the rest of this month. */
  stopsResponses: z.boolean(),
  /** What there will be less of. Null is without end; of what is on or off, null is on and 0 is off. */
  lost: z.array(
    z.object({
      key: z.enum(FEATURE_KEYS),
      name: z.string(),
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
    }),
  ),
});

export type ChangePreview = Unchanging<z.output<typeof changePreview>>;

export const previewChange = endpoint({
  name: 'previewChange',
  summary: 'What will stop with another plan, in numbers; without a plan, what will stop with none.',
  method: 'GET',
  path: '/billing/change-preview',
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
  /** Nobody paid for it: the store is one for development. */
  test: z.boolean(),
  createdAt: z.string(),
  items: z.array(z.object({ id: z.string(), description: z.string(), amount: z.number() })),
});

const invoicePage = z.object({ invoices: z.array(invoice), hasMore: z.boolean() });

export type BillingInvoices = Unchanging<z.output<typeof invoicePage>>;

export const listInvoices = endpoint({
  name: 'listInvoices',
  summary: 'The store’s invoices, newest first. Pages are counted from 0.',
  method: 'GET',
  path: '/billing/invoices',
  input: z.object({
    page: pageNumber(LIMITS.invoiceFirstPage),
    limit: z._default(wholeInAddress(1, 100), LIMITS.invoicePageSize),
    status: z.optional(z.enum(INVOICE_STATUSES)),
  }),
  output: invoicePage,
});

const planUsage = z.object({
  /** The store's calendar month, `YYYY-MM`, that monthly limits count in. */
  month: z.string(),
  limits: z.array(
    z.object({
      key: z.enum(['questions_per_survey', 'active_surveys', 'responsesPerSurvey']),
      name: z.string(),
      used: z.number(),
      /** Null is without end. */
      limit: z.nullable(z.number()),
      /** From 80 % on a merchant should know; once it is reached, more is refused. */
      level: z.enum(['fine', 'near', 'reached']),
    }),
  ),
});

export type PlanUsage = Unchanging<z.output<typeof planUsage>>;

export const getPlanUsage = endpoint({
  name: 'getPlanUsage',
  summary: 'How much of each limit of the plan is used.',
  method: 'GET',
  path: '/billing/usage',
  input: z.object({}),
  output: planUsage,
});
