import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { migrateFully } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts';
import { freeLeases, skipPauses } from './support/free-leases.ts';
import { killMoments } from './support/kill-moments.ts';
import { ALL_MOODS, startMoodyReceiver } from './support/moody-receiver.ts';
import {
  newDataFolder,
  newResponseId,
  openPlace,
  prepare,
  type Prepared,
  responseBody,
} from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const POLL = { timeout: PATIENCE_MS, interval: 100 };
const PATIENT = { timeout: PATIENCE_MS, interval: 100 };

/** `DELIVERIES=5000` runs the full form, which takes a quarter of an hour. */
const DELIVERIES = Number(process.env['DELIVERIES'] ?? 300);
const KILLS =
  DELIVERIES >= 5_000 ? { app: 20, children: 2, database: 3 } : { app: 4, children: 0, database: 1 };
const EVENTS_EACH = 2;
/** Deliveries that may wait before the next shopper answers, so that answers come in until the end. */
const MOST_WAITING = 150;

type Fault = keyof typeof KILLS;

/** Kills of the database among those of the app, evenly. */
function plannedFaults(): Fault[] {
  const apart = Math.ceil(KILLS.app / (KILLS.children + KILLS.database + 1));
  const faults: Fault[] = Array.from({ length: KILLS.app }, () => 'app');
  const others: Fault[] = Array.from({ length: KILLS.database + KILLS.children }, (_, at) =>
    at % 2 === 1 && at < 2 * KILLS.children ? 'children' : 'database',
  );
  others.forEach((fault, at) => faults.splice((at + 1) * apart + at, 0, fault));
  return faults;
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

const waitingIn = async (database: Database, storeId: string) => {
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox WHERE store_id = $1 AND state <> 'delivered'`,
    [storeId],
  );
  return row?.n;
};

/** Repeats what fails while the database starts again. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 100) throw error;
      // Time passes: the database starts again.
      await pause(200);
    }
  }
}

/** Replaces the pauses before the next attempts, until it is stopped. Leases stay. */
function hurry(database: Database, storeId: string): () => Promise<void> {
  const state = { isOver: false };
  const hurried = (async () => {
    while (!state.isOver) {
      await untilDone(() => skipPauses(database, storeId));
      // Time passes: a second stands for the pauses of days.
      await pause(1_000);
    }
  })();
  return async () => {
    state.isOver = true;
    await hurried;
  };
}

async function durablePlace() {
  const server = await startPostgres({ isDurable: true });
  onTestFinished(() => server.stop());
  const place = await createTestDatabase(server.url, 'deliveries');
  const database = await openPlace(place);
  await migrateFully(database);
  onTestFinished(() => database.close());
  return { server, place, database };
}

it(`delivers every event once by its id and in order for each response, through ${KILLS.app} kills of the app and ${KILLS.children + KILLS.database} of the database`, async () => {
  const { server, place, database } = await durablePlace();
  const prepared = await prepare(place);
  const { storeId } = prepared;
  const random = killMoments(29);
  const receivers = await Promise.all(ALL_MOODS.map((mood) => startMoodyReceiver(mood, random)));
  let instance = await startInstance(place);
  for (const receiver of receivers) await createConnection(instance.url, prepared, receiver);

  const wanted = Math.ceil(DELIVERIES / (EVENTS_EACH * receivers.length));
  const accepted = () => receivers.reduce((sum, each) => sum + each.accepted.size, 0);
  const begin = performance.now();
  const answered: string[] = [];
  let begun = 0;
  const shoppers = Array.from({ length: 3 }, async () => {
    while (begun < wanted) {
      begun += 1;
      const responseId = await shop(
        () => instance.url,
        prepared,
        () => false,
      );
      if (responseId !== null) answered.push(responseId);
      while (begun * EVENTS_EACH * receivers.length - accepted() > MOST_WAITING) {
        // Time passes: deliveries keep up with the answers.
        await pause(100);
      }
    }
  });
  const stopHurry = hurry(database, storeId);

  const faults = plannedFaults();
  const perform: Record<Fault, () => Promise<void>> = {
    database: () => server.crash(),
    children: () => server.killChildren(),
    async app() {
      await instance.kill('SIGKILL');
      await untilDone(() => freeLeases(database, storeId));
      instance = await startInstance(place);
    },
  };
  for (const [at, fault] of faults.entries()) {
    const due = Math.floor(((at + 1) * DELIVERIES) / (faults.length + 2));
    await expect.poll(accepted, PATIENT).toBeGreaterThanOrEqual(due);
    // Time passes: a kill may come at any moment of a delivery.
    await pause(Math.round(random() * 400));
    await perform[fault]();
  }
  await Promise.all(shoppers);
  for (const receiver of receivers) receiver.calm();
  await expect.poll(() => untilDone(() => waitingIn(database, storeId)), PATIENT).toBe(0);
  await stopHurry();
  await instance.kill('SIGKILL');

  const expected = answered.flatMap((id) => [`${id} response.completed`, `${id} response.saved`]).sort();
  const requests = receivers.reduce((sum, { received }) => sum + received.length, 0);
  const seconds = Math.round((performance.now() - begin) / 1000);
  process.stdout.write(
    `${accepted()} events were accepted in ${requests} requests and ${seconds} s, through ${faults.join(', ')}.\n`,
  );
  expect(accepted()).toBe(expected.length * receivers.length);
  expect(accepted()).toBeGreaterThanOrEqual(DELIVERIES);
  for (const { mood, accepted: ids, outOfOrder, received } of receivers) {
    const byId = new Map(received.map(({ id, body }) => [id, `${body.data.response_id} ${body.type}`]));
    expect([mood, [...byId.values()].sort()]).toEqual([mood, expected]);
    expect([mood, [...ids].sort()]).toEqual([mood, [...byId.keys()].sort()]);
    expect([mood, outOfOrder]).toEqual([mood, []]);
  }
});

it('sends again what was under way when the process was killed, on PGlite', async () => {
  const place = await newDataFolder();
  const prepared = await prepare(place);
  const receiver = await startReceiver(() => undefined);
  onTestFinished(() => receiver.close());
  const killed = await startInstance(place);
  await createConnection(killed.url, prepared, receiver);
  const responseId = await shop(
    () => killed.url,
    prepared,
    () => false,
  );
  await expect.poll(() => receiver.received.length, POLL).toBe(1);
  await killed.kill('SIGKILL');

  const database = await openPlace(place);
  expect(await waitingIn(database, prepared.storeId)).toBe(2);
  await freeLeases(database, prepared.storeId);
  await database.close();
  receiver.answer = (_, response) => void response.end();
  const next = await startInstance(place);
  await expect.poll(() => receiver.received.length, POLL).toBe(3);
  await next.kill('SIGKILL');
  const ids = receiver.received.map(({ id }) => id);
  expect([ids[0], new Set(ids).size]).toEqual([ids[1], 2]);
  expect(receiver.received.map(({ body }) => [body.data.response_id, body.type])).toEqual([
    [responseId, 'response.saved'],
    [responseId, 'response.saved'],
    [responseId, 'response.completed'],
  ]);
});
