import type { ApiKey } from '#shared/api/keys.ts';
import type { KeyScope } from '#shared/connections/key-scopes.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findUsedKey, saveUse } from './key-repository.ts';
import { hashOfKey, readAuthorization } from './secret-key.ts';

export type CheckDeps = Pick<Deps, 'database'> & WithBilling;

/** A program with a key that works. */
export interface KeyAccess {
  readonly keyId: string;
  readonly scopes: readonly KeyScope[];
  /** The use cases of the merchant's screens run with it. */
  readonly session: Session;
}

const NO_KEY = 'Send an API key of the store as “Authorization: Bearer askwell_…”.';

const ENDED: Readonly<Record<NonNullable<ApiKey['endedBy']>, string>> = {
  merchant: 'This API key was ended in the settings of Askwell. Make a new one there.',
  plan: 'This API key ended because the store’s plan no longer includes connections. With a plan that has them, make a new key in the settings of Askwell.',
  uninstall: 'This API key ended when Askwell was uninstalled from the store.',
  restore:
    'This API key ended when Askwell was restored from a backup. Make a new one in the settings of Askwell.',
};

/**
 * Checks the key of an Authorization header. It reads the database on each call, so that an end takes effect at once
 * on every instance.
 */
export async function checkKey(deps: CheckDeps, authorization: string | undefined): Promise<KeyAccess> {
  const given = readAuthorization(authorization);
  const key = given && (await findUsedKey(deps.database, given.storeId, hashOfKey(given.secret)));
  if (given === null || key === null) throw new AppError('UNAUTHENTICATED', NO_KEY);
  if (key.endedBy !== null) throw new AppError('UNAUTHENTICATED', ENDED[key.endedBy]);
  const { storeId } = given;
  const { keyId, name, scopes, merchantId, shop } = key;
  const { features } = await deps.billing.loadCustomer(storeId);
  if (!isAllowed(features, { type: 'connect_service' })) {
    throw new AppError('PLAN_LIMIT', UPGRADE_PROMPTS.thirdPartyIntegrations.description);
  }
  if (key.isUseOld) await saveUse(deps.database, storeId, keyId);
  return { keyId, scopes, session: { sessionId: keyId, keyName: name, storeId, merchantId, storeUrl: shop } };
}

const ABILITIES: Readonly<Record<KeyScope, string>> = {
  read: 'read surveys and answers',
  write: 'change surveys',
  export: 'download files',
};

export function refuseWithoutScope({ scopes }: KeyAccess, scope: KeyScope): void {
  if (scopes.includes(scope)) return;
  throw new AppError('FORBIDDEN', `This API key may not ${ABILITIES[scope]}: it lacks the scope “${scope}”.`);
}
