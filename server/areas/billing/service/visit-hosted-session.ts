import { AppError } from '#shared/errors.ts';
import { INVOICE_PAGE_SIZE } from '#shared/api/values.ts';
import { shopOrigin } from '#server/kernel/platform/shop-host.ts';
import { findLiveCount } from '#server/areas/identity/stores/live-count-repository.ts';
import type { BillingDeps } from '../billing.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { describeCustomer } from '../describe-customer.ts';
import { listInvoices } from '../list-invoices.ts';
import { subscribe } from '../subscribe.ts';
import { hostedPage, hostedPolicy } from './hosted-page.ts';
import { readHostedSession } from './hosted-session.ts';

/** The current content of a hosted session's page. */
export async function showHostedSession(
  deps: BillingDeps,
  sealed: string,
  escape: (text: string) => string,
): Promise<{ html: string; policy: string }> {
  const { storeId, type, locale } = readHostedSession(deps, sealed);
  const [customer, { invoices }, liveSurveys] = await Promise.all([
    describeCustomer(deps, storeId),
    listInvoices(deps, storeId, { page: 0, limit: INVOICE_PAGE_SIZE, status: null }),
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

/** Handles a form of that page. Returns the address of the charge page, or null to show the page again. */
export async function submitHostedForm(
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
