import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the platform's clock and ours may lie apart, and how long a signed link lives. */
const LINK_LIFETIME_SECONDS = 90;

type Pairs = [name: string, value: string][];

/** The `hmac` of a link from the platform: hex, over the other parameters, sorted and URL-encoded. */
export function signOAuthQuery(query: URLSearchParams, secret: string): string {
  return hmac(new URLSearchParams(sortedPairs(query, ['hmac', 'signature'])).toString(), secret).toString(
    'hex',
  );
}

/** True if the platform made this link within the last 90 seconds and nobody has changed it since. */
export function verifyOAuthQuery(query: URLSearchParams, secrets: readonly string[], now: number): boolean {
  const signed = secrets.some((secret) => same(query.get('hmac'), signOAuthQuery(query, secret)));
  return signed && isRecent(query.get('timestamp'), now);
}

/** The header that a webhook carries: base64, over the body exactly as it was sent. */
export function signWebhook(rawBody: Uint8Array, secret: string): string {
  return hmac(rawBody, secret).toString('base64');
}

export function verifyWebhook(
  rawBody: Uint8Array,
  given: string | undefined,
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => same(given ?? null, signWebhook(rawBody, secret)));
}

/** The `signature` of a request through the app proxy: sorted `name=value` without separators. */
export function signAppProxyQuery(query: URLSearchParams, secret: string): string {
  const merged = new Map<string, string[]>();
  for (const [name, value] of sortedPairs(query, ['hmac', 'signature'])) {
    merged.set(name, [...(merged.get(name) ?? []), value]);
  }
  const text = [...merged].map(([name, values]) => `${name}=${values.join(',')}`).join('');
  return hmac(text, secret).toString('hex');
}

export function verifyAppProxyQuery(
  query: URLSearchParams,
  secrets: readonly string[],
  now: number,
): boolean {
  const signed = secrets.some((secret) => same(query.get('signature'), signAppProxyQuery(query, secret)));
  return signed && isRecent(query.get('timestamp'), now);
}

/** Repeated names keep their order: it is part of what was signed. */
function sortedPairs(query: URLSearchParams, without: readonly string[]): Pairs {
  return [...query]
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function isRecent(timestamp: string | null, now: number): boolean {
  if (timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(Math.trunc(now / 1000) - Number(timestamp)) <= LINK_LIFETIME_SECONDS;
}

function hmac(text: string | Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Compares without telling by its duration how much was right. The length of a digest is no secret. */
export function same(given: string | null, expected: string): boolean {
  if (given === null) return false;
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
