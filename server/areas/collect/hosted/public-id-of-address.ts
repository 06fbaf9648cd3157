import { readHostedCode } from '#shared/collect/hosted-address.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { findPublicIdByStart, findStoresByStart } from './hosted-address-repository.ts';

/** The public id that a hosted page's address names: the id itself in a long address, else the survey's of its code. */
export async function publicIdOfAddress(
  { database }: Pick<Deps, 'database'>,
  address: string,
): Promise<string> {
  const code = readHostedCode(address);
  if (code === null) return address;
  for (const storeId of await findStoresByStart(database, code)) {
    const publicId = await findPublicIdByStart(database, storeId, code);
    if (publicId !== null) return publicId;
  }
  return address;
}
