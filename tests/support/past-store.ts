import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { createDevStore } from '#server/dev-store/app.ts';
import { type PastOrder, pastOrders } from '#server/dev-store/store/past-orders.ts';
import type { DevStoreOptions } from '#server/dev-store/options.ts';
import type { FlowStart, MetafieldDefinition, OwnedData } from '#server/dev-store/store/state.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { testApp, testConfig, testDeps, type TestDeps } from '#tests/support/app.ts';
import { cookieHeader, cookiesOf } from '#tests/support/cookies.ts';
import { validSession } from '#tests/support/sessions.ts';
import { newShop } from '#tests/support/stores.ts';

const HOUR_MS = 3_600_000;

export interface PastStore {
  readonly deps: TestDeps;
  readonly url: string;
  readonly shop: string;
  readonly http: ReturnType<typeof testApp>['http'];
  /** The shop's own list of its made-up past, oldest first. */
  readonly past: readonly PastOrder[];
  /** The paths that the app asked the store for, in order. */
  readonly asked: string[];
  /** How many exports the app started, and how many of its calls were throttled. */
  readonly started: () => number;
  readonly throttled: () => number;
  /** How the next downloads of an export end: after this many bytes. */
  readonly cuts: number[];
  /** What apps wrote to an order or a customer, as the admin API answers it. */
  readonly owned: (kind: 'Order' | 'Customer', id: number) => OwnedData;
  /** The store's definitions of metafields, which a test may change. */
  readonly definitions: () => MetafieldDefinition[];
  /** The merchant grants an optional scope, or takes it back. Returns what is granted then. */
  readonly grant: (scope: string) => readonly string[];
  readonly revoke: (scope: string) => readonly string[];
  readonly flows: () => readonly FlowStart[];
  readonly close: () => Promise<void>;
}

type Choice = Partial<Pick<DevStoreOptions, 'throttle'>> & {
  readonly count?: number;
  readonly env?: Readonly<Record<string, string>>;
};

/** A dev store with a made-up past on a port of its own, and the app beside it. */
export async function openPastStore(
  database: Database,
  { count = 0, env, ...choice }: Choice = {},
): Promise<PastStore> {
  const asked: string[] = [];
  const cuts: number[] = [];
  const replies: string[] = [];
  const countOf = (words: string) => replies.filter((body) => body.includes(words)).length;
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  const until = clock() - HOUR_MS;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const config = testConfig({ DEV_STORE_URL: url, DEV_STORE: 'on', RATE_SCALE: '1000', ...env });
  const shop = newShop(config.devStore?.hostSuffix);
  const deps = testDeps({ config, clock, database });
  const store = createDevStore({
    host: shop,
    origin: url,
    app: {
      name: 'Askwell',
      url: config.app.url,
      clientId: config.platform.clientId,
      clientSecret: config.secrets.platformApi[0],
      installPath: '/install',
      complianceWebhookPath: '/webhooks',
      storefrontScript: null,
    },
    themeExtensionFolder: 'web/extensions/theme',
    assetsFolder: '/nowhere',
    dataFile: null,
    production: false,
    clock,
    newId: () => randomBytes(16).toString('hex'),
    log: { info: () => undefined, warn: () => undefined },
    past: { count, until },
    ...choice,
  });
  server.on('request', (incoming, response) => {
    asked.push(incoming.url ?? '');
    const cut = incoming.url?.startsWith('/admin/bulk/') ? cuts.shift() : undefined;
    if (cut !== undefined) endAfter(response, cut);
    else if (incoming.url?.endsWith('/graphql.json')) keepReply(response, replies);
    store.handler(incoming, response);
  });
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await store.stop();
  };
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const changeScopes = (change: (scopes: string[]) => string[]) => {
    const { installation } = store.state;
    if (installation === null) throw new Error('The app is not installed');
    installation.scopes = change(installation.scopes);
    return installation.scopes;
  };
  return {
    deps,
    url,
    shop,
    http,
    past: pastOrders({ count, until }),
    asked,
    cuts,
    owned: (kind, id) =>
      store.state.owned?.[`gid://shopify/${kind}/${id}`] ?? { tags: [], note: '', metafields: [] },
    definitions: () => (store.state.definitions ??= []),
    grant: (scope) => changeScopes((scopes) => [...scopes, scope]),
    revoke: (scope) => changeScopes((scopes) => scopes.filter((one) => one !== scope)),
    flows: () => store.state.flows ?? [],
    close,
    started: () => countOf('"bulkOperationRunQuery"'),
    throttled: () => countOf('THROTTLED'),
  };
}

function keepReply(response: ServerResponse, replies: string[]): void {
  const end = response.end.bind(response) as (chunk: unknown, encoding: BufferEncoding) => ServerResponse;
  response.end = ((chunk: unknown, encoding: BufferEncoding) => {
    replies.push(String(chunk));
    return end(chunk, encoding);
  }) as typeof response.end;
}

/** Ends a reply's connection once it has sent so many bytes. */
function endAfter(response: ServerResponse, bytes: number): void {
  let sent = 0;
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  response.write = ((chunk: Uint8Array) => {
    sent += chunk.length;
    if (sent <= bytes) return write(chunk);
    response.destroy();
    return false;
  }) as typeof response.write;
}

export interface InstalledPast {
  readonly storeId: string;
  readonly authorization: string;
}

/** Installs the app as a browser does, and signs the merchant in. `grant` names optional scopes that are granted. */
export async function installPast(
  { deps, http, url, shop }: PastStore,
  { link = `/install?shop=${shop}&return=admin`, grant = [] as readonly string[] } = {},
): Promise<InstalledPast> {
  const begun = await request(http).get(link).expect(302);
  const query = new URL(begun.headers['location'] ?? '').searchParams;
  const form = new URLSearchParams({
    ...Object.fromEntries(query),
    decision: 'approve',
  });
  for (const scope of grant) form.append('optional', scope);
  const approved = await fetch(`${url}/admin/oauth/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(approved.headers.get('location') ?? '');
  await request(http)
    .get(back.pathname + back.search)
    .set('cookie', cookieHeader(cookiesOf(begun.headers)))
    .expect(302);
  const store = await findStoreByShop(deps.database, shop);
  if (store === null) throw new Error('The store was not installed');
  const { authorization } = await validSession(deps, store);
  return { storeId: store.storeId, authorization };
}
