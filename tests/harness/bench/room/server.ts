import { setTimeout as sleep } from 'node:timers/promises';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { insertConnection } from '#server/areas/connections/connection-repository.ts';
import { newSecret, sealSecret } from '#server/areas/connections/connection-secrets.ts';
import { listen } from '#server/kernel/http/listener.ts';
import { createAreas } from '#server/start/areas.ts';
import { jobRunnerOf } from '#server/start/merged-areas.ts';
import { openGuard, testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { startReceiver } from '../support/receiver.ts';
import { cloneStore } from '../tenants/clone-store.ts';
import {
  COPIES,
  DAYS,
  drawShopper,
  orderOf,
  REQUESTS,
  type Shopper,
  snapshotOf,
  YEAR_SURVEY,
} from './live-a-year.ts';
import { repeatDays } from './repeat-days.ts';
import { openInThePast } from './simulated-time.ts';

/**
 * The product after a year: `server.ts {address of PostgreSQL} {stores} {responses of each}`. One store lives its last
 * days, with calls, webhooks, deliveries and upkeep; the days before and the other stores are copies. Prints its port and its stores as one line of JSON.
 */
const [where = '', stores = '1', responses = '12000'] = process.argv.slice(2);
const { database, clock, goBack, vacuum } = await openInThePast(where);
const deps = testDeps({
  database,
  config: testConfig({ RATE_SCALE: '1000000', CONNECTIONS_LOOPBACK: 'on' }),
  clock: Object.assign(clock, { advance: () => undefined }),
});
const ASKS_PLATFORM = /visits|preloads|billing|history|invoice|subscription/;
const DAY_MS = 86_400_000;
await goBack(DAYS * DAY_MS);
const store = await buildStore(deps);
await subscribe(deps, store.storeId, 'pro');
const { publicId, surveyId } = await buildPublishedSurvey(deps, store, YEAR_SURVEY);
const receiver = await startReceiver(0);
await connect();

const areas = createAreas(deps);
const app = testApp({ deps, areas, guard: openGuard });
// The made-up shop has no platform behind it, so what asks the platform stays away.
const kept = areas.map(({ chores = [], ...area }) => ({
  ...area,
  chores: chores.filter(({ name }) => !ASKS_PLATFORM.test(name)),
}));
const runner = jobRunnerOf(deps, kept);
const listener = await listen({ host: '127.0.0.1', port: 0 });
listener.answerWith((request, response) => {
  if (request.url !== '/bench/sizes') return app.listener(request, response);
  sizes().then(
    (found) => response.end(JSON.stringify(found)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
const url = `http://127.0.0.1:${listener.port}`;

async function connect(): Promise<void> {
  const own = { storeId: store.storeId, connectionId: 'webhook-of-the-year' };
  const choice = {
    connectionId: own.connectionId,
    name: 'Warehouse',
    service: { kind: 'webhook' },
    url: receiver.url,
  } as const;
  const wanted = { events: ['response.completed'], surveyIds: [], answerFilter: null } as const;
  const sealed = sealSecret(newSecret(), own, deps.config.secrets.tokenKeys);
  await insertConnection(
    database,
    store.storeId,
    { ...choice, ...wanted, events: [...wanted.events] },
    sealed,
  );
  await database.query(`UPDATE stores SET wanted_events = '["response.completed"]' WHERE store_id = $1`, [
    store.storeId,
  ]);
}

async function send(
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const call = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  for (;;) {
    const reply = await fetch(url + path, call);
    const text = await reply.text();
    if (reply.ok) return;
    if (reply.status !== 503) throw new Error(`${path} was answered ${reply.status}: ${text}`);
    // Time passes: pages and the platform also send again a little later.
    await sleep(200);
  }
}

/** The platform tells of an order when it is placed, and again when it is paid or sent. */
async function tellOrder(shopper: Shopper, topic: string): Promise<void> {
  const payload = orderOf(shopper, `${new Date(clock()).toISOString().slice(0, 19)}Z`);
  await send('POST', PLATFORM_PATHS.webhooks, payload, {
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': store.shop,
    'x-shopify-webhook-id': crypto.randomUUID(),
    'x-shopify-hmac-sha256': signWebhook(
      Buffer.from(JSON.stringify(payload)),
      deps.config.secrets.platformApi[0],
    ),
  });
}

async function see(shopper: Pick<Shopper, 'attributes'>, kind: string, sightingId: string): Promise<void> {
  const { placement, country, customerType } = shopper.attributes;
  const now = clock();
  await send('POST', `/api/v1/collect/${publicId}/sightings`, {
    ...{ sightingId, kind, version: 1, at: now, sentAt: now },
    attributes: { placement, country, customerType },
  });
}

/** Shoppers who see the survey, for each who answers. */
const SEEN = 3;

async function liveDay(numbers: readonly number[]): Promise<void> {
  const shoppers = numbers.map(drawShopper);
  const all = (each: (shopper: Shopper) => Promise<unknown>) => Promise.all(shoppers.map(each));
  await all((shopper) => tellOrder(shopper, 'orders/create'));
  for (let at = 0; at < SEEN; at += 1) await all((shopper) => see(shopper, 'shown', crypto.randomUUID()));
  await all((shopper) => see(shopper, 'started', crypto.randomUUID()));
  for (let step = 0; step < REQUESTS; step += 1) {
    await Promise.all(
      shoppers
        .filter(({ steps }) => step < steps)
        .map((shopper) =>
          send(
            'PUT',
            `/api/v1/collect/${publicId}/responses/${shopper.responseId}`,
            snapshotOf(shopper, step, clock()),
          ),
        ),
    );
  }
  await all((shopper) => tellOrder(shopper, 'orders/updated'));
  await database.query(`DELETE FROM jobs WHERE kind = 'write_preloads'`);
  await runner.runDue();
}

/** A busy day is lived in parts. */
const AT_ONCE = 50;
const UPKEEP_DAYS = 5;
const perDay = Number(responses) / (DAYS * (COPIES + 1));
for (let day = 0; day < DAYS; day += 1) {
  await goBack((DAYS - 1 - day) * DAY_MS);
  const until = Math.floor((day + 1) * perDay);
  for (let at = Math.floor(day * perDay); at < until; at += AT_ONCE) {
    await liveDay(Array.from({ length: Math.min(AT_ONCE, until - at) }, (_, index) => at + index));
  }
  if (day % UPKEEP_DAYS === 0) await keepUp();
}
await repeatDays(database, store.storeId, { days: DAYS, copies: COPIES });
await keepUp();
const clones = await cloneStore(database, store.storeId, Number(stores) - 1);
await vacuum();

async function keepUp(): Promise<void> {
  await runner.runChores();
  await runner.runDue();
  await vacuum();
}

/** The bytes of each table: the rows themselves, what is stored beside them, and the indexes. */
async function sizes(): Promise<unknown> {
  const tables = await database.query(
    `SELECT relname AS name, pg_relation_size(oid)::float8 AS heap,
            (pg_table_size(oid) - pg_relation_size(oid))::float8 AS toast, pg_indexes_size(oid)::float8 AS indexes,
            reltuples::float8 AS rows
       FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC`,
  );
  const indexes = await database.query(
    `SELECT relname AS table, indexrelname AS name, idx_scan::float8 AS scans, pg_relation_size(indexrelid)::float8 AS bytes
       FROM pg_stat_user_indexes WHERE schemaname = 'public' ORDER BY 4 DESC LIMIT 40`,
  );
  return { tables, indexes };
}

process.stdout.write(
  `${JSON.stringify({ port: listener.port, storeIds: [store.storeId, ...clones], surveyId })}\n`,
);
process.on('SIGTERM', () => process.exit());
