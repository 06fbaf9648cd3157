import { readCitus } from '#server/kernel/database/distribution.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';

/** The stores whose answers share a transaction, at most. */
const MOST_STORES = 64;

/**
 * The number of stores whose answers may share a transaction. On a cluster it is one, because the rows of several stores
 * lie on several nodes; and until the database has said whether it is one.
 */
export function createStoresAtOnce({ database }: Pick<Deps, 'database'>): () => number {
  let most = database.engine === 'pglite' ? MOST_STORES : 1;
  let asked: Promise<void> | undefined = database.engine === 'pglite' ? Promise.resolve() : undefined;
  return () => {
    asked ??= readCitus(database).then(
      (citus) => void (most = citus === null ? MOST_STORES : 1),
      // The next batch asks again.
      () => void (asked = undefined),
    );
    return most;
  };
}
