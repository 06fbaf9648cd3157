import { join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { SHOP, decide, install, openDevStore, subscribe } from './support/open-dev-store.ts';
import type { OpenDevStore } from './support/open-dev-store.ts';
import { oracle } from './support/oracle.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

async function installedWith(...topics: string[]): Promise<OpenDevStore> {
  const opened = await openDevStore();
  const { access_token: token } = await install(opened);
  for (const topic of topics) await subscribe(opened, token, topic);
  return opened;
}

/** Waits until the app has received this many webhooks. */
async function untilReceived({ received }: OpenDevStore, count: number) {
  await vi.waitFor(() => expect(received).toHaveLength(count), { timeout: PATIENCE_MS });
  return received;
}

describe('a webhook of the dev store', () => {
  test('signs a webhook as the platform does', async () => {
    const opened = await installedWith('APP_UNINSTALLED');
    await opened.http.post('/admin/uninstall').expect(303);
    const [sent] = await untilReceived(opened, 1);
    const check = await oracle.webhooks.validate({
      rawBody: sent!.body,
      rawRequest: { headers: sent!.headers } as never,
    });
    expect(check).toMatchObject({ valid: true, topic: 'APP_UNINSTALLED', domain: SHOP });
    const changed = await oracle.webhooks.validate({
      rawBody: `${sent!.body} `,
      rawRequest: { headers: sent!.headers } as never,
    });
    expect(changed).toMatchObject({ valid: false, reason: 'invalid_hmac' });
    expect(JSON.parse(sent!.body)).toMatchObject({ myshopify_domain: SHOP, name: 'Juniper & Vale' });
  });

  test('tells the app when a permission is taken back, and takes back none that the app needs', async () => {
    const opened = await openDevStore();
    const { access_token: token } = await install(opened, ['read_orders', 'write_orders']);
    await subscribe(opened, token, 'APP_SCOPES_UPDATE');
    const revoke = (scope: string) =>
      opened.http.post('/admin/permissions').type('form').send({ revoke: scope }).expect(303);
    await revoke('read_orders');
    await revoke('write_orders');
    const [sent] = await untilReceived(opened, 1);
    expect(sent!.headers['x-shopify-topic']).toBe('app/scopes_update');
    expect(JSON.parse(sent!.body)).toMatchObject({
      previous: ['read_orders', 'write_orders'],
      current: ['read_orders'],
    });
  });

  test('retries a webhook under the same id until the app accepts it', async () => {
    const opened = await installedWith('APP_UNINSTALLED');
    opened.answers.push(503, 302);
    await opened.http.post('/admin/uninstall');
    const sent = await untilReceived(opened, 3);
    expect(new Set(sent.map((one) => one.headers['x-shopify-webhook-id'])).size).toBe(1);
    expect(new Set(sent.map((one) => one.body)).size).toBe(1);
    await vi.waitFor(async () => {
      expect((await opened.http.get('/admin/webhooks')).text).toContain('Delivered');
    });
  });

  test('drops a webhook after the last retry', async () => {
    const opened = await installedWith('APP_UNINSTALLED');
    opened.answers.push(500, 500, 500, 500);
    await opened.http.post('/admin/uninstall');
    await untilReceived(opened, 3);
    await vi.waitFor(async () => {
      expect((await opened.http.get('/admin/webhooks')).text).toContain('Given up');
    });
    expect(opened.received).toHaveLength(3);
  });

  test('sends a webhook to subscribers only', async () => {
    const opened = await installedWith('ORDERS_CREATE');
    await opened.http.post('/admin/uninstall');
    await opened.store.stop();
    expect(opened.received).toEqual([]);
  });

  test('delivers a webhook after the next start when it was pending at the stop', async () => {
    const dataFile = join(inject('scratch'), `webhooks-${crypto.randomUUID()}.json`);
    const opened = await openDevStore({ dataFile, retryDelaysMs: [600_000] });
    const { access_token: token } = await install(opened);
    await subscribe(opened, token, 'APP_UNINSTALLED');
    opened.answers.push(500);
    await opened.http.post('/admin/uninstall');
    await untilReceived(opened, 1);
    await opened.store.stop();

    const restarted = opened.reopen();
    restarted.store.start();
    const sent = await untilReceived(opened, 2);
    expect(sent[1]?.headers['x-shopify-webhook-id']).toBe(sent[0]?.headers['x-shopify-webhook-id']);
  });
});

describe('the compliance webhooks', () => {
  const CUSTOMER = 2001;

  test.each([
    ['data', 'customers/data_request', { orders_requested: [] }],
    ['erase', 'customers/redact', { orders_to_redact: [] }],
  ])('sends the customer’s request to the app: %s', async (ask, topic, fields) => {
    const opened = await installedWith();
    const page = await opened.http
      .post(`/admin/compliance/customers/${CUSTOMER}`)
      .type('form')
      .send({ ask })
      .expect(200);
    expect(page.text).toContain('Ottoline Fernsby');
    const [sent] = await untilReceived(opened, 1);
    expect(sent!.headers['x-shopify-topic']).toBe(topic);
    expect(JSON.parse(sent!.body)).toMatchObject({
      shop_domain: SHOP,
      customer: { id: CUSTOMER },
      ...fields,
    });
  });

  test('sends shop/redact to an app that is already uninstalled', async () => {
    const opened = await installedWith();
    await opened.http.post('/admin/uninstall');
    expect((await opened.http.get('/admin/apps')).text).toContain('Ask it to erase now');
    await opened.http.post('/admin/compliance/shop').expect(303);
    const [sent] = await untilReceived(opened, 1);
    expect(sent!.headers['x-shopify-topic']).toBe('shop/redact');
    expect((await opened.http.get('/admin/apps')).text).not.toContain('Ask it to erase now');
  });

  test('refuses compliance requests from another site', async () => {
    const opened = await installedWith();
    for (const path of ['/admin/uninstall', '/admin/compliance/shop', '/store/checkout']) {
      await opened.http.post(path).set('origin', 'https://thief.example').expect(403);
    }
    await opened.store.stop();
    expect(opened.received).toEqual([]);
    expect((await opened.http.get('/admin/apps')).text).toContain('Uninstall');
  });
});

test('a reinstalled app has no earlier subscriptions', async () => {
  const opened = await installedWith('APP_UNINSTALLED');
  await opened.http.post('/admin/uninstall');
  await untilReceived(opened, 1);
  expect((await opened.http.get('/admin/apps')).text).toContain('Not installed');
  await decide(opened, 'approve').expect(303);
  const apps = (await opened.http.get('/admin/apps')).text;
  expect(apps).toContain('Open');
  expect(apps).not.toContain('Ask it to erase now');
});
