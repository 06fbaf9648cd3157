import { createHash } from 'node:crypto';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';

const STATE_COOKIE = 'askwell_install_state';
const NONCE_COOKIE = 'askwell_install_nonce';

/** The time that a merchant has for the authorize page. */
export const STATE_SECONDS = 10 * 60;
/** The browser needs the nonce once more after the install, to exchange the handoff. */
const NONCE_SECONDS = STATE_SECONDS + 5 * 60;

const UNGUESSABLE = /^[0-9a-f]{32}$/;

/**
 * The state cookie is Lax, because the browser returns from another site and would not send a Strict cookie. Only our
 * own page sends the nonce, so that cookie is Strict. No script reads either of them.
 */
export function installCookies(state: string, nonce: string): string[] {
  return [
    `${STATE_COOKIE}=${state}; Path=${PLATFORM_PATHS.install}; Max-Age=${String(STATE_SECONDS)}; HttpOnly; Secure; SameSite=Lax`,
    `${NONCE_COOKIE}=${nonce}; Path=/; Max-Age=${String(NONCE_SECONDS)}; HttpOnly; Secure; SameSite=Strict`,
  ];
}

/** Sent at the end of each install, successful or not. */
export function clearedStateCookie(): string {
  return `${STATE_COOKIE}=; Path=${PLATFORM_PATHS.install}; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;
}

export function readState(cookieHeader: string | undefined): string | null {
  return readCookie(cookieHeader, STATE_COOKIE);
}

export function readNonce(cookieHeader: string | undefined): string | null {
  return readCookie(cookieHeader, NONCE_COOKIE);
}

function readCookie(cookieHeader: string | undefined, name: string): string | null {
  for (const part of (cookieHeader ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value !== undefined && UNGUESSABLE.test(value)) return value;
  }
  return null;
}

/** The database stores only the hash, so a reader of the table cannot pretend to be the browser with the cookie. */
export function nonceHash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}
