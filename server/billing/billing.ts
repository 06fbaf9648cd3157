import type { BillingCustomer, BillingInvoices, BillingPlan } from '#shared/api/billing.ts';
import type { InvoiceStatus } from '#shared/plan/provider.ts';
import type { Deps } from '../deps.ts';

export type BillingDeps = Pick<Deps, 'config' | 'database' | 'newId' | 'clock' | 'log'>;

/** When a cancelled subscription ends: at once, or when what was paid for is used up. */
export type CancelTime = 'now' | 'period_end';

export interface Cancellation {
  readonly reason: string | null;
  readonly when: CancelTime;
}

export interface InvoiceQuery {
  readonly page: number;
  readonly limit: number;
  readonly status: InvoiceStatus | null;
}

/** What the app needs of billing, whoever provides it. */
export interface Billing {
  /** The plans on offer to a store, in the order in which they are shown. */
  listPlans(storeId: string): Promise<readonly BillingPlan[]>;
  /** What the billing client of a merchant's browser sends to be recognised. */
  customerToken(storeId: string): Promise<string>;
  loadCustomer(storeId: string): Promise<BillingCustomer>;
  /** The same, after looking for what the merchant may have agreed to elsewhere. */
  catchUp(storeId: string): Promise<BillingCustomer>;
  /** Chooses the free plan for a store without one. A store that has a plan keeps it. */
  startWithFree(storeId: string): Promise<BillingCustomer>;
  /** Asks for another plan. Null if there is nothing to agree to: the store has it from now on. */
  subscribe(storeId: string, planId: string, returnUrl: string): Promise<string | null>;
  cancel(storeId: string, cancellation: Cancellation): Promise<BillingCustomer>;
  listInvoices(storeId: string, query: InvoiceQuery): Promise<BillingInvoices>;
}
