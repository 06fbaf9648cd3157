import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { createRandom } from '#tests/server/areas/analytics/generate.ts';
import { TEST_SECRETS } from '#tests/support/app.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { type Received, type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts';
import {
  newDataFolder,
  newPostgres,
  newResponseId,
  openPlace,
  prepare,
  type Prepared,
  responseBody,
} from './support/prepare.ts';
import { begin } from './support/product.ts';
import { linesSaying } from './support/seen.ts';

const KILLS = 20;
const POLL = { timeout: 60_000, interval: 100 };

/** How each receiver answers; `luck` is drawn anew for each request. */
const MOODS = {
  accepts: () => 'accept',
  fails: (luck: number) => (luck < 0.4 ? 'fail' : 'accept'),
  hangs: (luck: number) => (luck < 0.1 ? 'hang' : 'accept'),
  slow: () => 'late',
  closes: (luck: number) => (luck < 0.4 ? 'close' : 'accept'),
} as const;

type Mood = keyof typeof MOODS;

interface Watched extends Receiver {
  /** The ids that were accepted, in the order of the replies. */
  readonly accepted: string[];
  /** Events that arrived before an earlier one of their response was accepted. */
  readonly outOfOrder: string[];
  calm: boolean;
}

async function watch(mood: Mood, random: () => number): Promise<Watched> {
  const receiver: Watched = Object.assign(await startReceiver(), {
    accepted: [] as string[],
    outOfOrder: [] as string[],
    calm: false,
  });
  onTestFinished(() => receiver.close());
  const known = new Map<string, { readonly sequence: number; readonly id: string }[]>();
  const note = ({ id, body }: Received) => {
    const response = body.data.response_id ?? '';
    const before = known.get(response) ?? [];
    const late = before.filter(({ sequence }) => sequence < body.sequence);
    if (late.some((event) => !receiver.accepted.includes(event.id))) receiver.outOfOrder.push(id);
    if (
      before.some(
        ({ sequence, id: other }) =>
          sequence > body.sequence && other !== id && !receiver.accepted.includes(id),
      )
    ) {
      receiver.outOfOrder.push(id);
    }
    if (!before.some((event) => event.id === id))
      known.set(response, [...before, { id, sequence: body.sequence }]);
  };
  receiver.answer = (received, response) => {
    note(received);
    const accept = () => {
      receiver.accepted.push(received.id);
      response.end('ok');
    };
    const how = receiver.calm ? 'accept' : MOODS[mood](random());
    if (how === 'accept') accept();
    if (how === 'late') setTimeout(accept, 150 + 350 * random());
    if (how === 'fail') response.writeHead(500).end();
    if (how === 'close') response.destroy();
  };
  return receiver;
}

async function createConnection(url: string, { authorization }: Prepared, receiver: Receiver): Promise<void> {
  const reply = await fetch(`${url}/api/v1/connections`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Receiver', url: receiver.url, events: ['response.saved', 'response.completed'] },
      ...{ surveyIds: [], answerFilter: null },
    }),
  });
  expect([reply.status, await reply.text()]).toEqual([200, expect.any(String)]);
}

/** Instances whose modules are loaded, and which start when they are told. */
function reserve(place: string) {
  const file = join(inject('scratch'), `start-${randomUUID()}`);
  const begun = begin(place, {
    program: ['tests/faults/support/built-instance.mjs'],
    env: { ...TEST_SECRETS, START_FILE: file },
  });
  return {
    async start() {
      writeFileSync(file, '');
      const listening = () => linesSaying(begun.log(), 'Listening')[0]?.['url'];
      await expect.poll(() => listening() ?? begun.said(), POLL).toMatch(/^http/);
      return String(listening());
    },
    async kill() {
      begun.child.kill('SIGKILL');
      await begun.ended;
    },
  };
}

/** Saves a response in two steps, and repeats each until the server acknowledges it. */
async function shop(
  urlNow: () => string,
  { publicId }: Prepared,
  isOver: () => boolean,
): Promise<string | null> {
  const responseId = newResponseId();
  for (const change of [
    { revision: 1, complete: false, answers: { q1: { value: 9 } }, path: ['q1'] },
    { revision: 2, complete: true },
  ]) {
    for (;;) {
      const reply = await fetch(`${urlNow()}/api/v1/collect/${publicId}/responses/${responseId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(5_000),
        body: JSON.stringify({ ...responseBody(responseId), ...change }),
      }).catch(() => null);
      if (reply?.status === 200) break;
      if (isOver()) return null;
      // Time passes: the instance was killed, and the next one starts.
      await pause(50);
    }
  }
  return responseId;
}

/** A killed instance's leases would last a minute. */
async function freeLeases(database: Database, storeId: string): Promise<void> {
  await database.query(`UPDATE connections SET lease_by = NULL, lease_until = NULL WHERE store_id = $1`, [
    storeId,
  ]);
  await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1 AND state = 'waiting'`, [
    storeId,
  ]);
  await makeJobsDue({ database }, storeId);
}

const waitingIn = async (database: Database, storeId: string) => {
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox WHERE store_id = $1 AND state <> 'delivered'`,
    [storeId],
  );
  return row?.n;
};

it('delivers every event once by its id and in order for each response, through 20 kills', async () => {
  const place = await newPostgres();
  const prepared = await prepare(place);
  const { storeId } = prepared;
  const database = await openPlace(place);
  onTestFinished(() => database.close());
  const source = createRandom(29);
  const random = () => source.next();
  const receivers = await Promise.all((Object.keys(MOODS) as Mood[]).map((mood) => watch(mood, random)));

  let url = '';
  const spare = [reserve(place), reserve(place)];
  let instance = spare.shift()!;
  url = await instance.start();
  for (const receiver of receivers) await createConnection(url, prepared, receiver);

  let isOver = false;
  const shoppers = Array.from({ length: 3 }, async () => {
    const kept: string[] = [];
    while (!isOver) {
      const responseId = await shop(
        () => url,
        prepared,
        () => false,
      );
      if (responseId !== null) kept.push(responseId);
      // Time passes: shoppers come one after the other.
      await pause(250);
    }
    return kept;
  });

  const received = () => receivers.reduce((sum, each) => sum + each.received.length, 0);
  for (let kill = 0; kill < KILLS; kill += 1) {
    spare.push(reserve(place));
    const before = received();
    await expect.poll(received, POLL).toBeGreaterThan(before + 5);
    // Time passes: a kill may come at any moment of a delivery.
    await pause(Math.round(random() * 400));
    await instance.kill();
    await freeLeases(database, storeId);
    instance = spare.shift()!;
    url = await instance.start();
  }
  isOver = true;
  const responses = (await Promise.all(shoppers)).flat();
  for (const receiver of receivers) receiver.calm = true;
  await expect
    .poll(async () => {
      await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1 AND state = 'waiting'`, [
        storeId,
      ]);
      await database.query(
        `UPDATE jobs SET run_at = now() WHERE store_id = $1 AND status = 'queued' AND lease_by IS NULL`,
        [storeId],
      );
      return waitingIn(database, storeId);
    }, POLL)
    .toBe(0);
  await Promise.all([instance.kill(), ...spare.map((each) => each.kill())]);

  const expected = responses.flatMap((id) => [`${id} response.completed`, `${id} response.saved`]).sort();
  expect(responses.length).toBeGreaterThan(20);
  for (const { accepted, outOfOrder, received: all } of receivers) {
    const byId = new Map(all.map(({ id, body }) => [id, `${body.data.response_id} ${body.type}`]));
    expect([...byId.values()].sort()).toEqual(expected);
    expect([...new Set(accepted)].sort()).toEqual([...byId.keys()].sort());
    expect(outOfOrder).toEqual([]);
  }
}, 300_000);

it('sends again what was under way when the process was killed, on PGlite', async () => {
  const place = await newDataFolder();
  const prepared = await prepare(place);
  const receiver = await startReceiver(() => undefined);
  onTestFinished(() => receiver.close());
  const killed = reserve(place);
  const url = await killed.start();
  await createConnection(url, prepared, receiver);
  const responseId = await shop(
    () => url,
    prepared,
    () => true,
  );
  await expect.poll(() => receiver.received.length, POLL).toBe(1);
  await killed.kill();

  const database = await openPlace(place);
  expect(await waitingIn(database, prepared.storeId)).toBe(2);
  await freeLeases(database, prepared.storeId);
  await database.close();
  receiver.answer = (_, response) => void response.end();
  const next = reserve(place);
  await next.start();
  await expect.poll(() => receiver.received.length, POLL).toBe(3);
  await next.kill();
  const ids = receiver.received.map(({ id }) => id);
  expect([ids[0], new Set(ids).size]).toEqual([ids[1], 2]);
  expect(receiver.received.map(({ body }) => [body.data.response_id, body.type])).toEqual([
    [responseId, 'response.saved'],
    [responseId, 'response.saved'],
    [responseId, 'response.completed'],
  ]);
}, 120_000);
