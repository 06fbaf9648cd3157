import { describe, expect, test } from 'vitest';
import {
  CHANNELS,
  pastOrders,
  TRUE_CHANNELS,
  type TrackedVisit,
} from '#server/dev-store/store/past-orders.ts';
import { askAdminApi, decide, install, openDevStore, SCOPES } from './support/open-dev-store.ts';
import type { OpenDevStore } from './support/open-dev-store.ts';

const DAY_MS = 24 * 3_600_000;

const RUN = `mutation Run($query: String!, $isGrouped: Boolean!) {
  bulkOperationRunQuery(query: $query, groupObjects: $isGrouped) { bulkOperation { id status } userErrors { message } }
}`;
const FIND = `query Find($id: ID!) {
  node(id: $id) { ... on BulkOperation { status errorCode url objectCount rootObjectCount fileSize } }
}`;

interface Found {
  readonly status: string;
  readonly errorCode: string | null;
  readonly url: string | null;
  readonly objectCount: string;
  readonly rootObjectCount: string;
  readonly fileSize: string | null;
}

async function opened(scopes: readonly string[] = SCOPES, count = 2_000) {
  const store = await openDevStore({ past: { count } });
  const { access_token: token } = await install(store, scopes);
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await askAdminApi(store, token, query, variables).expect(200)).body;
  return { store, ask };
}

type Ask = Awaited<ReturnType<typeof opened>>['ask'];

const ordersQuery = (selection: string, filter = '') =>
  `{ orders${filter && `(query: "${filter}")`} { edges { node { ${selection} } } } }`;

async function run(ask: Ask, query: string, { isGrouped = true, ends = 'COMPLETED' } = {}): Promise<Found> {
  const started = (await ask(RUN, { query, isGrouped })).data.bulkOperationRunQuery;
  expect(started.userErrors).toEqual([]);
  const find = async () => (await ask(FIND, { id: started.bulkOperation.id })).data.node as Found;
  await expect.poll(async () => (await find()).status).toBe(ends);
  return find();
}

async function linesOf({ http }: OpenDevStore, { url }: Found): Promise<Record<string, unknown>[]> {
  const reply = await http
    .get(new URL(url ?? '').pathname)
    .buffer(true)
    .parse(asText)
    .expect(200);
  return String(reply.body)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

type Parser = Parameters<ReturnType<OpenDevStore['http']['get']>['parse']>[0];

const asText: Parser = (reply, done) => {
  let text = '';
  reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
  reply.on('end', () => done(null, text));
};

describe('a bulk operation of the dev store', () => {
  test('writes one line per order, and one line per line item with its order’s id', async () => {
    const { store, ask } = await opened();
    const found = await run(ask, ordersQuery('id name lineItems { edges { node { id title quantity } } }'));
    const lines = await linesOf(store, found);
    const orders = lines.filter((line) => !('__parentId' in line));
    expect([Number(found.objectCount), Number(found.rootObjectCount)]).toEqual([lines.length, orders.length]);
    expect(lines.length).toBeGreaterThan(orders.length);
    let parent: unknown = null;
    for (const line of lines) {
      if ('__parentId' in line) expect(line['__parentId']).toBe(parent);
      else parent = line['id'];
    }
    expect(Object.keys(orders[0] ?? {})).toEqual(['id', 'name']);
  });

  test('writes the line items behind all orders if they are not to be grouped', async () => {
    const { store, ask } = await opened();
    const query = ordersQuery('id lineItems { edges { node { id } } }');
    const grouped = await linesOf(store, await run(ask, query));
    const lines = await linesOf(store, await run(ask, query, { isGrouped: false }));
    const isChild = (line: object) => '__parentId' in line;
    expect(lines).toEqual([...grouped.filter((line) => !isChild(line)), ...grouped.filter(isChild)]);
  });

  test('fails if it asks for products without their scope', async () => {
    const query = ordersQuery('id lineItems { edges { node { id product { id title } } } }');
    const { ask } = await opened();
    expect(await run(ask, query, { ends: 'FAILED' })).toMatchObject({
      errorCode: 'ACCESS_DENIED',
      url: null,
    });
    const granted = await opened([...SCOPES, 'read_products']);
    const lines = await linesOf(granted.store, await run(granted.ask, query));
    expect(lines.find((line) => line['product'])).toMatchObject({
      product: { id: expect.stringMatching(/^gid:\/\/shopify\/Product\/30\d\d$/) as string },
    });
  });

  test('shows orders of the last sixty days, and all of them with the scope for that', async () => {
    const near = await opened();
    const [oldest] = await linesOf(near.store, await run(near.ask, ordersQuery('createdAt')));
    expect(Date.parse(String(oldest?.['createdAt']))).toBeGreaterThan(near.store.clock.now - 61 * DAY_MS);
    const far = await opened([...SCOPES, 'read_all_orders']);
    expect(await run(far.ask, ordersQuery('id'))).toMatchObject({ rootObjectCount: '2000' });
    const from = new Date(far.store.clock.now - 10 * DAY_MS).toISOString();
    const some = await run(far.ask, ordersQuery('createdAt', `created_at:>='${from}'`));
    const moments = (await linesOf(far.store, some)).map((line) => String(line['createdAt']));
    expect([moments.length > 5, moments.every((moment) => moment >= from.slice(0, 19))]).toEqual([
      true,
      true,
    ]);
  });

  test('serves ranges of its file, and nothing under another address', async () => {
    const { store, ask } = await opened();
    const found = await run(ask, ordersQuery('id'));
    const path = new URL(found.url ?? '').pathname;
    const size = Number(found.fileSize);
    const rest = await store.http
      .get(path)
      .set('range', `bytes=${size - 30}-`)
      .buffer(true)
      .parse(asText);
    expect([rest.status, String(rest.body).length]).toEqual([206, 30]);
    await store.http.get(path).set('range', `bytes=${size}-`).expect(416);
    await store.http.get('/admin/bulk/guessed.jsonl').expect(404);
  });

  test.each([
    ['{ shop { name } }', 'orders only'],
    ['{ orders { edges { node { id } }', 'Invalid bulk query'],
    ['{ orders { pageInfo { hasNextPage } } }', 'nodes of a connection'],
    [`{ orders(query: "tag:vip") { edges { node { id } } } }`, 'created_at'],
  ])('refuses the query %j', async (query, message) => {
    const { ask } = await opened();
    const { bulkOperation, userErrors } = (await ask(RUN, { query })).data.bulkOperationRunQuery;
    expect([bulkOperation, userErrors[0].message]).toEqual([null, expect.stringContaining(message)]);
  });

  test('is refused without permission to see orders', async () => {
    const { ask } = await opened(['read_customers']);
    const { errors } = await ask(RUN, { query: ordersQuery('id') });
    expect(errors[0].extensions.code).toBe('ACCESS_DENIED');
  });

  test('runs beside four others, and a sixth has to wait', async () => {
    const { ask } = await opened([...SCOPES, 'read_all_orders'], 5_000);
    // At once, because an operation ends after some turns of the event loop.
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => ask(RUN, { query: ordersQuery('id') })),
    );
    const messages = replies.map(({ data }) => data.bulkOperationRunQuery.userErrors[0]?.message ?? '');
    const refusal = expect.stringContaining('already in progress') as string;
    expect(messages.sort()).toEqual(['', '', '', '', '', refusal]);
  });
});

describe('the dev store’s Admin API', () => {
  test('throttles calls beyond the store’s points, and lets them through once points are back', async () => {
    const store = await openDevStore({ throttle: { maximum: 30, restoreRate: 5 } });
    const { access_token: token } = await install(store);
    const ask = async () => (await askAdminApi(store, token, '{ shop { name } }').expect(200)).body;
    for (let call = 0; call < 3; call += 1) expect((await ask()).errors).toBeUndefined();
    const refused = await ask();
    expect(refused.errors[0].extensions.code).toBe('THROTTLED');
    expect(refused.extensions.cost.throttleStatus).toMatchObject({ currentlyAvailable: 0, restoreRate: 5 });
    store.clock.now += 2_000;
    expect((await ask()).data).toEqual({ shop: { name: 'Juniper & Vale' } });
  });

  test('grants an optional scope only if the merchant ticks it, and keeps it later', async () => {
    const store = await openDevStore();
    const scopesOf = async (fields: Record<string, string>) => {
      const reply = await store.http
        .post('/admin/oauth/authorize')
        .type('form')
        .send({
          client_id: store.options.app.clientId,
          scope: SCOPES.join(','),
          optional_scopes: 'read_all_orders',
          redirect_uri: `${store.appUrl}/install/callback`,
          state: 'a-state',
          decision: 'approve',
          ...fields,
        });
      expect(reply.status).toBe(303);
      const page = await store.http.get('/admin/apps');
      return page.text.includes('See all of your orders');
    };
    expect(await scopesOf({})).toBe(false);
    expect(await scopesOf({ optional: 'read_all_orders' })).toBe(true);
    await decide(store, 'approve');
    expect((await store.http.get('/admin/apps')).text).toContain('See all of your orders');
  });
});

describe('the made-up past', () => {
  const orders = pastOrders({ count: 20_000, until: Date.UTC(2026, 10, 1) });

  test('is the same for the same seed', () => {
    expect(pastOrders({ count: 20_000, until: Date.UTC(2026, 10, 1) })).toEqual(orders);
    expect(pastOrders({ count: 20_000, until: Date.UTC(2026, 10, 1), seed: 27 })).not.toEqual(orders);
  });

  test('covers two years with customers who return, refunds, tests, guests and two currencies', () => {
    const share = (is: (order: (typeof orders)[number]) => boolean) =>
      orders.filter(is).length / orders.length;
    const first = orders[0]?.createdAt ?? 0;
    expect((Date.UTC(2026, 10, 1) - first) / DAY_MS).toBeGreaterThan(715);
    expect(orders.every((order, at) => order.createdAt >= (orders[at - 1]?.createdAt ?? 0))).toBe(true);
    expect(share(({ customerOrder }) => customerOrder !== null && customerOrder > 1)).toBeGreaterThan(0.15);
    expect(share(({ refunded, cancelledAt }) => refunded > 0 && cancelledAt === null)).toBeCloseTo(0.06, 1);
    expect(share(({ isTest }) => isTest)).toBeGreaterThan(0.002);
    expect(share(({ customerId }) => customerId === null)).toBeGreaterThan(0.03);
    expect(share(({ currency }) => currency === 'CAD')).toBeGreaterThan(0.05);
  });

  test('has the true channels in their shares, and is tracked wrongly in the known ways', () => {
    const firstOrders = orders.filter(({ customerOrder, journey }) => customerOrder === 1 && journey);
    const weights = TRUE_CHANNELS.reduce((sum, name) => sum + CHANNELS[name].weight, 0);
    for (const name of TRUE_CHANNELS) {
      const of = firstOrders.filter(({ trueChannel }) => trueChannel === name);
      expect([name, of.length / firstOrders.length]).toEqual([
        name,
        expect.closeTo(CHANNELS[name].weight / weights, 1),
      ]);
      const direct = of.filter(({ journey }) => sourceOf(journey?.first) === 'direct').length / of.length;
      const planted = (CHANNELS[name].tracked.direct ?? 0) / 100;
      expect([name, Math.abs(direct - planted) < 0.07]).toEqual([name, true]);
    }
  });
});

const sourceOf = (visit: TrackedVisit | undefined) => visit?.source;
