import type { BillingCustomer, BillingInvoices, BillingPlan } from '#shared/api/billing.ts';
import type { InvoiceStatus } from '#shared/plan/provider.ts';
import type { Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/**
 * Pauses the live surveys that a plan has no room for, inside the transaction that changes the plan. Returns how many.
 * The surveys provide it.
 */
export type KeepToPlan = (tx: Queries, storeId: string, features: Features) => Promise<number>;

export interface BillingDeps extends Pick<Deps, 'config' | 'database' | 'newId' | 'clock' | 'log'> {
  readonly keepToPlan: KeepToPlan;
}

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

/** What the app needs of billing, from our own service or another provider's. */
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

/** For areas that ask what a store's plan allows. */
export interface WithBilling {
  readonly billing: Billing;
}
