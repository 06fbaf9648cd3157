import { setTimeout as pause } from 'node:timers/promises';
import { definitionPath } from '#shared/survey/definition-address.ts';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  expectKept,
  newPostgres,
  newResponseId,
  prepare,
  responseBody,
  type Place,
  type Prepared,
} from '#tests/processes/support/prepare.ts';
import { startInstance, type Instance } from '#tests/processes/support/product.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Nginx } from '#tests/support/nginx.ts';
import { ask, isSkipped, newPlan, startProxy } from '#tests/support/proxied.ts';

interface Pair {
  readonly prepared: Prepared;
  readonly nginx: Nginx;
  readonly one: Instance;
  /** Starts the first instance again at its old port. */
  readonly startAgain: () => Promise<Instance>;
}

/** Two instances on one PostgreSQL behind nginx. */
async function startPair(): Promise<Pair> {
  const prepared = await prepare(await newPostgres());
  const plan = await newPlan();
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number) =>
    startInstance(prepared.place, { env: { PROXY_URL: plan.url, INSTANCE_PORT: String(port) } });
  const [one] = await Promise.all(ports.map(start));
  if (one === undefined) throw new Error('No instance started.');
  const nginx = await startProxy(plan, [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  onTestFinished(() => nginx.stop());
  return { prepared, nginx, one, startAgain: () => start(ports[0]) };
}

/** Makes every request that needs this table wait until it is unlocked. */
async function lockTable(place: Place, table: 'responses' | 'surveys') {
  // PostgreSQL shows a transaction the same activity until it ends, so another connection looks.
  const [client, watcher] = [await connected(place), await connected(place)];
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  async function waiting(): Promise<number> {
    const { rows } = await watcher.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return Number(rows[0]?.count);
  }
  return {
    /** Resolves when this many requests wait, over both instances. */
    async reached(requests: number): Promise<void> {
      await expect.poll(waiting).toBeGreaterThanOrEqual(requests);
      // Time passes: a chore of an instance may be among those that wait, and a request still on its way.
      await pause(1_000);
    },
    unlock: () => client.query('ROLLBACK'),
  };
}

async function connected(place: Place): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.skipIf(isSkipped)('nginx, when an instance is killed in the middle of a request', () => {
  it('answers a POST with 503 and Retry-After and does not repeat it, so that no response is doubled', async () => {
    const { prepared, nginx, one, startAgain } = await startPair();
    const ids = [newResponseId(), newResponseId()];
    const send = (id: string) =>
      ask(nginx, `/api/v1/collect/${prepared.publicId}/responses/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(responseBody(id)),
      });
    const lock = await lockTable(prepared.place, 'responses');
    const sent = Promise.all(ids.map(send));
    // The two go to the instances by turns, so each has one.
    await lock.reached(2);
    await one.kill('SIGKILL');
    await lock.unlock();
    const replies = await sent;
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 503]);
    const refused = replies.findIndex(({ status }) => status === 503);
    expect(replies[refused]?.headers['retry-after']).toBe('2');
    // The shopper's page sends it again.
    expect((await send(ids[refused] ?? '')).status).toBe(200);
    await expectKept(prepared, ids);
    await startAgain();
    const after = [newResponseId(), newResponseId(), newResponseId(), newResponseId()];
    for (const id of after) expect((await send(id)).status).toBe(200);
    await expectKept(prepared, [...ids, ...after]);
  });

  it('asks the other instance for what a GET reads', async () => {
    const { prepared, nginx, one } = await startPair();
    const lock = await lockTable(prepared.place, 'surveys');
    const read = Promise.all(
      [1, 2].map(() => ask(nginx, `/s/${prepared.publicId}`, { headers: { accept: 'text/html' } })),
    );
    await lock.reached(2);
    await one.kill('SIGKILL');
    await lock.unlock();
    const pages = await read;
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    // The next requests find the remaining instance at once.
    const path = definitionPath(prepared.publicId, 1);
    for (let request = 0; request < 6; request += 1) expect((await ask(nginx, path)).status).toBe(200);
  });
});
