import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allowed clock difference to the platform, and the lifetime of a signed link. */
const LINK_LIFETIME_SECONDS = 90;

type Pairs = [name: string, value: string][];

/** The `hmac` of a link from the platform: hex, over the other parameters, sorted and URL-encoded. */
export function signOAuthQuery(query: URLSearchParams, secret: string): string {
  return hmac(new URLSearchParams(sortedPairs(query)).toString(), secret).toString('hex');
}

/** True if the platform signed this link within the last 90 seconds and it is unchanged. */
export function verifyOAuthQuery(query: URLSearchParams, secrets: readonly string[], now: number): boolean {
  const signed = secrets.some((secret) =>
    equalInConstantTime(query.get('hmac'), signOAuthQuery(query, secret)),
  );
  return signed && isRecent(query.get('timestamp'), now);
}

/** A webhook's signature header: base64, over the exact body bytes. */
export function signWebhook(rawBody: Uint8Array, secret: string): string {
  return hmac(rawBody, secret).toString('base64');
}

export function verifyWebhook(
  rawBody: Uint8Array,
  given: string | undefined,
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => equalInConstantTime(given ?? null, signWebhook(rawBody, secret)));
}

/** Repeated names keep their order, which is part of the signed text. */
function sortedPairs(query: URLSearchParams): Pairs {
  return [...query]
    .filter(([name]) => !['hmac', 'signature'].includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function isRecent(timestamp: string | null, now: number): boolean {
  if (timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(Math.trunc(now / 1000) - Number(timestamp)) <= LINK_LIFETIME_SECONDS;
}

function hmac(text: string | Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Compares in constant time. A digest's length is not secret. */
export function equalInConstantTime(given: string | null, expected: string): boolean {
  if (given === null) return false;
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
