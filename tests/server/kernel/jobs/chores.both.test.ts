import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import { createJobRunner, type Chore } from '#server/kernel/jobs/job-runner.ts';
import { testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createGate } from '#tests/support/gate.ts';
import { recordLog } from '#tests/processes/support/product.ts';

const HOUR_MS = 3_600_000;

let deps: TestDeps;
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  deps = testDeps({ database });
});

/** A chore that counts its runs. */
function countingChore(during: () => unknown = () => undefined) {
  const seen = { runs: 0 };
  const chore: Chore = {
    name: `chore-${deps.newId()}`,
    everyMs: HOUR_MS,
    run: async () => {
      seen.runs += 1;
      await during();
    },
  };
  return { chore, seen };
}

/** A runner of its own for each instance of one deployment. */
const instances = (chore: Chore, count = 3) =>
  Array.from({ length: count }, () => createJobRunner({ ...deps, kinds: {}, chores: [chore] }));

const runDueOn = (runners: readonly ReturnType<typeof createJobRunner>[]) =>
  Promise.all(runners.map((runner) => runner.runDueChores()));

const set = ({ name }: Chore, assignment: string) =>
  database.query(`UPDATE chores SET ${assignment} WHERE name = $1`, [name]);

describe('chores of several instances', () => {
  it('run once in each interval, on one of the instances', async () => {
    const { chore, seen } = countingChore();
    const three = instances(chore);
    await runDueOn(three);
    await runDueOn(three);
    expect(seen.runs).toBe(1);
    await set(chore, `ran_at = now() - interval '61 minutes'`);
    await runDueOn(three);
    expect(seen.runs).toBe(2);
  });

  it('are not run by another instance while one runs them, and are taken over a minute after a kill', async () => {
    const { chore, seen } = countingChore();
    const [one] = instances(chore, 1);
    await one?.runDueChores();
    await set(
      chore,
      `ran_at = NULL, lease_by = 'another instance', lease_until = now() + interval '1 minute'`,
    );
    await one?.runDueChores();
    expect(seen.runs).toBe(1);
    await set(chore, `lease_until = now() - interval '1 second'`);
    await one?.runDueChores();
    expect(seen.runs).toBe(2);
  });

  it('are run again by the next instance if a stop cut them short', async () => {
    const stops: unknown[] = [];
    const { chore, seen } = countingChore(() => void stops.push(leaving?.stop()));
    const [leaving, next] = instances(chore, 2);
    await leaving?.runDueChores();
    await Promise.all(stops);
    await next?.runDueChores();
    expect(seen.runs).toBe(2);
  });

  it('are logged with their name when done and when failed, and a failed one waits for its next interval', async () => {
    const recorded = recordLog();
    const { chore, seen } = countingChore(() => seen.runs === 1 && Promise.reject(new TypeError('no')));
    const runner = createJobRunner({ ...deps, log: recorded.log, kinds: {}, chores: [chore] });
    await runner.runDueChores();
    await runner.runDueChores();
    await set(chore, `ran_at = now() - interval '1 day'`);
    await runner.runDueChores();
    expect(seen.runs).toBe(2);
    expect(recorded.read()).toMatchObject([
      { level: 'error', msg: 'A chore failed', chore: chore.name },
      {
        level: 'info',
        msg: 'A chore was done',
        chore: chore.name,
        ms: expect.any(Number) as number,
        everyMs: chore.everyMs,
      },
    ]);
  });

  it('run again if the database’s clock was set back since', async () => {
    const { chore, seen } = countingChore();
    const three = instances(chore);
    await runDueOn(three);
    await set(chore, `ran_at = now() + interval '1 day'`);
    await runDueOn(three);
    expect(seen.runs).toBe(2);
  });
});

describe('a chore that goes through stores', () => {
  /** A chore that does one store in each slice. */
  function slicedChore(storeIds: readonly string[], work: (storeId: string) => Promise<unknown>): Chore {
    return {
      name: `chore-${deps.newId()}`,
      everyMs: HOUR_MS,
      sliceMs: 0,
      run: (_, eachStore) => eachStore(storeIds, work),
    };
  }

  it('lets the others run after each slice, and goes on after the last store on another instance', async () => {
    const done: string[] = [];
    const note = (what: string) => Promise.resolve(done.push(what));
    const sliced = slicedChore(['c', 'a', 'b'], note);
    const { chore: other } = countingChore(() => note('other'));
    const runners = [1, 2].map(() => createJobRunner({ ...deps, kinds: {}, chores: [sliced, other] }));
    for (const runner of [...runners, ...runners]) await runner.runDueChores();
    expect(done).toEqual(['a', 'other', 'b', 'c']);
    await set(sliced, `ran_at = now() - interval '1 day'`);
    await runners[0]?.runDueChores();
    expect(done.at(-1)).toBe('a');
  });

  it('logs a store whose work fails and goes on, but ends when the database is away', async () => {
    const recorded = recordLog();
    const faults = [new TypeError('no'), new DatabaseError('08006', undefined)];
    const seen: string[] = [];
    const chore = slicedChore(['a', 'b', 'c'], (storeId) => {
      seen.push(storeId);
      const fault = faults.shift();
      return fault ? Promise.reject(fault) : Promise.resolve();
    });
    const runner = createJobRunner({ ...deps, log: recorded.log, kinds: {}, chores: [chore] });
    await runner.runDueChores();
    await runner.runDueChores();
    expect(seen).toEqual(['a', 'b']);
    expect(recorded.read()).toMatchObject([
      { level: 'error', msg: 'A chore failed for one store', chore: chore.name, storeId: 'a' },
    ]);
    await set(chore, `ran_at = now() - interval '1 day'`);
    await runner.runDueChores();
    expect(seen).toEqual(['a', 'b', 'b']);
  });

  it('works for several stores at once, and goes on behind those that are all done', async () => {
    const gates = new Map(['a', 'b', 'c', 'd'].map((storeId) => [storeId, createGate()]));
    const begun: string[] = [];
    const chore: Chore = {
      ...slicedChore([], () => Promise.resolve()),
      sliceMs: HOUR_MS,
      run: (_, eachStore) =>
        eachStore(
          ['a', 'b', 'c', 'd'],
          (storeId) => {
            begun.push(storeId);
            return gates.get(storeId)!.opened;
          },
          { stores: 2 },
        ),
    };
    const runner = createJobRunner({ ...deps, kinds: {}, chores: [chore] });
    const running = runner.runDueChores();
    await expect.poll(() => begun).toEqual(['a', 'b']);
    gates.get('b')!.open();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    const stopped = runner.stop();
    for (const gate of gates.values()) gate.open();
    await Promise.all([running, stopped]);
    expect(begun).toEqual(['a', 'b', 'c']);
    const next = createJobRunner({ ...deps, kinds: {}, chores: [chore] });
    await next.runDueChores();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not wait for a store whose work hangs, and passes it over until that work ends', async () => {
    const recorded = recordLog();
    const seen: string[] = [];
    const gate = createGate();
    const chore: Chore = {
      name: `chore-${deps.newId()}`,
      everyMs: HOUR_MS,
      run: (_, eachStore) =>
        eachStore(['a', 'b'], (storeId) => {
          seen.push(storeId);
          return storeId === 'a' ? gate.opened : Promise.resolve();
        }),
    };
    const { chore: other, seen: others } = countingChore();
    const runner = createJobRunner({
      ...{ ...deps, log: recorded.log, kinds: {}, chores: [chore, other], longestStoreMs: 0 },
    });
    onTestFinished(() => gate.open());
    await runner.runDueChores();
    expect([seen, others.runs]).toEqual([['a', 'b'], 1]);
    await set(chore, `ran_at = now() - interval '1 day'`);
    await runner.runDueChores();
    expect(seen).toEqual(['a', 'b', 'b']);
    expect(recorded.read().filter(({ level }) => level === 'error')).toMatchObject([
      { msg: 'A chore takes long for one store', chore: chore.name, storeId: 'a', failures: 1 },
    ]);
    const stopped = runner.stop();
    gate.open();
    await stopped;
    expect(seen).toEqual(['a', 'b', 'b']);
  });
});
