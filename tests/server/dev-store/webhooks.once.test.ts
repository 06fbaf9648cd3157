import { join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { SHOP, decide, install, openDevStore, subscribe } from './support/open-dev-store.ts';
import type { OpenDevStore } from './support/open-dev-store.ts';
import { oracle } from './support/oracle.ts';

async function installedWith(...topics: string[]): Promise<OpenDevStore> {
  const opened = await openDevStore();
  const { access_token: token } = await install(opened);
  for (const topic of topics) await subscribe(opened, token, topic);
  return opened;
}

/** Waits until the app has been told so often. */
async function heard({ received }: OpenDevStore, count: number) {
  await vi.waitFor(() => expect(received).toHaveLength(count));
  return received;
}

describe('a webhook', () => {
  test('is signed as the platform signs it', async () => {
    const opened = await installedWith('APP_UNINSTALLED');
    await opened.http.post('/admin/uninstall').expect(303);
    const [sent] = await heard(opened, 1);
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

  test('is sent again under the same id until the app takes it', async () => {
    const opened = await installedWith('APP_UNINSTALLED');
    opened.answers.push(503, 302);
    await opened.http.post('/admin/uninstall');
    const sent = await heard(opened, 3);
    expect(new Set(sent.map((one) => one.headers['x-shopify-webhook-id'])).size).toBe(1);
    expect(new Set(sent.map((one) => one.body)).size).toBe(1);
    await vi.waitFor(async () => {
      expect((await opened.http.get('/admin/webhooks')).text).toContain('Delivered');
    });
  });

  test('is given up when the app never takes it', async () => {
    const opened = await installedWith('APP_UNINSTALLED');
    opened.answers.push(500, 500, 500, 500);
    await opened.http.post('/admin/uninstall');
    await heard(opened, 3);
    await vi.waitFor(async () => {
      expect((await opened.http.get('/admin/webhooks')).text).toContain('Given up');
    });
    expect(opened.received).toHaveLength(3);
  });

  test('goes to nobody who has not asked for it', async () => {
    const opened = await installedWith('ORDERS_CREATE');
    await opened.http.post('/admin/uninstall');
    await opened.store.stop();
    expect(opened.received).toEqual([]);
  });

  test('that was on its way at a stop is delivered after the next start', async () => {
    const dataFile = join(inject('scratch'), `webhooks-${crypto.randomUUID()}.json`);
    const opened = await openDevStore({ dataFile, retryDelaysMs: [600_000] });
    const { access_token: token } = await install(opened);
    await subscribe(opened, token, 'APP_UNINSTALLED');
    opened.answers.push(500);
    await opened.http.post('/admin/uninstall');
    await heard(opened, 1);
    await opened.store.stop();

    const restarted = opened.reopen();
    restarted.store.start();
    const sent = await heard(opened, 2);
    expect(sent[1]?.headers['x-shopify-webhook-id']).toBe(sent[0]?.headers['x-shopify-webhook-id']);
  });
});

describe('the compliance webhooks', () => {
  const CUSTOMER = 2001;

  test.each([
    ['data', 'customers/data_request', { orders_requested: [] }],
    ['erase', 'customers/redact', { orders_to_redact: [] }],
  ])('a customer asks: %s', async (ask, topic, fields) => {
    const opened = await installedWith();
    const page = await opened.http
      .post(`/admin/compliance/customers/${CUSTOMER}`)
      .type('form')
      .send({ ask })
      .expect(200);
    expect(page.text).toContain('Ottoline Fernsby');
    const [sent] = await heard(opened, 1);
    expect(sent!.headers['x-shopify-topic']).toBe(topic);
    expect(JSON.parse(sent!.body)).toMatchObject({
      shop_domain: SHOP,
      customer: { id: CUSTOMER },
      ...fields,
    });
  });

  test('an erasure of the store reaches the app although it is uninstalled', async () => {
    const opened = await installedWith();
    await opened.http.post('/admin/uninstall');
    expect((await opened.http.get('/admin/apps')).text).toContain('Ask it to erase now');
    await opened.http.post('/admin/compliance/shop').expect(303);
    const [sent] = await heard(opened, 1);
    expect(sent!.headers['x-shopify-topic']).toBe('shop/redact');
    expect((await opened.http.get('/admin/apps')).text).not.toContain('Ask it to erase now');
  });

  test('are not asked for by another site', async () => {
    const opened = await installedWith();
    for (const path of ['/admin/uninstall', '/admin/compliance/shop', '/store/checkout']) {
      await opened.http.post(path).set('origin', 'https://thief.example').expect(403);
    }
    await opened.store.stop();
    expect(opened.received).toEqual([]);
    expect((await opened.http.get('/admin/apps')).text).toContain('Uninstall');
  });
});

test('a reinstalled app begins anew', async () => {
  const opened = await installedWith('APP_UNINSTALLED');
  await opened.http.post('/admin/uninstall');
  await heard(opened, 1);
  expect((await opened.http.get('/admin/apps')).text).toContain('Not installed');
  await decide(opened, 'approve').expect(303);
  const apps = (await opened.http.get('/admin/apps')).text;
  expect(apps).toContain('Open');
  expect(apps).not.toContain('Ask it to erase now');
});
