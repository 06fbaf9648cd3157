import { describe, expect, test } from 'vitest';
import { askAdminApi, install, openDevStore } from './support/open-dev-store.ts';
import type { OpenDevStore } from './support/open-dev-store.ts';

async function installed(scopes?: readonly string[]) {
  const opened = await openDevStore();
  const { access_token: token } = await install(opened, scopes);
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await askAdminApi(opened, token, query, variables).expect(200)).body;
  return { opened, token, ask };
}

const CREATE = `mutation ($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id topic uri }
    userErrors { field message }
  }
}`;
const LIST = '{ webhookSubscriptions(first: 10) { nodes { id topic uri } } }';

const wanted = (topic: string, uri = 'http://localhost:3000/webhooks') => ({
  topic,
  webhookSubscription: { uri, format: 'JSON' },
});

describe('a query to the dev store’s Admin API', () => {
  test('returns the selected fields under their aliases', async () => {
    const { ask } = await installed();
    const reply = await ask(`query Details {
      shop { id called: name plan { publicDisplayName } shopAddress { city countryCodeV2 } __typename }
    }`);
    expect(reply).toEqual({
      data: {
        shop: {
          id: 'gid://shopify/Shop/880001',
          called: 'Juniper & Vale',
          plan: { publicDisplayName: 'Development' },
          shopAddress: { city: 'Asheville', countryCodeV2: 'US' },
          __typename: 'Shop',
        },
      },
    });
  });

  test('returns a coded error for an unknown field', async () => {
    const { ask } = await installed();
    const reply = await ask('{ shop { favouriteColour } }');
    expect(reply.data).toBeUndefined();
    expect(reply.errors).toEqual([
      {
        message: "Field 'favouriteColour' doesn't exist on type 'Shop'",
        extensions: { code: 'undefinedField' },
      },
    ]);
  });

  test.each([
    ['{ shop { id }', 'Unexpected end of document'],
    ['{ shop }', 'Field must have selections'],
    ['{ shop { name { first } } }', "Selections can't be made on scalars"],
    ['{ shop { } }', 'at least one field'],
    ['subscription { shop { id } }', 'Unexpected subscription'],
    ['', 'Unexpected end of document'],
    ['{ shop { ...Facts } }', 'Expected on'],
  ])('refuses the malformed query %j with a message', async (query, message) => {
    const { ask } = await installed();
    expect((await ask(query)).errors[0].message).toContain(message);
  });

  test('requires a token and an API version', async () => {
    const { opened, token } = await installed();
    await askAdminApi(opened, 'shpat_guessed', '{ shop { id } }').expect(401);
    await opened.http.post('/admin/api/latest/graphql.json').set('x-shopify-access-token', token).expect(404);
  });
});

describe('an order in the dev store’s Admin API', () => {
  const ORDER = `query ($id: ID!) {
    order(id: $id) { updatedAt cancelledAt currentTotalPriceSet { shopMoney { amount currencyCode } } }
  }`;
  const place = async ({ http }: OpenDevStore) => {
    await http.post('/store/cart/add').type('form').send({ handle: 'glass-teapot' });
    await http.post('/store/checkout').expect(303);
    return 'gid://shopify/Order/5001001';
  };

  test('returns the current state of an order, with times in whole seconds', async () => {
    const { opened, ask } = await installed(['read_orders']);
    opened.clock.now = Date.UTC(2026, 10, 2, 12, 0, 7, 321);
    const reply = await ask(ORDER, { id: await place(opened) });
    expect(reply.data.order).toEqual({
      updatedAt: '2026-11-02T12:00:07Z',
      cancelledAt: null,
      currentTotalPriceSet: { shopMoney: { amount: '56.00', currencyCode: 'USD' } },
    });
    expect((await ask(ORDER, { id: 'gid://shopify/Order/1' })).data).toEqual({ order: null });
  });

  test('requires the scope to read orders for an order', async () => {
    const { opened, ask } = await installed(['read_products']);
    const reply = await ask(ORDER, { id: await place(opened) });
    expect(reply.errors[0].extensions).toEqual({ code: 'ACCESS_DENIED' });
  });
});

describe('a webhook subscription', () => {
  test('creates a webhook subscription once, lists and moves it', async () => {
    const { ask } = await installed();
    const created = (await ask(CREATE, wanted('ORDERS_CREATE'))).data.webhookSubscriptionCreate;
    expect(created).toMatchObject({ userErrors: [], webhookSubscription: { topic: 'ORDERS_CREATE' } });
    const again = (await ask(CREATE, wanted('ORDERS_CREATE'))).data.webhookSubscriptionCreate;
    expect(again).toEqual({
      webhookSubscription: null,
      userErrors: [
        {
          field: ['webhookSubscription', 'callbackUrl'],
          message: 'Address for this topic has already been taken',
        },
      ],
    });

    const { id } = created.webhookSubscription;
    const moved = await ask(
      `mutation { webhookSubscriptionUpdate(id: "${id}", webhookSubscription: {uri: "https://new.example/"}) {
        webhookSubscription { uri } userErrors { message }
      } }`,
    );
    expect(moved.data.webhookSubscriptionUpdate.webhookSubscription.uri).toBe('https://new.example/');
    expect((await ask(LIST)).data.webhookSubscriptions.nodes).toEqual([
      { id, topic: 'ORDERS_CREATE', uri: 'https://new.example/' },
    ]);
  });

  test('requires the scope to read orders for order webhooks, and none for the uninstall webhook', async () => {
    const { ask } = await installed(['read_products']);
    const orders = (await ask(CREATE, wanted('ORDERS_UPDATED'))).data.webhookSubscriptionCreate;
    expect(orders.userErrors[0].message).toContain('You do not have permission');
    const uninstall = (await ask(CREATE, wanted('APP_UNINSTALLED'))).data.webhookSubscriptionCreate;
    expect(uninstall.userErrors).toEqual([]);
  });

  test.each([
    ['an unknown topic', wanted('MOON_PHASES'), 'does not send this topic'],
    ['an invalid address', wanted('ORDERS_CREATE', 'not an address'), 'not a valid URL'],
    ['an address of another kind', wanted('ORDERS_CREATE', 'ftp://files.example/'), 'not a valid URL'],
  ])('refuses a webhook subscription for %s', async (_what, input, message) => {
    const { ask } = await installed();
    const reply = (await ask(CREATE, input)).data.webhookSubscriptionCreate;
    expect(reply.userErrors[0].message).toContain(message);
  });

  test('keeps webhook subscriptions over another approval and deletes them with the app', async () => {
    const { opened, ask } = await installed();
    await ask(CREATE, wanted('ORDERS_CREATE'));
    const again = await install(opened);
    const nodesOf = async (of: OpenDevStore, token: string) =>
      (await askAdminApi(of, token, LIST)).body.data.webhookSubscriptions.nodes;
    expect(await nodesOf(opened, again.access_token)).toHaveLength(1);
    await opened.http.post('/admin/uninstall');
    const fresh = await install(opened);
    expect(await nodesOf(opened, fresh.access_token)).toEqual([]);
  });
});
