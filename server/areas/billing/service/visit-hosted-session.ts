import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { shopOrigin } from '#server/kernel/platform/shop-host.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { BillingDeps } from '../billing.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { describeCustomer } from '../describe-customer.ts';
import { listInvoices } from '../list-invoices.ts';
import { subscribe } from '../subscribe.ts';
import { hostedPage, hostedPolicy } from './hosted-page.ts';
import { readHostedSession } from './hosted-session.ts';

/** What the page of a hosted session shows now. */
export async function showHostedSession(
  deps: BillingDeps,
  sealed: string,
  escape: (text: string) => string,
): Promise<{ html: string; policy: string }> {
  const { storeId, type, locale } = readHostedSession(deps, sealed);
  const [customer, { invoices }, liveSurveys] = await Promise.all([
    describeCustomer(deps, storeId),
    listInvoices(deps, storeId, { page: 0, limit: LIMITS.invoicePageSize, status: null }),
    findLiveCount(deps.database, storeId),
  ]);
  const { config } = deps;
  const origins = [shopOrigin(customer.myshopifyDomain, config), config.platform.adminOrigin];
  const facts = { appName: config.app.name, type, locale, customer, invoices, liveSurveys };
  return { html: hostedPage(facts, escape), policy: hostedPolicy(origins) };
}

export interface HostedForm {
  readonly action: string;
  readonly planId: string;
  readonly reason: string;
}

/** Does what a form of that page asks for. Says where to go to agree to a charge; null is back to the page. */
export async function actOnHostedSession(
  deps: BillingDeps,
  sealed: string,
  { action, planId, reason }: HostedForm,
): Promise<string | null> {
  const { storeId } = readHostedSession(deps, sealed);
  switch (action) {
    case 'choose': {
      const { confirmationUrl } = await subscribe(deps, storeId, { planId, returnUrl: undefined });
      return confirmationUrl ?? null;
    }
    case 'cancel':
      await cancelSubscription(deps, storeId, { reason: reason.slice(0, 500) || null, when: 'period_end' });
      return null;
    default:
      throw new AppError('INVALID_INPUT', 'This form asks for something that is not known.');
  }
}
