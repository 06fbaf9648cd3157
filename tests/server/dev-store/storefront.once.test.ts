import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { install, openDevStore, SHOP, subscribe, writeServer } from './support/open-dev-store.ts';
import type { OpenDevStore } from './support/open-dev-store.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

function post({ http }: Pick<OpenDevStore, 'http'>, path: string, fields: Record<string, string> = {}) {
  return http.post(path).type('form').send(fields);
}

/** Buys the items in the cart and returns the thank-you page. */
async function checkOut(opened: Pick<OpenDevStore, 'http'>) {
  const placed = await post(opened, '/store/checkout').expect(303);
  const path = placed.headers['location'] ?? '';
  return { path, page: (await opened.http.get(path).expect(200)).text };
}

describe('the cart of the dev store', () => {
  test('starts with an empty cart, adds items, counts them and empties it', async () => {
    const opened = await openDevStore();
    expect((await opened.http.get('/store/cart')).text).toContain('Your cart is empty');
    await post(opened, '/store/cart/add', { handle: 'stoneware-mug' });
    await post(opened, '/store/cart/add', { handle: 'stoneware-mug' });
    await post(opened, '/store/cart/add', { handle: 'no-such-thing' });
    expect((await opened.http.get('/store/cart')).text).toContain('$48.00');
    await post(opened, '/store/cart/change', { handle: 'stoneware-mug', quantity: '0' });
    expect((await opened.http.get('/store/cart')).text).toContain('Your cart is empty');
    await opened.http.get('/store/checkout').expect(303).expect('location', '/store/cart');
  });

  test('ignores a malformed cart cookie', async () => {
    const opened = await openDevStore();
    for (const cookie of [
      'nonsense',
      '[]',
      'null',
      '{"quantities":{"stoneware-mug":"NaN","x":3},"country":7}',
    ]) {
      const page = await opened.http
        .get('/store/cart')
        .set('cookie', `dev_store_visit=${encodeURIComponent(cookie)}`)
        .expect(200);
      expect(page.text).toContain('Your cart is empty');
    }
  });
});

describe('an order in the dev store', () => {
  test('places an order, shows it on the thank-you page and in the admin, and sends it to the app', async () => {
    const opened = await openDevStore();
    await subscribe(opened, (await install(opened)).access_token, 'ORDERS_CREATE');
    await post(opened, '/store/cart/add', { handle: 'glass-teapot' });
    const { page } = await checkOut(opened);
    expect(page).toContain('Order #1001');
    expect(page).toContain('$56.00');
    expect((await opened.http.get('/admin/orders')).text).toContain('#1001');
    expect((await opened.http.get('/store/cart')).text).toContain('Your cart is empty');

    await vi.waitFor(() => expect(opened.received).toHaveLength(1), { timeout: PATIENCE_MS });
    expect(JSON.parse(opened.received[0]!.body)).toMatchObject({
      name: '#1001',
      total_price: '56.00',
      currency: 'USD',
      customer: { orders_count: 1 },
      shipping_address: { country_code: 'US' },
      line_items: [{ product_id: 3004, quantity: 1, price: '56.00' }],
    });
  });

  test('refuses an order with an empty cart', async () => {
    const opened = await openDevStore();
    const refused = await post(opened, '/store/checkout').expect(303);
    expect(refused.headers['location']).toBe('/store/cart');
    expect((await opened.http.get('/admin/orders')).text).toContain('No orders yet');
  });

  test('sends a fulfilled order to the app again with a newer time', async () => {
    const opened = await openDevStore();
    await subscribe(opened, (await install(opened)).access_token, 'ORDERS_UPDATED');
    await post(opened, '/store/shopper', { type: 'new', country: 'DE', basket: 'small' });
    await checkOut(opened);
    opened.clock.now += 5000;
    await post(opened, '/admin/orders/5001001/send').expect(303);
    await vi.waitFor(() => expect(opened.received).toHaveLength(1), { timeout: PATIENCE_MS });
    const told = JSON.parse(opened.received[0]!.body) as { created_at: string; updated_at: string };
    expect(told).toMatchObject({ fulfillment_status: 'fulfilled' });
    expect(Date.parse(told.updated_at) - Date.parse(told.created_at)).toBe(5000);
  });

  test('keeps all data of an order over a restart', async () => {
    const dataFile = join(inject('scratch'), `orders-${crypto.randomUUID()}.json`);
    const opened = await openDevStore({ dataFile });
    await install(opened);
    await post(opened, '/store/cart/add', { handle: 'beeswax-candle' });
    const { path } = await checkOut(opened);
    await opened.store.stop();
    const restarted = opened.reopen();
    expect((await restarted.http.get(path).expect(200)).text).toContain('Order #1001');
    expect((await restarted.http.get('/admin/apps')).text).toContain('Installed');
    await post(restarted, '/store/cart/add', { handle: 'beeswax-candle' });
    expect((await checkOut(restarted)).page).toContain('Order #1002');
  });
});

describe('the shopper switch of the dev store', () => {
  test('keeps the chosen shopper and sends that shopper to the app', async () => {
    const opened = await openDevStore();
    await subscribe(opened, (await install(opened)).access_token, 'ORDERS_CREATE');
    const changed = await post(opened, '/store/shopper', {
      type: 'repeat',
      country: 'ES',
      basket: 'large',
      consent: 'no',
      back: '/store/products/glass-teapot',
    }).expect(303);
    expect(changed.headers['location']).toBe('/store/products/glass-teapot');
    const home = (await opened.http.get('/store/')).text;
    expect(home).toContain('a customer who comes back');
    expect(home).toContain('Spain');
    expect(home).toContain('"consent":"no"');
    await checkOut(opened);
    await vi.waitFor(() => expect(opened.received).toHaveLength(1), { timeout: PATIENCE_MS });
    expect(JSON.parse(opened.received[0]!.body)).toMatchObject({
      total_price: '228.00',
      customer: { id: 2003, orders_count: 3 },
      billing_address: { country_code: 'ES' },
    });
    expect((await opened.http.get('/store/')).text).toContain('Spain');
  });

  test('creates a customer for each new shopper', async () => {
    const opened = await openDevStore();
    for (const handle of ['stoneware-mug', 'glass-teapot']) {
      await post(opened, '/store/cart/add', { handle });
      await checkOut(opened);
    }
    const customers = (await opened.http.get('/admin/customers')).text;
    expect(customers.match(/ · 1 order\b|1 order</g)).toHaveLength(2);
  });

  test('redirects only within the store', async () => {
    const opened = await openDevStore();
    for (const back of ['https://thief.example', '//thief.example', '/admin/apps', '/store/../admin']) {
      const changed = await post(opened, '/store/shopper', { type: 'new', back });
      expect(changed.headers['location']).toBe('/store/');
    }
  });

  test('accepts consent that a script gives', async () => {
    const opened = await openDevStore();
    await post(opened, '/store/consent', { consent: 'yes' }).expect(204);
    expect((await opened.http.get('/store/')).text).toContain('"consent":"yes"');
  });
});

describe('the app embed', () => {
  const withScript = () =>
    openDevStore({ app: { storefrontScript: 'http://localhost:3000/store/s/askwell.js' } });

  test('shows no app embed while the app has no script', async () => {
    const opened = await openDevStore();
    await install(opened);
    expect((await opened.http.get('/admin/apps')).text).not.toContain('Add it to the theme');
  });

  test('prints nothing before the app has written its address', async () => {
    const opened = await withScript();
    await install(opened);
    await post(opened, '/admin/embed', { on: 'yes' }).expect(303);
    expect((await opened.http.get('/store/')).text).not.toContain('askwell.js');
  });

  test('adds the app’s script to the pages while the embed is on, and removes it on an uninstall', async () => {
    const opened = await withScript();
    const { access_token: token } = await install(opened);
    await writeServer(opened, token);
    expect((await opened.http.get('/store/')).text).not.toContain('askwell.js');
    await post(opened, '/admin/embed', { on: 'yes' }).expect(303);
    await post(opened, '/store/shopper', { type: 'repeat', country: 'JP', basket: 'middle' });
    const cart = (await opened.http.get('/store/cart')).text.replace(/\s+/g, ' ');
    expect(cart).toContain(`src="${opened.appUrl}/store/${SHOP}/askwell.js"`);
    expect(cart).toContain('data-country="JP" data-currency="USD" data-value="80" data-customer="repeat"');
    const thanks = (await checkOut(opened)).page.replace(/\s+/g, ' ');
    expect(thanks).toContain('data-template="thank-you"');
    expect(thanks).toContain('data-order="5001001"');
    await post(opened, '/admin/uninstall');
    await install(opened);
    expect((await opened.http.get('/store/')).text).not.toContain('askwell.js');
  });
});

test('serves every page of the store and returns 404 for any other address', async () => {
  const { http } = await openDevStore();
  for (const path of ['/', '/store/', '/store/products/stoneware-mug', '/admin/orders', '/admin/webhooks']) {
    await http.get(path).expect(200).expect('content-type', /html/);
  }
  for (const path of ['/store/products/none', '/store/orders/none', '/store/x', '/admin/orders/1', '/x']) {
    await http.get(path).expect(404).expect('content-type', /html/);
  }
});

test('refuses to start on an unreadable data file and says how to repair it', async () => {
  const dataFile = join(inject('scratch'), `broken-${crypto.randomUUID()}.json`);
  writeFileSync(dataFile, '{"version":2}');
  await expect(openDevStore({ dataFile })).rejects.toThrow('Delete it to begin with an empty store');
});
