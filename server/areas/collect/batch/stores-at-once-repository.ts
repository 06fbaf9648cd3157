import { readCitus } from '#server/kernel/database/distribution.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/** The stores whose answers share a transaction, at most. */
const MOST_STORES = 64;

/**
 * The number of stores whose answers may share a transaction. On a cluster it is one, because the rows of several stores
 * lie on several nodes; and until the database has said whether it is one.
 */
export function createStoresAtOnce({ database }: Pick<Deps, 'database'>): () => number {
  let most = 1;
  let isAsked = false;
  const ask = async (): Promise<void> => {
    isAsked = true;
    try {
      const isCluster = database.engine === 'postgres' && (await readCitus(database)) !== null;
      most = isCluster ? 1 : MOST_STORES;
    } catch {
      // The next batch asks again.
      isAsked = false;
    }
  };
  return () => {
    if (!isAsked) void ask();
    return most;
  };
}
