import jwt from 'jsonwebtoken';
import type { PlatformSettings } from './settings.ts';
import { type ShopHosts, isDevShop, validShopHost } from './shop-host.ts';

const LEEWAY_SECONDS = 10;

export interface IdToken {
  readonly shop: string;
  /** The platform's id of the admin user. */
  readonly userId: string;
}

/**
 * Verifies the id token that the store's admin gives to an embedded page; null if any check fails. The same secret
 * signs for every shop, so issuer, destination and audience are compared with each other too.
 */
export function readIdToken(token: string, settings: PlatformSettings, now: number): IdToken | null {
  const claims = firstVerified(token, settings, now);
  if (claims === null || typeof claims.exp !== 'number') return null;
  if (claims.aud !== settings.platform.clientId) return null;
  if (typeof claims.sub !== 'string' || claims.sub === '') return null;
  const shop = shopOf(claims['dest'], settings);
  if (shop === null || shopOf(claims.iss, settings) !== shop) return null;
  return { shop, userId: claims.sub };
}

function firstVerified(token: string, settings: PlatformSettings, now: number): jwt.JwtPayload | null {
  for (const secret of settings.secrets.platformApi) {
    const claims = verified(token, secret, now);
    if (claims !== null) return claims;
  }
  return null;
}

function verified(token: string, secret: string, now: number): jwt.JwtPayload | null {
  try {
    const claims = jwt.verify(token, secret, {
      algorithms: ['HS256'],
      clockTolerance: LEEWAY_SECONDS,
      clockTimestamp: Math.trunc(now / 1000),
    });
    return typeof claims === 'string' ? null : claims;
  } catch {
    return null;
  }
}

/** The shop in an issuer or destination URL; plain http is accepted for the dev store only. */
function shopOf(value: unknown, hosts: ShopHosts): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  const shop = validShopHost(url.host, hosts);
  if (shop === null) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isDevShop(shop, hosts)) ? shop : null;
}
