import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Group } from '#server/areas/collect/batch/batcher.ts';
import { flushSafely } from '#server/areas/collect/batch/flush-safely.ts';
import { saveBatch, type SaveDeps } from '#server/areas/collect/batch/save-batch.ts';
import type { ReceivedResponse } from '#server/areas/collect/responses/pending-response.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { thorough } from '#tests/support/thorough.ts';
import { type Limits, received, saveDeps, type Snapshot } from './received.ts';
import { type CollectApp, liveSurvey, type LiveSurvey, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

interface Shop extends Limits {
  readonly cap: number | null;
  readonly isTold: boolean;
  /** What arrives in each batch. */
  readonly batches: readonly (readonly Snapshot[])[];
}

const BATCHES = 3;

const snapshotArb: fc.Arbitrary<Snapshot> = fc.record({
  shopper: fc.nat(3),
  person: fc.nat(3),
  revision: fc.integer({ min: 1, max: 4 }),
  complete: fc.boolean(),
  score: fc.nat(10),
  words: fc.constantFrom('none', 'none', 'fine', 'fine', 'poison'),
  hasOrder: fc.boolean(),
});

const shopArb: fc.Arbitrary<Shop> = fc.record({
  cap: fc.constantFrom(null, 2),
  responses: fc.constantFrom(2, 5, Infinity),
  orders: fc.constantFrom(1, Infinity),
  isTold: fc.boolean(),
  batches: fc.array(fc.array(snapshotArb, { maxLength: 5 }), { minLength: BATCHES, maxLength: BATCHES }),
});

async function openShop({ cap, isTold }: Shop): Promise<LiveSurvey> {
  const live = await liveSurvey(app);
  if (cap !== null)
    await live.change(`delivery = delivery || jsonb_build_object('responseCap', $3::int)`, cap);
  if (!isTold) return live;
  const { storeId } = live.store;
  const events = JSON.stringify([
    'response.saved',
    'response.completed',
    'response.low_score',
    'survey.full',
  ]);
  await app.deps.database.query(
    `INSERT INTO connections (store_id, connection_id, name, kind, url, events, secret_sealed, created_at, state_changed_at)
     VALUES ($1, 'told', 'Told', 'webhook', 'https://receiver.example/', $2::jsonb, 'sealed', now(), now())`,
    [storeId, events],
  );
  await app.deps.database.query(`UPDATE stores SET wanted_events = $2::jsonb WHERE store_id = $1`, [
    storeId,
    events,
  ]);
  return live;
}

/** What the batches left of a store, without its ids and moments. */
async function contentOf(live: LiveSurvey) {
  const { storeId } = live.store;
  const veiled = await app.deps.database.query(
    `SELECT response_id, revision, answers FROM veiled_responses WHERE store_id = $1 ORDER BY response_id`,
    [storeId],
  );
  const told = await app.deps.database.query(
    `SELECT type, response_id, content->'answers' AS answers FROM outbox WHERE store_id = $1 ORDER BY seq`,
    [storeId],
  );
  const jobs = await app.deps.database.query(
    `SELECT payload->>'subject' AS subject FROM jobs WHERE store_id = $1 AND kind = 'deliver_events' ORDER BY 1`,
    [storeId],
  );
  const low = await app.deps.database.query(
    `SELECT response_id, low_at IS NOT NULL AS is_low FROM follow_ups WHERE store_id = $1 ORDER BY response_id`,
    [storeId],
  );
  const rows = (await live.rows()).map(({ responseId, revision, isComplete, answers, orderId }) => ({
    ...{ responseId, revision, isComplete, answers, orderId },
  }));
  const { lastAt: _, ...figures } = (await live.figures()) ?? {};
  const content = { rows, veiled, told, jobs, low, figures, tally: await live.expectCounted() };
  const text = JSON.stringify(content).replaceAll(live.survey.surveyId, 's').replaceAll(storeId, 'store');
  return JSON.parse(text) as unknown;
}

const replyOf = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && 'error' in outcome
    ? (outcome.error as { code: string }).code
    : outcome;

it('saves a batch of several stores as batches of one store each do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(shopArb, { minLength: 2, maxLength: 4 }), async (shops) => {
      const [together, apart] = [saveDeps(app.deps), saveDeps(app.deps)];
      const open = () => Promise.all(shops.map(openShop));
      const [merged, single] = [await open(), await open()];
      for (let at = 0; at < BATCHES; at += 1) {
        const groupsOf = (lives: readonly LiveSurvey[]): Group<ReceivedResponse>[] =>
          shops.flatMap((shop, place) => {
            const live = lives[place]!;
            const items = shop.batches[at]!.map((snapshot) =>
              received(live, snapshot, app.deps.clock() + at, shop),
            );
            return items.length > 0 ? { key: live.store.storeId, items } : [];
          });
        const replies = await flushSafely(groupsOf(merged), (some) =>
          saveBatch(together, some, { waits: false }),
        );
        const expected: unknown[] = [];
        for (const group of groupsOf(single)) {
          expected.push(
            ...(await flushSafely([group], (some) => saveBatch(apart, some, { waits: true }))).map(replyOf),
          );
        }
        expect(replies.map(replyOf)).toEqual(expected);
      }
      for (const [place, live] of merged.entries()) {
        expect(await contentOf(live)).toEqual(await contentOf(single[place]!));
      }
    }),
    { numRuns: thorough(40, 4) },
  );
});

describe('a batch of three stores', () => {
  const SHOP: Shop = { cap: null, responses: Infinity, orders: Infinity, isTold: true, batches: [] };
  const NEW: Snapshot = {
    ...{ shopper: 1, person: 1, revision: 1, complete: true, score: 2 },
    ...{ words: 'fine', hasOrder: true },
  };

  /** Counts the statements that a batch sends, and the transactions. */
  function counting(deps: SaveDeps) {
    const counts = { statements: 0, transactions: 0 };
    const watched = (queries: Queries): Queries => ({
      query: (...call) => {
        counts.statements += 1;
        return queries.query(...call);
      },
    });
    const { database } = deps;
    const transaction: typeof database.transaction = (work, options) => {
      counts.transactions += 1;
      return database.transaction(
        (tx) =>
          work({ ...watched(tx), commitWith: (write) => tx.commitWith((last) => write(watched(last))) }),
        options,
      );
    };
    return { counts, deps: { ...deps, database: { ...database, transaction } } };
  }

  it('takes one transaction, and as many statements as a batch of one', async () => {
    const lives = await Promise.all([SHOP, SHOP, SHOP, SHOP].map(openShop));
    const groups = lives.map((live) => ({
      key: live.store.storeId,
      items: [received(live, NEW, app.deps.clock())],
    }));
    const [one, three] = [counting(saveDeps(app.deps)), counting(saveDeps(app.deps))];
    await saveBatch(one.deps, groups.slice(0, 1), { waits: false });
    await saveBatch(three.deps, groups.slice(1), { waits: false });
    expect(three.counts).toEqual({ statements: one.counts.statements, transactions: 1 });
    for (const live of lives) expect(await live.rows()).toHaveLength(1);
  });

  it('refuses the answer of one store that the database refuses, and stores those of the others', async () => {
    const lives = await Promise.all([SHOP, SHOP, SHOP].map(openShop));
    const groups = lives.map((live, at) => ({
      key: live.store.storeId,
      items: [received(live, { ...NEW, words: at === 1 ? 'poison' : 'fine' }, app.deps.clock())],
    }));
    const deps = saveDeps(app.deps);
    const replies = await flushSafely(groups, (some) => saveBatch(deps, some, { waits: false }));
    expect(replies.map(replyOf)).toEqual([
      { result: { revision: 1, complete: true } },
      'ANSWERS_REFUSED',
      { result: { revision: 1, complete: true } },
    ]);
    const counts = await Promise.all(lives.map(async (live) => (await live.rows()).length));
    expect(counts).toEqual([1, 0, 1]);
  });
});
