import { INVOICE_FIRST_PAGE, INVOICE_PAGE_SIZE } from '#shared/api/values.ts';
import { REQUEST_TIMEOUT_MS } from '../api/request-timeout.ts';
import type {
  HostedSessionType,
  InvoiceStatus,
  ProviderCustomer,
  ProviderInvoice,
  ProviderSubscription,
  ProviderUsageReport,
  ReportPeriod,
} from '#shared/plan/provider.ts';
import { askBilling, type BillingAddress } from './billing-request.ts';

export interface BillingClientOptions {
  /** The base of the provider's API or of the embedded service, without a trailing slash. */
  readonly apiUrl: string;
  readonly appId: string;
  readonly customerApiToken: string;
  /** The server's secret key. It exists here only to be refused. */
  readonly apiKey?: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  /** The page's query, which may contain a locale. */
  readonly pageQuery?: () => string;
}

export interface UsageEvent {
  readonly eventName: string;
  /** Events with the same id count once. */
  readonly eventId?: string;
  readonly timestamp?: Date;
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface SubscribeOptions {
  readonly planId: string;
  readonly returnUrl?: string;
}

export interface InvoiceOptions {
  readonly page?: number;
  readonly limit?: number;
  readonly status?: InvoiceStatus;
}

export interface ReportOptions {
  readonly id: string;
  readonly period?: ReportPeriod;
}

export type BillingClient = ReturnType<typeof createBillingClient>;

/** The provider's protocol for browsers: with the customer's token, never the secret key. */
export function createBillingClient(options: BillingClientOptions) {
  const address = addressOf(options);
  return {
    async getCustomer(id?: string): Promise<ProviderCustomer> {
      const call = { method: 'GET', path: '/customer', input: { id } } as const;
      return (await askBilling<{ customer: ProviderCustomer }>(address, call)).customer;
    },
    subscribe: ({ planId, returnUrl }: SubscribeOptions): Promise<ProviderSubscription> =>
      askBilling(address, { method: 'POST', path: '/subscriptions', input: { planId, returnUrl } }),
    changeCap: (id: string, cappedAmount: number): Promise<ProviderSubscription> =>
      askBilling(address, { method: 'PUT', path: '/subscriptions', input: { id, cappedAmount } }),
    cancelSubscription: (cancelReason?: string): Promise<ProviderSubscription> =>
      askBilling(address, { method: 'DELETE', path: '/subscriptions', input: { cancelReason } }),
    sendUsage: (events: UsageEvent | readonly UsageEvent[]): Promise<{ success: boolean }> =>
      askBilling(address, {
        method: 'POST',
        path: '/usage_events',
        input: 'eventName' in events ? { ...events } : { events },
      }),
    async getUsageReport({ id, period }: ReportOptions): Promise<ProviderUsageReport> {
      const path = `/usage_events/${encodeURIComponent(id)}/report`;
      const call = { method: 'GET', path, input: { period } } as const;
      return (await askBilling<{ report: ProviderUsageReport }>(address, call)).report;
    },
    addPaymentMethod(returnUrl: string): Promise<{ id: string; clientSecret: string }> {
      if (returnUrl === '') throw new Error('returnUrl is required');
      return askBilling(address, { method: 'POST', path: '/payment_methods', input: { returnUrl } });
    },
    listInvoices: ({ page, limit, status }: InvoiceOptions = {}): Promise<{
      invoices: readonly ProviderInvoice[];
      hasMore: boolean;
    }> =>
      askBilling(address, {
        method: 'GET',
        path: '/invoices',
        input: { page: page ?? INVOICE_FIRST_PAGE, limit: limit ?? INVOICE_PAGE_SIZE, status },
      }),
    async openHostedSession(type: HostedSessionType | ''): Promise<{ id: string; url: string }> {
      if (type === '') throw new Error('type is required');
      const config = localeIn(options.pageQuery?.() ?? window.location.search);
      const call = { method: 'POST', path: '/hosted_sessions', input: { type, config } } as const;
      return (await askBilling<{ session: { id: string; url: string } }>(address, call)).session;
    },
  };
}

function addressOf({
  apiUrl,
  appId,
  customerApiToken,
  apiKey,
  ...rest
}: BillingClientOptions): BillingAddress {
  if (appId === '') throw new Error('appId is required');
  if (apiKey !== undefined) throw new Error('apiKey must never be used in a browser');
  return {
    apiUrl,
    headers: { 'X-Mantle-App-Id': appId, 'X-Mantle-Customer-Api-Token': customerApiToken },
    timeoutMs: rest.timeoutMs ?? REQUEST_TIMEOUT_MS,
    fetch: rest.fetch ?? ((input, init) => fetch(input, init)),
  };
}

function localeIn(query: string): { locale?: string } {
  const locale = new URLSearchParams(query).get('locale');
  return locale === null ? {} : { locale };
}
