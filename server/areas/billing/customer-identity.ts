import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { open, seal } from '#server/kernel/platform/seal.ts';
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

/** Creates the identity on first use. */
export async function identityOf(deps: IdentityDeps, storeId: string): Promise<CustomerIdentity> {
  const known = await findBillingIdentity(deps.database, storeId);
  if (known !== null) return opened(deps, storeId, known);
  const token = seal(newToken(storeId), contextOf(storeId), deps.config.secrets.tokenKeys);
  const customerId = ownedId(storeId, deps.newId);
  await saveFirstBillingIdentity(deps.database, storeId, { customerId, token });
  const kept = await findBillingIdentity(deps.database, storeId);
  if (kept === null) throw new AppError('NOT_FOUND');
  return opened(deps, storeId, kept);
}

export async function rotateToken(deps: IdentityDeps, storeId: string): Promise<CustomerIdentity> {
  const { customerId } = await identityOf(deps, storeId);
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
  if (known === null) return null;
  return equalInConstantTime(token, opened(deps, storeId, known).token) ? storeId : null;
}

/** The token starts with its store's id, so that the lookup needs no search. The rest is random. */
const newToken = (storeId: string): string => `${storeId}.${randomBytes(32).toString('base64url')}`;

const contextOf = (storeId: string): string => `billing:${storeId}`;

function opened({ config }: IdentityDeps, storeId: string, identity: CustomerIdentity): CustomerIdentity {
  const token = open(identity.token, contextOf(storeId), config.secrets.tokenKeys);
  return { customerId: identity.customerId, token };
}
