import { randomBytes } from 'node:crypto';
import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { open, seal } from '../platform/seal.ts';
import type { Billing } from './billing.ts';
import { findBillingIdentity, saveFirstBillingIdentity } from './customer-repository.ts';
import { presentPlan } from './present-plan.ts';
import { findActiveSubscription, insertFirstSubscription } from './subscription-repository.ts';

type BillingDeps = Pick<Deps, 'config' | 'database' | 'newId'>;

/** Billing out of our own tables, with the plans of the configuration. */
export function createLocalBilling(deps: BillingDeps): Billing {
  return {
    listPlans: () => plansOf(deps),
    customerToken: async (storeId) => (await identityOf(deps, storeId)).token,
    loadCustomer: (storeId) => loadCustomer(deps, storeId),
    startWithFree: (storeId) => startWithFree(deps, storeId),
  };
}

function plansOf({ config }: BillingDeps): BillingPlan[] {
  return config.billing.plans.map(presentPlan);
}

async function loadCustomer(deps: BillingDeps, storeId: string): Promise<BillingCustomer> {
  const [identity, subscription] = await Promise.all([
    identityOf(deps, storeId),
    findActiveSubscription(deps.database, storeId),
  ]);
  const plans = plansOf(deps);
  const plan = plans.find(({ id }) => id === subscription?.planId);
  if (subscription !== null && plan === undefined) {
    throw new Error(
      `A store is subscribed to ${subscription.planId}, which the configuration no longer names`,
    );
  }
  const features = plan?.features ?? {};
  return {
    id: identity.customerId,
    features,
    plans,
    subscription:
      subscription && plan
        ? { id: subscription.subscriptionId, plan, active: true, features, createdAt: subscription.createdAt }
        : null,
  };
}

async function startWithFree(deps: BillingDeps, storeId: string): Promise<BillingCustomer> {
  const free = plansOf(deps).find(({ amount }) => amount === 0);
  if (free === undefined) throw new AppError('NOT_FOUND', 'There is no free plan on offer.');
  await insertFirstSubscription(deps.database, {
    storeId,
    subscriptionId: deps.newId(),
    planId: free.id,
    interval: free.interval,
    amount: free.amount,
    currency: free.currencyCode,
  });
  return loadCustomer(deps, storeId);
}

/** The token names its store, so that it can be looked up; the rest of it is chance. Made when first needed. */
async function identityOf(
  { config, database, newId }: BillingDeps,
  storeId: string,
): Promise<{ customerId: string; token: string }> {
  const keys = config.secrets.tokenKeys;
  const context = `billing:${storeId}`;
  let identity = await findBillingIdentity(database, storeId);
  if (identity === null) {
    const token = seal(`${storeId}.${randomBytes(32).toString('base64url')}`, context, keys);
    await saveFirstBillingIdentity(database, storeId, { customerId: newId(), token });
    identity = await findBillingIdentity(database, storeId);
  }
  if (identity === null) throw new AppError('NOT_FOUND');
  return { customerId: identity.customerId, token: open(identity.token, context, keys) };
}
