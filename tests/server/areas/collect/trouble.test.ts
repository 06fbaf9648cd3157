import { setImmediate as nextTask } from 'node:timers/promises';
import type request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Database, Queries, Transaction } from '#server/kernel/database/database.ts';
import { DatabaseError } from '#server/kernel/database/database-error.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createBatcher, type FlushOutcome } from '#server/areas/collect/batch/batcher.ts';
import { type LiveSurvey, liveSurvey, newId, startCollectApp } from './support.ts';

/** The worker's database with faults that a test injects before a statement or a commit. */
async function troubledApp() {
  const real = await testDatabase();
  const trouble: Trouble = {};
  let ended: (() => void) | undefined;
  const database: Database = {
    ...real,
    engine: real.engine,
    query: (...call) => real.query(...call),
    close: () => real.close(),
    async transaction(work, options) {
      const result = await real.transaction((tx) => work(watched(tx, trouble)), options);
      ended?.();
      return result;
    },
  };
  return { app: await startCollectApp(database), trouble, onCommit: (act: () => void) => void (ended = act) };
}

interface Trouble {
  before?: (sql: string, parameters: readonly unknown[]) => Promise<void> | void;
}

function watched(tx: Transaction, trouble: Trouble): Transaction {
  return {
    ...watchedQueries(tx, trouble),
    commitWith: (write) => tx.commitWith((last) => write(watchedQueries(last, trouble))),
  };
}

function watchedQueries(queries: Queries, trouble: Trouble): Queries {
  return {
    async query(sql, parameters = [], options) {
      await trouble.before?.(sql, parameters);
      return queries.query(sql, parameters, options);
    },
  };
}

const fault = (sqlState: string) => new DatabaseError(sqlState, new Error('made up'));

/** Concurrent saves: the first is a batch alone, the rest form the next one. */
const saveMany = (live: LiveSurvey, count: number, change: (at: number) => object = () => ({})) =>
  Promise.all(Array.from({ length: count }, (_, at) => live.save(newId(), change(at))));

const statusesOf = (replies: request.Response[]) => replies.map(({ status }) => status);

describe('an answer that the database refuses', () => {
  it.each(['22P05', '23514'])(
    '(%s) fails alone, and the others of its batch are stored',
    async (sqlState) => {
      const { app, trouble } = await troubledApp();
      const live = await liveSurvey(app);
      trouble.before = (_sql, parameters) => {
        if (JSON.stringify(parameters).includes('poison')) throw fault(sqlState);
      };
      const replies = await saveMany(live, 20, (at) => ({
        answers: { q1: { value: 5 }, q3: { value: at === 7 ? 'poison' : 'fine' } },
        path: ['q1', 'q2', 'q3'],
      }));
      expect(statusesOf(replies)).toEqual(replies.map((_, at) => (at === 7 ? 422 : 200)));
      expect(replies[7]?.body).toMatchObject({ error: { code: 'ANSWERS_REFUSED' } });
      expect(await live.rows()).toHaveLength(19);
      await live.expectCounted();
    },
  );
});

describe('a batch that conflicts with another transaction', () => {
  it.each(['40001', '40P01'])('(%s) is retried as a whole', async (sqlState) => {
    const { app, trouble } = await troubledApp();
    const live = await liveSurvey(app);
    let faults = 2;
    trouble.before = (sql) => {
      if (sql.includes('INTO counters') && faults-- > 0) throw fault(sqlState);
    };
    expect(statusesOf(await saveMany(live, 5))).toEqual([200, 200, 200, 200, 200]);
    expect(faults).toBeLessThan(0);
    expect(await live.rows()).toHaveLength(5);
    await live.expectCounted();
  });
});

describe('a lost connection', () => {
  it('before the commit is retried, and each response is stored once', async () => {
    const { app, trouble } = await troubledApp();
    const live = await liveSurvey(app);
    let faults = 1;
    trouble.before = (sql) => {
      if (sql.includes('INSERT INTO responses') && faults-- > 0) throw fault('08006');
    };
    expect(statusesOf(await saveMany(live, 5))).toEqual([200, 200, 200, 200, 200]);
    await live.expectCounted();
  });

  it('after the commit is retried without storing anything twice', async () => {
    const { app, onCommit } = await troubledApp();
    const live = await liveSurvey(app);
    let faults = 2;
    onCommit(() => {
      if (faults-- > 0) throw fault('08006');
    });
    expect(statusesOf(await saveMany(live, 5))).toEqual([200, 200, 200, 200, 200]);
    expect(await live.rows()).toHaveLength(5);
    await live.expectCounted();
    expect(await live.figures()).toMatchObject({ responses: 5, inMonth: 5 });
  });

  it('or a full disk of PostgreSQL returns 503 and stores nothing', async () => {
    const { app, trouble } = await troubledApp();
    const live = await liveSurvey(app);
    trouble.before = (sql) => {
      if (sql.includes('INSERT INTO counters')) throw fault('53100');
    };
    expect(statusesOf(await saveMany(live, 2))).toEqual([503, 503]);
    delete trouble.before;
    expect(await live.rows()).toEqual([]);
    await live.expectCounted();
  });
});

describe('stopping', () => {
  it('answers the accepted calls and accepts no more', async () => {
    const { app, trouble } = await troubledApp();
    const live = await liveSurvey(app);
    await live.saved(newId());
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = () => {};
    const reached = new Promise<void>((resolve) => (begun = resolve));
    trouble.before = () => {
      begun();
      return held;
    };
    const replies = saveMany(live, 3);
    await reached;
    const stopped = app.stop();
    const late = await live.save(newId());
    release();
    await stopped;
    expect([late.status, late.headers['retry-after']]).toEqual([503, '2']);
    const statuses = statusesOf(await replies);
    // Calls that reached the queue before it closed are stored, however many.
    expect((await live.rows()).length).toBe(1 + statuses.filter((status) => status === 200).length);
    expect(statuses).toContain(200);
    await live.expectCounted();
  });
});

describe('the queue', () => {
  const held = () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    return { gate, release: () => release() };
  };

  it('is limited by number and weight, and empties again', async () => {
    const { gate, release } = held();
    const batches: number[][] = [];
    const batcher = createBatcher<number, number>({
      flush: async ([group]) => {
        const { items } = group!;
        batches.push([...items]);
        await gate;
        return items.map((item) => ({ result: item * 2 }));
      },
      weigh: (item) => item,
      limits: { waiting: 4, waitingWeight: 100, batch: 2 },
    });
    const taken = [1, 2, 3, 4].map((item) => batcher.add('a', item));
    await expect(batcher.add('a', 5)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
    expect(batcher.waiting).toBe(4);
    release();
    expect(await Promise.all(taken)).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    const heavy = batcher.add('a', 100);
    await expect(batcher.add('a', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await heavy).toBe(200);
    expect(await batcher.add('a', 1)).toBe(2);
  });

  it('starts a second batch of a key once enough of its items wait, and never a third', async () => {
    const { gate, release } = held();
    const sizes: number[] = [];
    const batcher = createBatcher<number, number>({
      flush: async ([group]) => {
        const { items } = group!;
        sizes.push(items.length);
        await gate;
        return items.map((item) => ({ result: item }));
      },
      weigh: () => 1,
      limits: { flushes: 4, batch: 4, secondBatchFrom: 3 },
    });
    const add = (count: number) => Array.from({ length: count }, (_, item) => batcher.add('a', item));
    const all = add(1);
    await nextTask();
    all.push(...add(2));
    await nextTask();
    expect(sizes, 'two wait').toEqual([1]);
    all.push(...add(1));
    await nextTask();
    expect(sizes, 'three wait').toEqual([1, 3]);
    all.push(...add(4));
    await nextTask();
    expect(sizes, 'two batches are under way').toEqual([1, 3]);
    release();
    await Promise.all(all);
    expect(sizes).toEqual([1, 3, 4]);
  });

  it('processes several keys concurrently, and a key of which few items wait in one batch at a time', async () => {
    const { gate, release } = held();
    const underWay: string[] = [];
    const batcher = createBatcher<number, number>({
      flush: async ([group]) => {
        const { key, items } = group!;
        underWay.push(key);
        await gate;
        return items.map((item) => ({ result: item }));
      },
      weigh: () => 1,
      limits: { flushes: 2, batch: 1 },
    });
    const all = ['a', 'a', 'b', 'c'].map((key, item) => batcher.add(key, item));
    await nextTask();
    expect(underWay).toEqual(['a', 'b']);
    release();
    await Promise.all(all);
    expect(underWay.sort()).toEqual(['a', 'a', 'b', 'c']);
  });

  /** Records the batches, each as `a1 b2`: keys with their items. `reply` says what a batch does with an item. */
  const recorded = (
    reply: (item: number, waits: boolean) => FlushOutcome<number> = (item) => ({ result: item }),
    limits = {},
  ) => {
    const { gate, release } = held();
    const batches: string[] = [];
    const batcher = createBatcher<number, number>({
      flush: async (groups, { waits }) => {
        const names = groups.map(({ key, items }) => `${key}${items.length}`);
        batches.push(names.join(' ') + (waits ? ' waits' : ''));
        await gate;
        return groups.flatMap(({ items }) => items.map((item) => reply(item, waits)));
      },
      weigh: (item) => item,
      keysAtOnce: () => 3,
      limits: { flushes: 1, ...limits },
    });
    const add = (key: string, count: number, item = 1) =>
      Array.from({ length: count }, () => batcher.add(key, item));
    return { batches, batcher, add, release };
  };

  it('shares a batch among keys: a key with many items takes what the others leave', async () => {
    const { batches, add, release } = recorded(undefined, { batch: 10, secondBatchFrom: 100 });
    const all = ['a', 'b', 'c', 'd'].flatMap((key) => add(key, key === 'a' ? 50 : 2));
    await nextTask();
    release();
    await Promise.all(all);
    expect(batches.slice(0, 2)).toEqual(['b2 c2 a6', 'd2 a8']);
  });

  it('takes one item of a key with heavy ones, so that they do not delay the others', async () => {
    const { batches, add, release } = recorded(undefined, { batchWeight: 300 });
    const all = [...add('a', 3, 200), ...add('b', 3, 20)];
    await nextTask();
    release();
    await Promise.all(all);
    expect(batches[0]).toBe('a1 b3');
  });

  it('flushes the items of a busy key alone, in a batch that waits, and answers the others at once', async () => {
    const busy = (item: number, waits: boolean) =>
      item === 2 && !waits ? ('locked' as const) : { result: item };
    const { batches, batcher, add, release } = recorded(busy);
    const [first, second, third] = [...add('a', 1, 1), ...add('b', 1, 2), ...add('c', 1, 3)];
    release();
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 3]);
    expect(batches).toEqual(['a1 b1 c1', 'b1 waits']);
    expect(batcher.waiting).toBe(0);
  });

  it('answers each caller within a limited time, in the queue and at the database', async () => {
    const batcher = createBatcher<number, number>({
      flush: () => new Promise(() => {}),
      weigh: () => 1,
      limits: { patienceMs: 30, batch: 1 },
    });
    const [first, second] = [batcher.add('a', 1), batcher.add('a', 2)];
    await expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(batcher.waiting).toBe(1);
  });
});
