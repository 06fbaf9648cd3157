import type { Connection } from '#shared/api/connections.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { findConnection, findConnections, type ConnectionRecord } from './connection-repository.ts';
import { countEntries } from './outbox-repository.ts';
import { presentConnection } from './present-connection.ts';

export async function listConnections(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
): Promise<{ connections: Connection[] }> {
  const connections = await findConnections(database, storeId);
  const counts = await countEntries(database, storeId);
  return { connections: connections.map((each) => presentConnection(each, counts)) };
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
