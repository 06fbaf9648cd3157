import type { BillingCustomer } from '#shared/api/billing.ts';
import type { Billing, BillingDeps } from './billing.ts';
import { toBillingCustomer, toBillingInvoices, toBillingPlan } from './billing-customer.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { identityOf } from './customer-identity.ts';
import { describeCore } from './describe-customer.ts';
import { listInvoices } from './list-invoices.ts';
import { freePlan } from './plans.ts';
import { checkOpenCharges } from './confirm-charge.ts';
import { currentSubscription } from './apply-periods.ts';
import { subscribe } from './subscribe.ts';
import { createProviderBilling } from './provider-billing.ts';

/** Billing from our own tables and the configured plans: what the embedded service does, without HTTP. */
export function createLocalBilling(deps: BillingDeps): Billing {
  const loadCustomer = async (storeId: string): Promise<BillingCustomer> =>
    toBillingCustomer(await describeCore(deps, storeId));
  return {
    loadCustomer,
    async catchUp(storeId) {
      await checkOpenCharges(deps, storeId);
      return loadCustomer(storeId);
    },
    listPlans: async (storeId) => (await describeCore(deps, storeId)).plans.map(toBillingPlan),
    customerToken: async (storeId) => (await identityOf(deps, storeId)).token,
    async startWithFree(storeId) {
      const free = freePlan(deps);
      if ((await currentSubscription(deps, storeId)) === null) {
        await subscribe(deps, storeId, { planId: free.id, returnUrl: undefined });
      }
      return loadCustomer(storeId);
    },
    async subscribe(storeId, planId, returnUrl) {
      return (await subscribe(deps, storeId, { planId, returnUrl })).confirmationUrl ?? null;
    },
    async cancel(storeId, cancellation) {
      await cancelSubscription(deps, storeId, cancellation);
      return loadCustomer(storeId);
    },
    listInvoices: async (storeId, query) =>
      toBillingInvoices(await listInvoices(deps, storeId, query), query.page),
  };
}

/**
 * Creates the billing that `billing.base_url` selects: the embedded service or another provider. One instance per app.
 */
export function createBilling(deps: BillingDeps): Billing {
  return deps.config.billing.embedded ? createLocalBilling(deps) : createProviderBilling(deps);
}
