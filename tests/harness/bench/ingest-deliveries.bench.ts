import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { validSession } from '#tests/support/sessions.ts';
import type { Figure } from './figures.ts';
import { openLiveSurvey } from './ingest/live-survey.ts';
import { type Load, openLoad, percentile } from './ingest/load.ts';
import { REQUESTS_EACH, scriptsOf } from './ingest/shoppers.ts';
import { startBenchInstance } from './support/bench-instance.ts';
import { benchesOfEngines, figure } from './support/bench-place.ts';
import { startReceiver } from './support/receiver.ts';
import { median } from './statistics.ts';

/** Rounds with deliveries and rounds without, by turns, after one round of each to warm up. */
const ROUNDS = Number(process.env['DELIVERY_ROUNDS'] ?? 15);
const SHOPPERS_AT_ONCE = 4;
const GROUPS = 20;
/** Shoppers come at this pace, a tenth of what the server can take in. */
const PACE_MS = 75;
/** How long a receiver takes for its reply. */
const RECEIVER_MS = 20;
const MOST_CONNECTIONS = 6;

async function prepare(address: string) {
  const { database, deps, store, publicId } = await openLiveSurvey(address, 0);
  const { authorization } = await validSession(deps, store);
  await database.close();
  assert.ok(publicId !== null);
  return { authorization, publicId };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The merchant's calls about connections. */
function merchant(url: string, { authorization }: Prepared) {
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/v1/connections${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    assert.equal(reply.status, 200);
    return ((await reply.json()) as { data: { connection: { connectionId: string } } }).data.connection;
  };
  const ids: string[] = [];
  return {
    async connect(receiver: string): Promise<void> {
      const events = ['response.saved', 'response.completed'];
      const choice = { name: 'Receiver', url: receiver, events, surveyIds: [], answerFilter: null };
      ids.push((await call('POST', '', choice)).connectionId);
    },
    async switchAll(isActive: boolean): Promise<void> {
      for (const id of ids) await call('PUT', `/${id}/state`, { isActive });
    },
  };
}

/** The p99 of one round of shoppers. */
async function round(load: Load, publicId: string): Promise<number> {
  const latencies: number[] = [];
  for (let group = 0; group < GROUPS; group += 1) {
    // Time passes: the pace of the shoppers.
    const next = sleep(PACE_MS);
    const played = await load.play(scriptsOf(SHOPPERS_AT_ONCE, publicId));
    assert.deepEqual(Object.keys(played.statuses), ['200']);
    latencies.push(...played.latencies);
    await next;
  }
  return percentile(latencies, 0.99);
}

async function measure(address: string, connections: number): Promise<Figure[]> {
  const prepared = await prepare(address);
  const receiver = await startReceiver(RECEIVER_MS);
  const instance = await startBenchInstance(address);
  const load = await openLoad(Number(new URL(instance.url).port), SHOPPERS_AT_ONCE);
  try {
    const { connect, switchAll } = merchant(instance.url, prepared);
    for (let made = 0; made < connections; made += 1) await connect(receiver.url);
    const sides = { beside: [] as number[], alone: [] as number[] };
    let delivered = 0;
    for (let at = 0; at <= ROUNDS; at += 1) {
      const turns = ['beside', 'alone'] as const;
      for (const side of at % 2 === 0 ? turns : turns.toReversed()) {
        await switchAll(side === 'beside');
        const before = receiver.received();
        const p99 = await round(load, prepared.publicId);
        if (at > 0) sides[side].push(p99);
        if (side === 'beside') delivered += receiver.received() - before;
        // Time passes: the requests under way end before the other turn.
        await switchAll(false).then(() => sleep(200));
      }
    }
    assert.ok(delivered > 0, 'Events were delivered while shoppers answered.');
    const requests = ROUNDS * GROUPS * SHOPPERS_AT_ONCE * REQUESTS_EACH;
    return [
      figure('p99 of answers', 'ms', median(sides.beside), median(sides.alone), 'at most 1.1 times'),
      figure('deliveries beside them', '', delivered, null),
      figure('answers of each side', '', requests, null),
    ];
  } finally {
    load.close();
    receiver.close();
    await instance.script.kill('SIGTERM');
  }
}

export const benches = benchesOfEngines(
  'deliveries',
  (engine) => ({
    title: `Taking in answers on ${engine}, while events are delivered`,
    reference: 'the same shoppers on the same server with its connections switched off',
    sizeUnit: 'connections',
    sizes: [1, MOST_CONNECTIONS / 2, MOST_CONNECTIONS],
  }),
  measure,
);
