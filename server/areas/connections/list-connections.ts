import type { Connection } from '#shared/api/connections.ts';
import type * as api from '#shared/api/connections.ts';
import type { OutputOf } from '#shared/api/endpoint.ts';
import { installUrl } from '#server/areas/identity/stores/install-url.ts';
import { coversScopes, WRITE_CUSTOMERS, WRITE_ORDERS } from '#server/kernel/platform/oauth.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { findConnection, findConnections, type ConnectionRecord } from './connection-repository.ts';
import { countEntries } from './outbox-repository.ts';
import { presentConnection } from './present-connection.ts';

export async function listConnections(
  { database, config }: Pick<Deps, 'config' | 'database'>,
  { storeId }: Session,
): Promise<OutputOf<typeof api.listConnections>> {
  const connections = await findConnections(database, storeId);
  const counts = await countEntries(database, storeId);
  const { shop, scopes } = requireFound(await findStore(database, storeId), 'There is no such store.');
  return {
    connections: connections.map((each) => presentConnection(each, counts)),
    storeAccess: storeAccessOf(config, shop, scopes),
  };
}

/** What the store allows us to change, and where the merchant can allow the rest. */
function storeAccessOf(
  config: Deps['config'],
  shop: string,
  scopes: readonly string[],
): OutputOf<typeof api.listConnections>['storeAccess'] {
  const missing = [WRITE_ORDERS, WRITE_CUSTOMERS].filter((scope) => !coversScopes(scopes, [scope]));
  return {
    orders: !missing.includes(WRITE_ORDERS),
    customers: !missing.includes(WRITE_CUSTOMERS),
    allowUrl: missing.length === 0 ? null : installUrl(config, shop, 'admin', missing),
  };
}

export async function requireConnection(
  db: Queries,
  storeId: string,
  connectionId: string,
): Promise<ConnectionRecord> {
  return requireFound(await findConnection(db, storeId, connectionId), 'There is no such connection.');
}

export async function describeConnection(
  db: Queries,
  storeId: string,
  connectionId: string,
): Promise<Connection> {
  const connection = await requireConnection(db, storeId, connectionId);
  return presentConnection(connection, await countEntries(db, storeId));
}
