import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findConnections } from './connection-repository.ts';
import { wakeDeliveries } from './delivery-job-name.ts';
import { kindOf } from './kinds/registry.ts';
import { retryWaiting } from './outbox-repository.ts';

/** After the merchant changed what is allowed, connections that change the store try again what waits, at once. */
export async function followScopes(tx: Queries, deps: Pick<Deps, 'newId'>, storeId: string): Promise<void> {
  const active = (await findConnections(tx, storeId)).filter(({ state }) => state === 'active');
  for (const { connectionId, service } of active) {
    if (!kindOf(service.kind).changesStore) continue;
    await retryWaiting(tx, storeId, connectionId);
    await wakeDeliveries(tx, deps, storeId, connectionId);
  }
}
