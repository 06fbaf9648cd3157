import type { BillingCustomer, BillingInvoices, BillingPlan } from '#shared/api/billing.ts';
import type { InvoiceStatus } from '#shared/plan/provider.ts';
import type { Features } from '#shared/plan/features.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/**
 * Pauses the live surveys that exceed a plan, in the transaction that changes the plan. Returns how many. The surveys
 * area provides it.
 */
export type PauseAbovePlan = (tx: Queries, storeId: string, features: Features) => Promise<number>;

export interface BillingDeps extends Pick<Deps, 'config' | 'database' | 'newId' | 'clock' | 'log'> {
  readonly pauseAbovePlan: PauseAbovePlan;
}

/** When a cancelled subscription ends: at once, or at the end of the paid period. */
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

/** The billing operations that the app needs. The embedded service or another provider implements them. */
export interface Billing {
  /** The plans that a store can choose, in display order. */
  listPlans(storeId: string): Promise<readonly BillingPlan[]>;
  /** The token with which the billing client in the merchant's browser authenticates. */
  customerToken(storeId: string): Promise<string>;
  loadCustomer(storeId: string): Promise<BillingCustomer>;
  /** Loads the customer after checking for charges that the merchant accepted meanwhile. */
  catchUp(storeId: string): Promise<BillingCustomer>;
  /** Subscribes a store without a plan to the free one. A store with a plan keeps it. */
  startWithFree(storeId: string): Promise<BillingCustomer>;
  /**
   * Subscribes to a plan. Returns the address of the charge page, or null if the plan starts at once because it costs
   * nothing.
   */
  subscribe(storeId: string, planId: string, returnUrl: string): Promise<string | null>;
  cancel(storeId: string, cancellation: Cancellation): Promise<BillingCustomer>;
  listInvoices(storeId: string, query: InvoiceQuery): Promise<BillingInvoices>;
}

/** For areas that need to know what a store's plan allows. */
export interface WithBilling {
  readonly billing: Billing;
}
