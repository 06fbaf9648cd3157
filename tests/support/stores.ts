import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { saveGrant } from '#server/kernel/platform/grant-repository.ts';
import {
  claimStore,
  findStore,
  saveDetails,
  saveInstalled,
  type StoreRecord,
} from '#server/areas/identity/stores/store-repository.ts';
import { sealGrant } from '#server/kernel/platform/seal.ts';

const DETAILS = {
  shopId: 'gid://shopify/Shop/7001',
  name: 'Marlow Lamps',
  email: 'hello@marlow-lamps.example',
  currency: 'EUR',
  timezone: 'Europe/Lisbon',
  city: 'Porto',
  country: 'PT',
  platformPlan: 'Basic',
};

/** The host of a shop that no other test uses. */
export function newShop(suffix = 'myshopify.com'): string {
  return `shop-${randomBytes(6).toString('hex')}.${suffix}`;
}

type StoreDeps = Pick<Deps, 'config' | 'database' | 'newId'>;

/** A store in the state after an install, with platform tokens that give no access. */
export async function buildStore(
  deps: StoreDeps,
  shop = newShop(),
  details: Partial<typeof DETAILS> = {},
): Promise<StoreRecord> {
  const { database, config } = deps;
  const storeId = await claimStore(database, { shop, storeId: deps.newId(), merchantId: deps.newId() });
  await saveDetails(database, storeId, { ...DETAILS, ...details, shop });
  await saveInstalled(database, storeId);
  const grant = {
    accessToken: 'access-of-a-test',
    scopes: config.platform.scopes,
    expiresIn: 3600,
    refreshToken: 'refresh-of-a-test',
    refreshExpiresIn: 7_776_000,
  };
  await saveGrant(database, storeId, sealGrant(grant, storeId, config.secrets.tokenKeys));
  return storeNow(deps, storeId);
}

export async function storeNow({ database }: Pick<Deps, 'database'>, storeId: string): Promise<StoreRecord> {
  const store = await findStore(database, storeId);
  if (store === null) throw new Error(`There is no store ${storeId}`);
  return store;
}
