import { describe, expect, it } from 'vitest';
import { createBillingClient, type BillingClientOptions } from '#web/admin/lib/billing/billing-client.ts';
import { BillingError } from '#web/admin/lib/billing/billing-error.ts';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** Creates a client whose provider answers every call with the same reply, and records the requests. */
function clientOf(reply: object | string, status = 200, more: Partial<BillingClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetched: typeof fetch = (input, init = {}) => {
    const { method, headers, body } = init;
    const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    sent.push({ url: input as string, method, headers: headers as Record<string, string>, body: text });
    return Promise.resolve(
      new Response(typeof reply === 'string' ? reply : JSON.stringify(reply), { status }),
    );
  };
  const options = { apiUrl: 'https://billing.example/v1', appId: 'askwell', customerApiToken: 'token' };
  return { client: createBillingClient({ ...options, fetch: fetched, pageQuery: () => '', ...more }), sent };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as BillingError,
  );

describe('the billing client', () => {
  it('sends the app id and the customer', async () => {
    const { client, sent } = clientOf({ customer: { id: 'cus' } });
    expect(await client.getCustomer()).toEqual({ id: 'cus' });
    expect(sent[0]).toMatchObject({
      url: 'https://billing.example/v1/customer',
      method: 'GET',
      body: undefined,
    });
    expect(sent[0]?.headers).toMatchObject({
      'X-Mantle-App-Id': 'askwell',
      'X-Mantle-Customer-Api-Token': 'token',
    });
    expect(sent[0]?.headers).not.toHaveProperty('X-Mantle-App-Api-Key');
  });

  it.each<[string, (client: ReturnType<typeof createBillingClient>) => Promise<unknown>, object]>([
    ['a customer by id', (client) => client.getCustomer('c 1'), { method: 'GET', url: '/customer?id=c+1' }],
    [
      'a subscription',
      (client) => client.subscribe({ planId: 'p', returnUrl: 'https://a.example/' }),
      { method: 'POST', url: '/subscriptions', body: { planId: 'p', returnUrl: 'https://a.example/' } },
    ],
    [
      'a cap',
      (client) => client.changeCap('s', 5),
      { method: 'PUT', url: '/subscriptions', body: { id: 's', cappedAmount: 5 } },
    ],
    [
      'a cancellation',
      (client) => client.cancelSubscription(),
      { method: 'DELETE', url: '/subscriptions', body: undefined },
    ],
    [
      'a cancellation with its reason',
      (client) => client.cancelSubscription('dear'),
      { method: 'DELETE', body: { cancelReason: 'dear' } },
    ],
    [
      'one event',
      (client) => client.sendUsage({ eventName: 'e', eventId: '1' }),
      { method: 'POST', url: '/usage_events', body: { eventName: 'e', eventId: '1' } },
    ],
    [
      'many events',
      (client) => client.sendUsage([{ eventName: 'e' }]),
      { method: 'POST', body: { events: [{ eventName: 'e' }] } },
    ],
    [
      'a report',
      (client) => client.getUsageReport({ id: 'a/b', period: 'weekly' }),
      { method: 'GET', url: '/usage_events/a%2Fb/report?period=weekly' },
    ],
    [
      'a payment method',
      (client) => client.addPaymentMethod('https://a.example/'),
      { method: 'POST', url: '/payment_methods', body: { returnUrl: 'https://a.example/' } },
    ],
    [
      'the first ten invoices',
      (client) => client.listInvoices(),
      { method: 'GET', url: '/invoices?page=0&limit=10' },
    ],
    [
      'some invoices',
      (client) => client.listInvoices({ page: 2, limit: 5, status: 'open' }),
      { url: '/invoices?page=2&limit=5&status=open' },
    ],
    [
      'a hosted session',
      (client) => client.openHostedSession('plans'),
      { method: 'POST', url: '/hosted_sessions', body: { type: 'plans', config: {} } },
    ],
  ])('requests %s in the provider’s format', async (_what, ask, expected) => {
    const { client, sent } = clientOf({ customer: {}, report: {}, session: {} });
    await ask(client);
    const [{ url, ...rest } = { url: '' }] = sent;
    expect({ ...rest, url: url.replace('https://billing.example/v1', '') }).toMatchObject(expected);
  });

  it('reads the locale of a hosted session from the page’s query', async () => {
    const { client, sent } = clientOf({ session: { id: 's', url: 'u' } }, 200, {
      pageQuery: () => '?shop=x&locale=pt-BR',
    });
    expect(await client.openHostedSession('account')).toEqual({ id: 's', url: 'u' });
    expect(sent[0]?.body).toEqual({ type: 'account', config: { locale: 'pt-BR' } });
  });

  it('requires an app id and refuses the secret key', () => {
    expect(() => clientOf({}, 200, { appId: '' })).toThrow('appId is required');
    expect(() => clientOf({}, 200, { apiKey: 'secret' })).toThrow('apiKey must never be used in a browser');
  });

  it('requires a returnUrl and a type before it sends anything', async () => {
    const { client, sent } = clientOf({});
    expect(() => client.addPaymentMethod('')).toThrow('returnUrl is required');
    await expect(client.openHostedSession('')).rejects.toThrow('type is required');
    expect(sent).toEqual([]);
  });

  it('returns the provider’s error with any status', async () => {
    for (const status of [200, 422]) {
      const { client } = clientOf({ error: 'There is no such plan.', details: 'NOT_FOUND' }, status);
      expect(await failureOf(client.subscribe({ planId: 'x' }))).toMatchObject({
        ...{ name: 'BillingError', message: 'There is no such plan.', details: 'NOT_FOUND', status },
      });
    }
  });

  it.each([
    ['a page instead of JSON', '<html>', 502, 'PARSING_ERROR'],
    ['an empty reply', '', 200, 'PARSING_ERROR'],
    ['an error without a message', {}, 500, 500],
    ['JSON of another shape', 'null', 200, 200],
  ])('shows the default message for %s', async (_what, reply, status, expected) => {
    const failure = await failureOf(clientOf(reply, status).client.getCustomer());
    expect(failure).toBeInstanceOf(BillingError);
    expect(failure).toMatchObject({ status: expected, message: 'An error occurred' });
  });

  it('distinguishes a lost connection from a timeout', async () => {
    const lost = clientOf({}, 200, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await failureOf(lost.client.getCustomer())).toMatchObject({
      status: 'FETCH_ERROR',
      message: 'An error occurred',
    });
    const late: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const { client } = clientOf({}, 200, { fetch: late, timeoutMs: 5 });
    expect(await failureOf(client.getCustomer())).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });
});
