import { LruMap } from '#server/kernel/limits/lru-map.ts';

/** Remembers which stores have a connection that wants events, so that a batch reads it together with the lock. */
export interface ListeningStores {
  has(storeId: string): boolean;
  remember(storeId: string, isListening: boolean): void;
}

/** The maximum number of stores per instance. The next batch of a forgotten store takes one round trip more. */
const MAX_REMEMBERED = 20_000;

export function createListeningStores(): ListeningStores {
  const listening = new LruMap<string, true>(MAX_REMEMBERED);
  return {
    has: (storeId) => listening.get(storeId) === true,
    remember(storeId, isListening) {
      if (!isListening) listening.delete(storeId);
      else listening.set(storeId, true);
    },
  };
}
