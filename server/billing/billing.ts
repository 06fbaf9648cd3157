import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';

/** What the app needs of billing, whoever provides it. */
export interface Billing {
  /** The plans on offer, in the order in which they are shown. */
  listPlans(): readonly BillingPlan[];
  /** What the billing client of a merchant's browser sends to be recognised. */
  customerToken(storeId: string): Promise<string>;
  loadCustomer(storeId: string): Promise<BillingCustomer>;
  /** Chooses the free plan for a store without one. A store that has a plan keeps it. */
  startWithFree(storeId: string): Promise<BillingCustomer>;
}
