import { randomBytes } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { API_BASE } from '#shared/api/base.ts';
import { responsePath } from '#shared/collect/collect.ts';
import type { Figures, Measured, Neighbour, Order, Took } from './neighbour-figures.ts';
import { watchThreads, type Clock } from './thread-clock.ts';

/**
 * A store that behaves well, in a process of its own, so that what the noisy store costs the test does not count. It
 * sends answers, reads screens and receives webhooks at a fixed pace, and never waits for one reply before the next call.
 */
const EVERY_MS = { answer: 80, screen: 150 };

/** A webhook that has not arrived by then is counted with this delay. */
const PATIENCE_MS = 8_000;
const LONGEST_REPLY_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const answeredAt = new Map<string, Clock>();
const arrivedAt = new Map<string, Clock>();

let now: () => Clock = () => ({ ms: 0, ran: 0, waited: 0 });

const since = (from: Clock, to = now()): Took => ({ ms: to.ms - from.ms, work: to.ran - from.ran });

const newId = () => randomBytes(16).toString('hex');

/** Each call comes from an address of its own, as shoppers' calls do. */
const newAddress = () => `100.${[...randomBytes(3)].join('.')}`;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What it took until the whole reply was read; null if it is no success. */
function ask(url: string, { method, path, headers, body }: Call): Promise<Took | null> {
  const begin = now();
  return new Promise((resolve) => {
    const sent = request(url + path, {
      ...{ method, agent, timeout: LONGEST_REPLY_MS },
      headers: { ...headers, 'x-forwarded-for': newAddress() },
    });
    sent.on('response', (reply) => {
      reply.on('end', () => resolve(reply.statusCode === 200 ? since(begin) : null));
      reply.on('error', () => resolve(null));
      reply.resume();
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}

/** The receiver of the store's webhooks. */
async function receive(): Promise<string> {
  const server = createServer((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      const { data } = JSON.parse(text) as { data: { response_id?: string } };
      if (data.response_id !== undefined) arrivedAt.set(data.response_id, now());
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const json = { 'content-type': 'application/json' };

async function begin({ url, authorizations, server }: Neighbour): Promise<void> {
  now = watchThreads(server);
  const body = JSON.stringify({
    ...{
      name: 'Neighbour',
      url: await receive(),
      events: ['response.saved'],
      surveyIds: [],
      answerFilter: null,
    },
  });
  const headers = { ...json, authorization: authorizations[0] ?? '' };
  const took = await ask(url, { method: 'POST', path: `${API_BASE}/connections`, headers, body });
  if (took === null) throw new Error('The connection was not made.');
}

async function answer({ url, publicId }: Neighbour): Promise<Took | null> {
  const responseId = newId();
  const sentAt = Date.now();
  const isBeacon = Math.random() < 0.5;
  const took = await ask(url, {
    method: isBeacon ? 'POST' : 'PUT',
    path: API_BASE + responsePath(publicId, responseId),
    headers: isBeacon ? { 'content-type': 'text/plain' } : json,
    body: JSON.stringify({
      ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: { q1: 100 } },
      ...{ answers: { q1: { value: 9 }, q2: { value: 'words of theirs' } }, path: ['q1', 'q2'] },
      ...{ startedAt: sentAt - 1_000, changedAt: sentAt, sentAt, attributes: { placement: 'popup' } },
    }),
  });
  if (took !== null) answeredAt.set(responseId, now());
  return took;
}

let turn = 0;

function screen(neighbour: Neighbour, path: string): Promise<Took | null> {
  const { url, authorizations } = neighbour;
  const authorization = authorizations[(turn += 1) % authorizations.length] ?? '';
  return ask(url, { method: 'GET', path: API_BASE + path, headers: { authorization } });
}

async function measure(neighbour: Neighbour, ms: number): Promise<Measured> {
  const { url, shop, surveyId } = neighbour;
  const calls: Record<Exclude<keyof Figures, 'delivery'>, () => Promise<Took | null>> = {
    answer: () => answer(neighbour),
    list: () => screen(neighbour, '/surveys'),
    overview: () => screen(neighbour, `/surveys/${surveyId}/analytics/overview?range=all`),
    script: () => ask(url, { method: 'GET', path: STORE_SCRIPT_PATH.replace('{shop}', shop) }),
  };
  answeredAt.clear();
  const before = now();
  const end = performance.now() + ms;
  const results = await Promise.all(
    Object.entries(calls).map(async ([what, call], at) => {
      const pending: Promise<Took | null>[] = [];
      // Time passes: the calls begin at a pace, each kind a moment after the one before.
      await pause(at * 10);
      while (performance.now() < end) {
        pending.push(call());
        // Time passes: the pace.
        await pause(what === 'answer' ? EVERY_MS.answer : EVERY_MS.screen);
      }
      return [what, await Promise.all(pending)] as const;
    }),
  );
  const took = { answer: [], list: [], overview: [], script: [] } as Record<keyof typeof calls, Took[]>;
  for (const [what, each] of results) {
    took[what as keyof typeof calls] = each.filter((one) => one !== null);
  }
  const failed = results.flatMap(([, each]) => each).filter((one) => one === null).length;
  const { ran, waited } = now();
  const [used, delayed] = [ran - before.ran, waited - before.waited];
  const slowness = used === 0 ? 1 : (used + delayed) / used;
  return { figures: { ...took, delivery: await delays() }, failed, slowness };
}

/** Waits until the webhook of each answer arrived, for so many milliseconds at most. */
async function settle(ms: number): Promise<void> {
  const longest = performance.now() + ms;
  const isMissing = () => [...answeredAt.keys()].some((id) => !arrivedAt.has(id));
  // Time passes: this process has no `expect.poll`.
  while (isMissing() && performance.now() < longest) await pause(20);
}

/** How long after its answer each webhook arrived. */
async function delays(): Promise<Took[]> {
  await settle(PATIENCE_MS);
  return [...answeredAt].map(([id, at]) => {
    const { ms, work } = since(at, arrivedAt.get(id));
    return { ms: Math.max(0, ms), work: Math.max(0, work) };
  });
}

let neighbour: Neighbour | null = null;

process.on('message', (order: Order) => {
  void (async () => {
    if ('begin' in order) {
      neighbour = order.begin;
      await begin(neighbour);
      process.send?.(null);
    } else if ('settleMs' in order) {
      await settle(order.settleMs);
      process.send?.(null);
    } else if (neighbour !== null) {
      process.send?.(await measure(neighbour, order.measureMs));
    }
  })();
});
process.on('disconnect', () => process.exit());
