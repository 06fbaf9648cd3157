import type { Connection } from '#shared/api/connections.ts';
import type * as api from '#shared/api/connections.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { MOST_CONNECTIONS } from '#shared/connections/connection-limits.ts';
import { withErasures } from '#shared/connections/events.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { lockStore } from '#server/areas/orders/order-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import {
  findConnections,
  insertConnection,
  saveNewSecret,
  saveState,
  saveWantedEvents,
  updateConnection,
  type ConnectionRecord,
} from './connection-repository.ts';
import { switchOff } from './end-of-access.ts';
import { describeConnection, requireConnection } from './list-connections.ts';
import { readAddress, RefusedAddress } from './public-address.ts';
import { newSecret, sealSecret } from './sign-webhook.ts';

export type SaveConnectionDeps = Pick<Deps, 'config' | 'database' | 'newId'> & WithBilling;

export interface WithSecret {
  readonly connection: Connection;
  readonly secret: string;
}

export async function createConnection(
  deps: SaveConnectionDeps,
  { storeId }: Session,
  input: InputOf<typeof api.createConnection>,
): Promise<WithSecret> {
  await refuseWithoutPlan(deps, storeId);
  const connectionId = deps.newId();
  const choice = { ...input, ...checked(deps, input), connectionId };
  const secret = newSecret();
  const sealed = sealSecret(secret, { storeId, connectionId }, deps.config.secrets.tokenKeys);
  const connection = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    if ((await findConnections(tx, storeId)).length >= MOST_CONNECTIONS) {
      throw new AppError(
        'CONFLICT',
        `A store has at most ${MOST_CONNECTIONS} connections. Delete one first.`,
      );
    }
    await insertConnection(tx, storeId, choice, sealed);
    await saveWantedEvents(tx, storeId);
    return describeConnection(tx, storeId, connectionId);
  });
  return { connection, secret };
}

export async function changeConnection(
  deps: SaveConnectionDeps,
  { storeId }: Session,
  input: InputOf<typeof api.changeConnection>,
): Promise<{ connection: Connection }> {
  await openConnection(deps, storeId, input.connectionId);
  const choice = { ...input, ...checked(deps, input) };
  const connection = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await requireConnection(tx, storeId, input.connectionId);
    await updateConnection(tx, storeId, choice);
    await saveWantedEvents(tx, storeId);
    return describeConnection(tx, storeId, input.connectionId);
  });
  return { connection };
}

export async function switchConnection(
  deps: SaveConnectionDeps,
  { storeId }: Session,
  { connectionId, isActive }: InputOf<typeof api.switchConnection>,
): Promise<{ connection: Connection }> {
  if (isActive) await openConnection(deps, storeId, connectionId);
  const connection = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const { state } = await requireConnection(tx, storeId, connectionId);
    if (isActive && state !== 'active') {
      await saveState(tx, storeId, connectionId, 'active');
      await saveWantedEvents(tx, storeId);
    }
    if (!isActive && state === 'active') await switchOff(tx, storeId, connectionId, 'off');
    return describeConnection(tx, storeId, connectionId);
  });
  return { connection };
}

/** The previous secret signs along for a day, so that receivers have time to learn the new one. */
export async function rotateSecret(
  deps: SaveConnectionDeps,
  { storeId }: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<WithSecret> {
  await openConnection(deps, storeId, connectionId);
  const secret = newSecret();
  const sealed = sealSecret(secret, { storeId, connectionId }, deps.config.secrets.tokenKeys);
  const connection = await deps.database.transaction(async (tx) => {
    await requireConnection(tx, storeId, connectionId);
    await saveNewSecret(tx, storeId, connectionId, sealed);
    return describeConnection(tx, storeId, connectionId);
  });
  return { connection, secret };
}

/** A connection of the store, on a plan that has connections. Another store's connection does not exist for it. */
export async function openConnection(
  deps: Pick<SaveConnectionDeps, 'billing' | 'database'>,
  storeId: string,
  connectionId: string,
): Promise<ConnectionRecord> {
  const connection = await requireConnection(deps.database, storeId, connectionId);
  await refuseWithoutPlan(deps, storeId);
  return connection;
}

/** Called before a transaction begins, because it may call another service. */
async function refuseWithoutPlan(
  { billing }: Pick<SaveConnectionDeps, 'billing'>,
  storeId: string,
): Promise<void> {
  const { features } = await billing.loadCustomer(storeId);
  if (!isAllowed(features, { type: 'connect_service' })) throw new AppError('PLAN_LIMIT');
}

/** The name of a host is resolved at each delivery, because it may change. */
function checked(
  { config }: SaveConnectionDeps,
  { url, events }: Pick<InputOf<typeof api.createConnection>, 'url' | 'events'>,
) {
  try {
    return { url: readAddress(url, config.connections).href, events: withErasures(events) };
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw new AppError('INVALID_INPUT', error.message, { fields: { url: error.message } });
  }
}
