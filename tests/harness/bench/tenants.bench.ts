import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { runScript } from '#tests/support/run-script.ts';
import type { Figure, FigureBench } from './figures.ts';
import { openLoad, percentile } from './ingest/load.ts';
import { openSampler, openSide, type Side } from './ingest/sides.ts';
import { figure, openPostgres } from './support/bench-place.ts';
import { startReceiver } from './support/receiver.ts';

/** The answers that each store has before: those of a day. */
const ANSWERS_EACH = 30;
const STORES = [1, 100, 1_000, 10_000] as const;

/** Of twenty receivers, one never answers and one takes its time. */
const RECEIVERS = 20;
const SLOW_MS = 5_000;
const QUICK_MS = 20;

/** Stores whose shoppers answer in one sample, so that a batch has answers of many stores. */
const ANSWERED = [1, 16, 200, 2_000] as const;
const SAMPLES = 5;

interface Product {
  readonly port: number;
  readonly storeIds: readonly string[];
  readonly publicIds: readonly string[];
  readonly shops: readonly string[];
  readonly surveyId: string;
  readonly bench: <T>(what: string) => Promise<T>;
}

async function measure(stores: number): Promise<Figure[]> {
  const place = await openPostgres('tenants');
  const quick = await startReceiver(QUICK_MS);
  const slow = await startReceiver(SLOW_MS);
  const dead = await startDead();
  const urls = Array.from({ length: RECEIVERS }, () => quick.url)
    .with(3, slow.url)
    .with(11, dead.url);
  const script = runScript(
    'tests/harness/bench/tenants/server.ts',
    ...[place.address, String(stores), String(ANSWERS_EACH), urls.join(',')],
  );
  const reference = await openSide(201, 'tests/harness/bench/ingest/reference-server.ts');
  try {
    const printed = JSON.parse(await script.line('{')) as Omit<Product, 'bench'>;
    const product: Product = {
      ...printed,
      async bench<T>(what: string) {
        const reply = await fetch(`http://127.0.0.1:${printed.port}/bench/${what}`);
        if (!reply.ok) throw new Error(await reply.text());
        return (await reply.json()) as T;
      },
    };
    return [
      ...(await storeScripts(product)),
      ...(await screens(product)),
      ...(await ingest(product, reference)),
      ...(await deliveries(product, quick)),
      ...(await upkeep(product)),
    ];
  } finally {
    await Promise.all([script.kill('SIGTERM'), reference.close()]);
    for (const receiver of [quick, slow, dead]) receiver.close();
    await place.close();
  }
}

/** Accepts connections and never answers. */
async function startDead() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nReferer: https://shop.example/\r\n${headers}\r\n`;

const SCRIPT_CONNECTIONS = 16;

async function storeScripts({ port, shops }: Product): Promise<Figure[]> {
  const load = await openLoad(port, SCRIPT_CONNECTIONS);
  const each = shops.map((shop) => [
    get(`/store/${shop}/askwell.js`, 'Accept-Encoding: br, gzip\r\nSec-Fetch-Dest: script\r\n'),
  ]);
  const rates: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const begin = performance.now();
    await load.play(each);
    rates.push(each.length / ((performance.now() - begin) / 1000));
  }
  load.close();
  const [cold = 0, warm = 0] = rates;
  return [
    figure('store scripts, first time', '/s', cold, null, 'at least 500'),
    figure('store scripts, again', '/s', warm, null),
  ];
}

const CALLS = 200;

async function screens({ port, storeIds, surveyId }: Product): Promise<Figure[]> {
  const load = await openLoad(port, 1);
  const p95 = async (path: string) => {
    const calls = Array.from({ length: CALLS }, (_, at) => {
      const storeId = storeIds[(at * 7_919) % storeIds.length]!;
      return [get(path, `Authorization: Bearer ${storeId}\r\n`)];
    });
    await load.play(calls.slice(0, CALLS / 10));
    const { latencies, statuses } = await load.play(calls);
    if (statuses[200] !== CALLS) throw new Error(`${path} was answered ${JSON.stringify(statuses)}`);
    return percentile(latencies, 0.95);
  };
  const figures = [
    figure('p95 of the list', 'ms', await p95('/api/v1/surveys'), null),
    figure('p95 of the overview', 'ms', await p95(`/api/v1/surveys/${surveyId}/analytics/overview`), null),
  ];
  load.close();
  return figures;
}

async function ingest(product: Product, reference: Side): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const stores of ANSWERED.filter((count) => count <= product.storeIds.length)) {
    for (const connections of [50, 256]) {
      const publicIds = [...product.publicIds.slice(0, stores)];
      const shoppers = Math.max(512, stores);
      const side: Side = { port: product.port, publicIds, expected: 200, close: async () => undefined };
      const ours = await openSampler(side, connections, shoppers);
      const theirs = await openSampler(reference, connections, shoppers);
      for (let round = 0; round <= SAMPLES; round += 1) {
        for (const each of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) await each.sample();
      }
      ours.close();
      theirs.close();
      const at = `over ${stores} stores at ${connections} connections`;
      figures.push(
        figure(`answers ${at}`, '/s', ours.rate(), theirs.rate(), 'ratio at least 0.3'),
        figure(`p99 ${at}`, 'ms', ours.p99(), theirs.p99()),
      );
    }
  }
  return figures;
}

const DELIVERING = 1_000;
const LONGEST_MS = 180_000;

/** An event for each of a thousand stores at once. */
async function deliveries(product: Product, quick: { received: () => number }): Promise<Figure[]> {
  const stores = Math.min(DELIVERING, product.storeIds.length);
  await product.bench('quiet');
  await product.bench('start');
  const healthy = Array.from({ length: stores }, (_, at) => at).filter(
    (at) => at === 0 || ![3, 11].includes((at - 1) % RECEIVERS),
  ).length;
  const before = quick.received();
  const sampler = await openSampler(
    {
      ...product,
      publicIds: product.publicIds.slice(0, stores),
      expected: 200,
      close: async () => undefined,
    },
    64,
    stores,
  );
  const begin = performance.now();
  await sampler.sample();
  const answered = performance.now();
  sampler.close();
  while (quick.received() - before < healthy && performance.now() - begin < LONGEST_MS) {
    // Time passes: the jobs deliver.
    await sleep(20);
  }
  const arrived = quick.received() - before;
  const seconds = (performance.now() - answered) / 1000;
  return [
    figure('healthy receivers that got their event', '', arrived, healthy),
    figure('last healthy receiver, after the last answer', 's', seconds, null, 'at most 5'),
  ];
}

async function upkeep(product: Product): Promise<Figure[]> {
  const chores = await product.bench<Record<string, { ms: number; transactions: number }>>('chores');
  const { lookMs } = await product.bench<{ lookMs: number }>('jobs');
  const { mb } = await product.bench<{ mb: number }>('memory');
  return [
    ...Object.entries(chores).flatMap(([name, { ms, transactions }]) => [
      figure(`chore ${name}`, 's', ms / 1000, null, 'at most 60'),
      figure(`transactions of ${name}`, '', transactions, null),
    ]),
    figure('a look for due jobs beside a million done', 'ms', lookMs, null),
    figure('memory', 'MB', mb, null),
  ];
}

export const benches: readonly FigureBench[] = [
  {
    title: 'Many stores on PostgreSQL',
    reference: 'an Express server that reads the same JSON and answers 201 without keeping it',
    sizeUnit: 'stores',
    sizes: STORES,
    measure,
  },
];
