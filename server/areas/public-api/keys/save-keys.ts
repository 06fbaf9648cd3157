import type { InputOf } from '#shared/api/endpoint.ts';
import type * as api from '#shared/api/keys.ts';
import { MOST_KEYS } from '#shared/connections/key-scopes.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { trackChanges } from '../changes/change-repository.ts';
import { endKeys, findKey, findKeys, insertKey } from './key-repository.ts';
import { endingOf, hashOfKey, newSecretKey } from './secret-key.ts';

export type KeyDeps = Pick<Deps, 'database' | 'newId'> & WithBilling;

export async function listKeys(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
): Promise<{ keys: api.ApiKey[] }> {
  return { keys: await findKeys(database, storeId) };
}

/** The reply is the only place where the whole key ever stands. */
export async function createKey(
  { database, newId, billing }: KeyDeps,
  session: Session,
  { name, scopes }: InputOf<typeof api.createKey>,
): Promise<{ key: api.ApiKey; secret: string }> {
  const { storeId } = session;
  const { features } = await billing.loadCustomer(storeId);
  if (!isAllowed(features, { type: 'connect_service' })) throw new AppError('PLAN_LIMIT');
  const keyId = newId();
  const secret = newSecretKey(storeId);
  const key = await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await refuseTooMany(tx, storeId);
    await insertKey(tx, storeId, {
      ...{ keyId, name, scopes: [...new Set(scopes)] },
      ...{ keyHash: hashOfKey(secret), ending: endingOf(secret) },
    });
    await trackChanges(tx, storeId);
    await noteActivity(tx, storeId, session, { kind: 'key.created', subject: name });
    return requireKey(tx, storeId, keyId);
  });
  return { key, secret };
}

export async function endKey(
  { database }: Pick<Deps, 'database'>,
  session: Session,
  { keyId }: InputOf<typeof api.endKey>,
): Promise<{ key: api.ApiKey }> {
  const { storeId } = session;
  const key = await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    for (const name of await endKeys(tx, storeId, 'merchant', keyId)) {
      await noteActivity(tx, storeId, session, { kind: 'key.ended', subject: name });
    }
    await trackChanges(tx, storeId);
    return requireKey(tx, storeId, keyId);
  });
  return { key };
}

async function refuseTooMany(tx: Queries, storeId: string): Promise<void> {
  const working = (await findKeys(tx, storeId)).filter(({ endedAt }) => endedAt === null);
  if (working.length < MOST_KEYS) return;
  throw new AppError('CONFLICT', `A store has at most ${MOST_KEYS} API keys. End one first.`);
}

async function requireKey(db: Queries, storeId: string, keyId: string): Promise<api.ApiKey> {
  return requireFound(await findKey(db, storeId, keyId), 'There is no such key.');
}
