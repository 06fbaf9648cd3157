import { expect, test } from 'vitest';
import { askAdminApi, install, openDevStore, type OpenDevStore } from './support/open-dev-store.ts';

const WRITE = `mutation ($id: ID!, $tags: [String!]!, $metafields: [MetafieldsSetInput!]!) {
  tagsAdd(id: $id, tags: $tags) { userErrors { message } }
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;
const NOTE = `mutation ($input: OrderInput!) { orderUpdate(input: $input) { userErrors { message } } }`;

const METAFIELD = { namespace: 'askwell', key: 'heard', type: 'single_line_text_field', value: 'Tea <Talk>' };

async function placeOrder(opened: OpenDevStore): Promise<string> {
  await opened.http.post('/store/cart/add').type('form').send({ handle: 'glass-teapot' });
  const placed = await opened.http.post('/store/checkout').expect(303);
  const { text } = await opened.http.get('/admin/orders').expect(200);
  expect(placed.headers['location']).toBeDefined();
  return /\/admin\/orders\/(\d+)/.exec(text)?.[1] ?? '';
}

test('the pages of an order and of customers show what apps wrote', async () => {
  const opened = await openDevStore();
  const { access_token: token } = await install(opened, ['write_orders', 'write_customers']);
  const id = await placeOrder(opened);
  const page = async (path: string) => (await opened.http.get(path).expect(200)).text;
  expect(await page(`/admin/orders/${id}`)).not.toContain('Written by apps');
  const order = `gid://shopify/Order/${id}`;
  const write = (owner: string, tags: string[]) =>
    askAdminApi(opened, token, WRITE, {
      id: owner,
      tags,
      metafields: [{ ...METAFIELD, ownerId: owner }],
    }).expect(200);
  await write(order, ['heard: podcast']);
  await askAdminApi(opened, token, NOTE, { input: { id: order, note: 'Came by a friend' } }).expect(200);
  const shown = await page(`/admin/orders/${id}`);
  expect(shown).toContain('heard: podcast');
  expect(shown).toContain('Came by a friend');
  expect(shown).toContain('<code>askwell.heard</code>: Tea &lt;Talk&gt;');
  const customers = await page('/admin/customers');
  expect(customers).not.toContain('detractor');
  const customer = /compliance\/customers\/(\d+)/.exec(customers)?.[1] ?? '';
  await write(`gid://shopify/Customer/${customer}`, ['detractor']);
  expect(await page('/admin/customers')).toContain('detractor');
});
