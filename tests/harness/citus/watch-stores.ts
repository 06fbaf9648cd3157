import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '#tests/harness/soak/ledger.ts';
import type { SoakStore } from '#tests/harness/soak/stage.ts';

const LOOK_MS = 50;
const PATIENCE_MS = 180_000;

/** After this many further responses a store counts as served. */
const ENOUGH = 3;

/** How long each store has no acknowledged response. */
export interface StoreWatch {
  /** Waits until every store has had some more responses. */
  allAnswered(): Promise<void>;
  /** The number of acknowledged responses so far, of these stores together. */
  answered(stores: readonly SoakStore[]): number;
  begin(): void;
  /** The longest time without a response of any store since `begin`, in milliseconds. */
  longest(): number;
  stop(): void;
}

interface Seen {
  count: number;
  at: number;
  longest: number;
}

export function watchStores(
  { responses }: Pick<Ledger, 'responses'>,
  stores: readonly SoakStore[],
): StoreWatch {
  const seen = new Map<string, Seen>(
    stores.map(({ storeId }) => [storeId, { count: 0, at: performance.now(), longest: 0 }]),
  );
  const look = () => {
    const counts = countByStore(responses);
    const now = performance.now();
    for (const [storeId, one] of seen) {
      one.longest = Math.max(one.longest, now - one.at);
      const count = counts.get(storeId) ?? 0;
      if (count > one.count) [one.count, one.at] = [count, now];
    }
  };
  const timer = setInterval(look, LOOK_MS);
  const countOf = (storeId: string) => seen.get(storeId)?.count ?? 0;
  return {
    async allAnswered() {
      look();
      const wanted = new Map([...seen].map(([storeId, { count }]) => [storeId, count + ENOUGH]));
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const silent = [...wanted].filter(([storeId, count]) => countOf(storeId) < count);
        if (silent.length === 0) return;
        if (Date.now() > deadline) throw new Error(`${silent.length} stores are not answered any more.`);
        // Time passes: between two checks of the count.
        await sleep(LOOK_MS);
      }
    },
    answered: (some) => {
      look();
      return some.reduce((sum, { storeId }) => sum + countOf(storeId), 0);
    },
    begin() {
      look();
      for (const one of seen.values()) one.longest = 0;
    },
    longest: () => Math.max(...[...seen.values()].map((one) => one.longest)),
    stop: () => clearInterval(timer),
  };
}

function countByStore(responses: Ledger['responses']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { storeId, acknowledged } of responses.values()) {
    counts.set(storeId, (counts.get(storeId) ?? 0) + acknowledged);
  }
  return counts;
}
