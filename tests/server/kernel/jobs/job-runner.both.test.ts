import { setImmediate as nextTask } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { holdIntention, storeIntention } from '#server/kernel/jobs/intention.ts';
import { insertJob } from '#server/kernel/jobs/job-repository.ts';
import { createJobRunner } from '#server/kernel/jobs/job-runner.ts';
import type { JobHandler } from '#server/kernel/jobs/run-job.ts';
import { Unfinished } from '#server/kernel/jobs/turn.ts';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { testClock, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { makeJobsDue, testJobs } from '#tests/support/jobs.ts';
import { buildStore } from '#tests/support/stores.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

let deps: TestDeps;
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  deps = testDeps({ database });
});

const newStore = () => ({ storeId: deps.newId() });

async function queue({ storeId }: { storeId: string }, kind: string, payload: object = {}): Promise<string> {
  const jobId = deps.newId();
  await insertJob(database, { storeId, jobId, kind, payload });
  return jobId;
}

const jobsOf = ({ storeId }: { storeId: string }) =>
  database.query(
    `SELECT status, attempts, payload, lease_by, run_at <= now() AS is_due FROM jobs WHERE store_id = $1
      ORDER BY created_at, job_id`,
    [storeId],
  );

const runnerOf = (kinds: Record<string, JobHandler>) =>
  createJobRunner({
    ...deps,
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, run]) => [kind, { run }])),
    chores: [],
  });

describe('jobs in slices', () => {
  it('continues a job from the stored progress', async () => {
    const store = newStore();
    const kind = deps.newId();
    const seen: unknown[] = [];
    const runner = runnerOf({
      [kind]: ({ payload, attempts }) => {
        const { at } = payload as { at: number };
        seen.push([at, attempts]);
        return Promise.resolve(at < 2 ? new Unfinished({ at: at + 1 }) : { outcome: at });
      },
    });
    await queue(store, kind, { at: 0 });
    await runner.runDue();
    expect(seen).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(await jobsOf(store)).toMatchObject([{ status: 'done', payload: { outcome: 2 }, leaseBy: null }]);
  });

  it('runs a job that waits for something outside again after its pause, and not before', async () => {
    const store = newStore();
    const kind = deps.newId();
    let runs = 0;
    const runner = runnerOf({
      [kind]: () => {
        runs += 1;
        return Promise.resolve(runs === 1 ? new Unfinished({ runs }, 60) : { outcome: runs });
      },
    });
    await queue(store, kind);
    await runner.runDue();
    await runner.runDue();
    expect(runs).toBe(1);
    expect(await jobsOf(store)).toMatchObject([{ status: 'queued', leaseBy: null, isDue: false }]);
    await makeJobsDue({ database }, store.storeId);
    await runner.runDue();
    expect(await jobsOf(store)).toMatchObject([{ status: 'done', payload: { outcome: 2 } }]);
  });

  it('ends a job with the current slice when the server stops, due at once for the next instance', async () => {
    const store = newStore();
    const kind = deps.newId();
    let parts = 0;
    const runner = runnerOf({
      [kind]: async (_job, turn) => {
        while (!turn.isOver()) {
          parts += 1;
          await nextTask();
        }
        return new Unfinished({ parts });
      },
    });
    await queue(store, kind);
    const running = runner.runDue();
    await vi.waitUntil(() => parts > 1, { timeout: PATIENCE_MS });
    await runner.stop();
    await running;
    expect(await jobsOf(store)).toMatchObject([
      { status: 'queued', payload: { parts }, leaseBy: null, isDue: true },
    ]);
  });
});

it('runs other jobs while one waits for another service', async () => {
  const kind = deps.newId();
  const done: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const stores = Array.from({ length: 8 }, newStore);
  const runner = runnerOf({
    [kind]: async ({ storeId }) => {
      if (storeId === stores[0]?.storeId) await released;
      done.push(storeId);
      return {};
    },
  });
  for (const store of stores) await queue(store, kind);
  const running = runner.runDue();
  await vi.waitUntil(() => done.length === 7, { timeout: PATIENCE_MS });
  release();
  await running;
  expect(done).toHaveLength(8);
});

it('begins a job that becomes due while another one hangs', async () => {
  const kind = deps.newId();
  const gate = createGate();
  const [slow, quick] = [newStore(), newStore()];
  const begun: string[] = [];
  const runner = createJobRunner({
    ...{ ...deps, chores: [], checkEveryMs: 20 },
    kinds: {
      [kind]: {
        run: async ({ storeId }) => {
          begun.push(storeId);
          if (storeId === slow.storeId) await gate.opened;
          return {};
        },
      },
    },
  });
  onTestFinished(async () => {
    gate.open();
    await runner.stop();
  });
  await queue(slow, kind);
  runner.start();
  await vi.waitUntil(() => begun.length === 1, { timeout: PATIENCE_MS });
  await queue(quick, kind);
  await vi.waitUntil(() => begun.length === 2, { timeout: PATIENCE_MS });
  expect(begun).toEqual([slow.storeId, quick.storeId]);
  expect((await jobsOf(slow))[0]).toMatchObject({ status: 'queued' });
});

it('leaves slots to other stores when the jobs of one store hang, on each of several instances', async () => {
  const kind = deps.newId();
  const gate = createGate();
  const [hanging, other] = [newStore(), newStore()];
  const begun: string[] = [];
  const run: JobHandler = async ({ storeId }) => {
    begun.push(storeId);
    if (storeId === hanging.storeId) await gate.opened;
    return {};
  };
  const instances = [runnerOf({ [kind]: run }), runnerOf({ [kind]: run })];
  for (let at = 0; at < 10; at += 1) await queue(hanging, kind);
  for (let at = 0; at < 3; at += 1) await queue(other, kind);
  const running = Promise.all(instances.map((runner) => runner.runDue()));
  onTestFinished(() => gate.open());
  const begunBy = ({ storeId }: { storeId: string }) => begun.filter((each) => each === storeId).length;
  await vi.waitUntil(() => begunBy(other) === 3 && begunBy(hanging) === 4, { timeout: PATIENCE_MS });
  expect(begunBy(hanging)).toBe(4);
  gate.open();
  await running;
  expect((await jobsOf(hanging)).every(({ status }) => status === 'done')).toBe(true);
});

it('runs all due jobs in one pass, however many there are', async () => {
  const kind = deps.newId();
  const stores = Array.from({ length: 30 }, newStore);
  for (const store of stores) await queue(store, kind);
  let runs = 0;
  await runnerOf({ [kind]: () => Promise.resolve({ run: (runs += 1) }) }).runDue();
  expect(runs).toBe(30);
});

describe('the log of failing jobs', () => {
  /** Runs a job of each of these stores, and makes those due that failed before. */
  async function failIn(stores: readonly { storeId: string }[], error: () => Error) {
    const { log, read } = recordLog();
    const clock = testClock();
    const kind = deps.newId();
    const runner = createJobRunner({
      ...{ ...deps, log, clock, chores: [] },
      kinds: { [kind]: { run: () => Promise.reject(error()), neverGivesUp: true } },
    });
    for (const store of stores) await queue(store, kind);
    const again = async () => {
      for (const { storeId } of stores) await makeJobsDue({ database }, storeId);
      await runner.runDue();
    };
    return { again, clock, read, kind };
  }

  it('has one line in ten minutes while the platform is away, with a count and without a stack', async () => {
    const stores = [newStore(), newStore(), newStore()];
    const cause = new Error('The store answered 503');
    const { again, clock, read, kind } = await failIn(
      stores,
      () => new AppError('UPSTREAM', undefined, { cause }),
    );
    await again();
    await again();
    const line = { level: 'error', msg: 'A job failed', kind };
    expect(read()).toMatchObject([{ ...line, failures: 1, error: { code: 'UPSTREAM' } }]);
    clock.advance(10 * 60_000);
    await again();
    expect(read()).toMatchObject([
      { ...line, failures: 1 },
      { ...line, failures: 6, error: { code: 'UPSTREAM', cause: { message: 'The store answered 503' } } },
    ]);
    expect(JSON.stringify(read())).not.toContain('"stack"');
  });

  it('has the stack of an error of this code, once', async () => {
    const { again, clock, read } = await failIn([newStore(), newStore()], () => new TypeError('no'));
    await again();
    clock.advance(10 * 60_000);
    await again();
    expect(read()).toMatchObject([
      {
        failures: 1,
        error: { name: 'TypeError', stack: expect.stringContaining('job-runner.both.test') as string },
      },
      { failures: 2, error: { name: 'TypeError' } },
    ]);
    expect(read()[1]?.['error']).not.toHaveProperty('stack');
  });
});

describe('a job that runs longer than its lease', () => {
  it.each(['a job', 'a request with a stored intention'])(
    'does not take over %s while its lease is renewed',
    async (what) => {
      const store = newStore();
      const kind = deps.newId();
      let runs = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const work = async () => {
        runs += 1;
        await released;
        return {};
      };
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        const job = { ...store, kind, payload: {} };
        let running: Promise<unknown>;
        if (what === 'a job') {
          await queue(store, kind);
          running = runnerOf({ [kind]: work }).runDue();
        } else {
          const intention = await storeIntention(database, deps, job);
          running = holdIntention(deps, intention, work);
        }
        await vi.waitUntil(() => runs === 1, { timeout: PATIENCE_MS });
        // The lease was last renewed a minute ago, and is then renewed again.
        const minuteAgo = `now() - interval '1 second'`;
        await database.query(`UPDATE jobs SET run_at = ${minuteAgo} WHERE store_id = $1`, [store.storeId]);
        await database.query(
          `UPDATE jobs SET lease_until = ${minuteAgo} WHERE store_id = $1 AND lease_by IS NOT NULL`,
          [store.storeId],
        );
        await vi.advanceTimersByTimeAsync(20_000);
        await vi.waitUntil(async () => {
          const [row] = await database.query(
            `SELECT greatest(run_at, lease_until) > now() AS is_held FROM jobs WHERE store_id = $1`,
            [store.storeId],
          );
          return row?.['isHeld'];
        });
        await runnerOf({ [kind]: work }).runDue();
        expect(runs).toBe(1);
        release();
        await running;
      } finally {
        release();
        vi.useRealTimers();
      }
    },
  );
});

it('deletes webhook ids after the platform’s retry period', async () => {
  const { storeId } = await buildStore(deps);
  await database.query(
    `INSERT INTO webhook_receipts (store_id, webhook_id, topic, received_at)
     SELECT $1, 'days ' || days, 'orders/create', now() - make_interval(days => days)
       FROM unnest('{1,7,9,400}'::int[]) AS days`,
    [storeId],
  );
  await testJobs(deps, privacyArea).runChores();
  const left = await database.query<{ id: string }>(
    `SELECT webhook_id AS id FROM webhook_receipts WHERE store_id = $1 ORDER BY 1`,
    [storeId],
  );
  expect(left.map(({ id }) => id)).toEqual(['days 1', 'days 7']);
});

it.each([
  ['done', 'of-a-test', 'a day', ['0 days']],
  ['done', 'collect_customer_data', 'thirty days, for its result is read', ['0 days', '2 days']],
  ['failed', 'of-a-test', 'thirty days', ['0 days', '2 days']],
  ['queued', 'of-a-test', 'never', ['0 days', '2 days', '31 days']],
])('deletes a %s job of the kind %s after %s, also of a deleted store', async (status, kind, _, kept) => {
  const store = newStore();
  for (const days of [0, 2, 31]) {
    const jobId = await queue(store, kind, { is: `${days} days` });
    await database.query(
      `UPDATE jobs SET status = $3, run_at = now() + interval '1 day',
              finished_at = now() - make_interval(days => $4::int)
        WHERE store_id = $1 AND job_id = $2`,
      [store.storeId, jobId, status, days],
    );
  }
  await testJobs(deps, privacyArea).runChores();
  const left = await jobsOf(store);
  expect(left.map(({ payload }) => (payload as { is: string }).is).sort()).toEqual(kept);
});

it('sets jobs aside that wait for long, so that they do not hold up those of other stores', async () => {
  const [hanging, waiting] = [deps.newId(), deps.newId()];
  const gate = createGate();
  const ran: string[] = [];
  const runner = createJobRunner({
    ...deps,
    ...{ slots: 1, slotsPerStore: 1, aside: 2 },
    kinds: {
      [hanging]: { run: () => gate.opened.then(() => ({})) },
      [waiting]: { run: ({ storeId }) => Promise.resolve({ ran: ran.push(storeId) }) },
    },
    chores: [],
  });
  for (const kind of [hanging, hanging]) await queue(newStore(), kind);
  const waits = newStore();
  await queue(waits, waiting);
  const done = runner.runDue();
  await expect.poll(() => ran, { timeout: PATIENCE_MS }).toEqual([waits.storeId]);
  gate.open();
  await done;
});
