import type { Features } from '#shared/plan/features.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Connection } from '#shared/api/connections.ts';
import type { Uninstall } from '#server/areas/identity/install/handle-uninstall.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { findConnection, findConnections, saveState, saveWantedEvents } from './connection-repository.ts';
import { giveUpWaiting } from './outbox-repository.ts';

/** A smaller plan switches the connections off. The merchant can switch them on again with a larger one. */
export async function endAboveAllowance(tx: Queries, storeId: string, features: Features): Promise<void> {
  if (!isAllowed(features, { type: 'connect_service' })) await switchAllOff(tx, storeId, 'plan');
}

/** Nothing leaves after an uninstall, and a new install sends nothing before the merchant switches it on. */
export async function endAtUninstall(tx: Queries, { storeId, isInstalledAgain }: Uninstall): Promise<void> {
  if (!isInstalledAgain) await switchAllOff(tx, storeId, 'uninstalled');
}

async function switchAllOff(tx: Queries, storeId: string, state: Connection['state']): Promise<void> {
  const active = (await findConnections(tx, storeId)).filter((connection) => connection.state === 'active');
  for (const { connectionId } of active) await endConnection(tx, storeId, connectionId, state);
}

/** Switches a connection off that the merchant did not. */
export async function endConnection(
  tx: Queries,
  storeId: string,
  connectionId: string,
  state: Connection['state'],
): Promise<void> {
  const connection = await findConnection(tx, storeId, connectionId);
  if (connection?.state !== 'active') return;
  await switchOff(tx, storeId, connectionId, state);
  await noteActivity(tx, storeId, 'askwell', { kind: 'connection.switched_off', subject: connection.name });
}

/** Gives up what waits, and stops writing events. */
export async function switchOff(
  tx: Queries,
  storeId: string,
  connectionId: string,
  state: Connection['state'],
): Promise<void> {
  await saveState(tx, storeId, connectionId, state);
  await giveUpWaiting(tx, storeId, connectionId);
  await saveWantedEvents(tx, storeId);
}
