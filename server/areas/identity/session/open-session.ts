import type { SessionClaims } from '#shared/api/auth.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { StoreRecord } from '../stores/store-repository.ts';
import { insertSession } from './session-repository.ts';
import { SESSION_SECONDS } from '#shared/session-length.ts';
import { signToken } from './tokens.ts';

/** The claims of the tokens for a store's merchant. */
export function claimsOf(store: StoreRecord): SessionClaims {
  return {
    merchantId: store.merchantId,
    storeId: store.storeId,
    storeUrl: store.shop,
    isNewStore: store.isNewStore,
    userEmail: store.businessEmail,
  };
}

/** Stores a session and signs its token. Some callers need the session's id before, so they pass it in. */
export async function openSession(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queries,
  sessionId: string,
  claims: SessionClaims,
  userAgent = '',
): Promise<string> {
  const { storeId, merchantId, userEmail } = claims;
  const device = deviceOf(userAgent);
  await insertSession(db, { sessionId, storeId, merchantId, userEmail, device, seconds: SESSION_SECONDS });
  return signToken('session', { id: sessionId, claims }, deps.config.secrets.session, deps.clock());
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The name that a merchant recognizes, such as *Safari on iPhone*. Nothing else of the user agent is stored. */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
