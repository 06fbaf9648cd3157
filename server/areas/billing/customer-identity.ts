import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { openIfPossible, seal } from '#server/kernel/platform/seal.ts';
import { equalInConstantTime } from '#server/kernel/platform/signatures.ts';
import type { BillingDeps } from './billing.ts';
import { findBillingIdentity, saveBillingToken, saveFirstBillingIdentity } from './customer-repository.ts';
import { ownedId } from './owned-id.ts';

export interface CustomerIdentity {
  readonly customerId: string;
  /** The token with which the customer authenticates. */
  readonly token: string;
}

type IdentityDeps = Pick<BillingDeps, 'config' | 'database' | 'newId'>;

/** Creates the identity on first use, and a new token if the stored one cannot be opened any more. */
export async function identityOf(deps: IdentityDeps, storeId: string): Promise<CustomerIdentity> {
  const known = await findBillingIdentity(deps.database, storeId);
  if (known !== null) {
    const token = openToken(deps, storeId, known.token);
    return token === null ? replaceToken(deps, storeId, known.customerId) : { ...known, token };
  }
  const token = seal(newToken(storeId), contextOf(storeId), deps.config.secrets.tokenKeys);
  const customerId = ownedId(storeId, deps.newId);
  await saveFirstBillingIdentity(deps.database, storeId, { customerId, token });
  const kept = await findBillingIdentity(deps.database, storeId);
  const keptToken = kept && openToken(deps, storeId, kept.token);
  if (!kept || !keptToken) throw new AppError('NOT_FOUND');
  return { ...kept, token: keptToken };
}

export async function rotateToken(deps: IdentityDeps, storeId: string): Promise<CustomerIdentity> {
  const { customerId } = await identityOf(deps, storeId);
  return replaceToken(deps, storeId, customerId);
}

async function replaceToken(
  deps: IdentityDeps,
  storeId: string,
  customerId: string,
): Promise<CustomerIdentity> {
  const token = newToken(storeId);
  await saveBillingToken(
    deps.database,
    storeId,
    seal(token, contextOf(storeId), deps.config.secrets.tokenKeys),
  );
  return { customerId, token };
}

/** Returns the token's store, or null if the token is unknown or was replaced. */
export async function storeOfToken(deps: IdentityDeps, token: string): Promise<string | null> {
  const [storeId = ''] = token.split('.');
  const known = storeId === '' ? null : await findBillingIdentity(deps.database, storeId);
  const current = known && openToken(deps, storeId, known.token);
  return current !== null && equalInConstantTime(token, current) ? storeId : null;
}

/** The token starts with its store's id, so that the lookup needs no search. The rest is random. */
const newToken = (storeId: string): string => `${storeId}.${randomBytes(32).toString('base64url')}`;

const contextOf = (storeId: string): string => `billing:${storeId}`;

function openToken({ config }: IdentityDeps, storeId: string, sealed: string): string | null {
  return openIfPossible(sealed, contextOf(storeId), config.secrets.tokenKeys);
}
