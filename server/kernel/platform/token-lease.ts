import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { releaseLease, takeLease } from './grant-repository.ts';

/** Longer than the slowest token exchange, including retries. */
const LEASE_SECONDS = 60;
const POLL_MS = 100;
const WAIT_MS = 20_000;

/**
 * Lets one instance at a time refresh a store's tokens, since each refresh revokes the previous tokens. A lease
 * instead of a lock: no database lock may be held during a call to the store. Work that waited first checks whether
 * it is still needed.
 */
export async function withTokenLease<T>(
  deps: Pick<Deps, 'database' | 'newId'>,
  storeId: string,
  work: (holder: string) => Promise<T>,
): Promise<T> {
  const holder = deps.newId();
  const giveUpAt = performance.now() + WAIT_MS;
  while (!(await takeLease(deps.database, storeId, holder, LEASE_SECONDS))) {
    if (performance.now() > giveUpAt) throw new AppError('UNAVAILABLE');
    await pause(POLL_MS);
  }
  try {
    return await work(holder);
  } finally {
    await releaseLease(deps.database, storeId, holder);
  }
}
