import type { OfflineGrant } from './oauth.ts';
import { open, openIfPossible, seal, type SealKey } from './seal.ts';

/** A grant encrypted for one store and one purpose. */
export interface SealedGrant {
  readonly accessToken: string;
  readonly expiresIn: number | null;
  readonly refreshToken: string | null;
  readonly refreshExpiresIn: number | null;
  readonly scopes: readonly string[];
}

export function sealGrant(grant: OfflineGrant, storeId: string, keys: readonly SealKey[]): SealedGrant {
  return {
    ...grant,
    accessToken: seal(grant.accessToken, `access:${storeId}`, keys),
    refreshToken: grant.refreshToken && seal(grant.refreshToken, `refresh:${storeId}`, keys),
  };
}

export function openAccessToken(sealed: string, storeId: string, keys: readonly SealKey[]): string {
  return open(sealed, `access:${storeId}`, keys);
}

export function opensAccessToken(sealed: string, storeId: string, keys: readonly SealKey[]): boolean {
  return openIfPossible(sealed, `access:${storeId}`, keys) !== null;
}

export function openRefreshToken(sealed: string, storeId: string, keys: readonly SealKey[]): string {
  return open(sealed, `refresh:${storeId}`, keys);
}
