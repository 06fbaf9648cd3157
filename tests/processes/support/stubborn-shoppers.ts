import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { counted, recounted } from '#tests/support/recount.ts';
import { openPlace, type Prepared } from './prepare.ts';

/** The acknowledged state of a response. */
export interface Acknowledged {
  readonly revision: number;
  readonly complete: boolean;
  readonly words: string;
}

export interface Shoppers {
  /** The last acknowledged state by response id. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** The number of retries. */
  readonly retries: number;
  /** Lets all shoppers finish their surveys. */
  finish(): Promise<void>;
}

const REVISIONS = 4;

/**
 * Shoppers who answer surveys and retry until each save is acknowledged, at any of the servers that `urls` returns now.
 */
export function startShoppers(count: number, publicId: string, urls: () => readonly string[]): Shoppers {
  const acknowledged = new Map<string, Acknowledged>();
  let retries = 0;
  let finishing = false;

  async function put(responseId: string, body: object): Promise<{ revision: number; complete: boolean }> {
    for (;;) {
      const all = urls();
      const url = all[Math.floor(Math.random() * all.length)];
      try {
        if (url === undefined) throw new Error('Nobody is there.');
        const reply = await fetch(`${url}/api/v1/collect/${publicId}/responses/${responseId}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(15_000),
        });
        if (reply.status === 200) {
          return ((await reply.json()) as { data: { revision: number; complete: boolean } }).data;
        }
        if (reply.status < 500) throw new Refused(`${reply.status} ${await reply.text()}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      retries += 1;
      // Time passes: a shopper’s browser waits before it tries again.
      await sleep(20 + Math.random() * 100);
    }
  }

  async function answerOne(): Promise<void> {
    const responseId = randomBytes(16).toString('hex');
    for (let revision = 1; revision <= REVISIONS; revision += 1) {
      const now = Date.now();
      const complete = revision === REVISIONS;
      const words = `${responseId} ${revision}`;
      const saved = await put(responseId, {
        version: 1,
        revision,
        respondentKey: responseId,
        complete,
        answers: { q1: { value: revision }, q2: { value: words } },
        timings: { q1: 100 },
        path: ['q1', 'q2'],
        startedAt: now - 1_000,
        changedAt: now,
        sentAt: now,
        attributes: { placement: 'popup', country: ['PT', 'DE', 'FR'][revision % 3] },
      });
      if (saved.revision !== revision || saved.complete !== complete) {
        throw new Error(`Revision ${revision} was answered with ${JSON.stringify(saved)}.`);
      }
      acknowledged.set(responseId, { revision, complete, words });
    }
  }

  const working = Array.from({ length: count }, async () => {
    while (!finishing) await answerOne();
  });
  // A failure is reported by `finish`, and not as an unhandled rejection.
  const all = Promise.allSettled(working);
  return {
    acknowledged,
    get retries() {
      return retries;
    },
    async finish() {
      finishing = true;
      for (const result of await all) if (result.status === 'rejected') throw result.reason;
    },
  };
}

class Refused extends Error {}

/** Expects each acknowledged response once, as acknowledged, and counters that equal a recount. */
export async function expectAllKept(
  { place, storeId }: Prepared,
  { acknowledged, retries }: Shoppers,
): Promise<void> {
  const database = await openPlace(place);
  try {
    const rows = await database.query<{
      responseId: string;
      revision: number;
      isComplete: boolean;
      answers: { q2?: { value: string } };
    }>(`SELECT response_id, revision, is_complete, answers FROM responses WHERE store_id = $1`, [storeId]);
    const kept = new Map(
      rows.map(({ responseId, revision, isComplete: complete, answers }) => [
        responseId,
        { revision, complete, words: answers.q2?.value },
      ]),
    );
    expect(kept.size).toBe(rows.length);
    const wrong = [...acknowledged].filter(
      ([id, said]) => JSON.stringify(kept.get(id)) !== JSON.stringify(said),
    );
    expect(wrong).toEqual([]);
    const tally = await counted(database, storeId);
    expect(tally).toEqual(await recounted(database, storeId));
    expect(Object.values(tally.totals)).toEqual([[rows.length, rows.length]]);
    process.stdout.write(
      `${acknowledged.size} responses acknowledged, ${retries} tries again, none lost or doubled\n`,
    );
  } finally {
    await database.close();
  }
}
