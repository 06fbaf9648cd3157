import type { Config } from '#server/kernel/config/config.ts';
import { OPEN_TO_EVERYONE } from './cross-origin.ts';
import { STRICT_TRANSPORT_SECONDS } from './security-headers.ts';

/** Headers of every reply of a fast route. Express and the fast path both take them from here. */
export function openReplyHeaders({
  api,
  mode,
}: Pick<Config, 'api' | 'mode'>): Readonly<Record<string, string>> {
  return {
    ...OPEN_TO_EVERYONE,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    Vary: api.allowedOrigins.length > 0 ? 'Origin, Accept-Encoding' : 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(mode === 'production' && { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_SECONDS}` }),
  };
}

/** When to try again. Pages of other sites can read the header only if it is exposed to them. */
export function retryHeaders(retryAfter: number | undefined, isOpen: boolean): Record<string, string> {
  if (retryAfter === undefined) return {};
  return {
    'Retry-After': String(retryAfter),
    ...(isOpen && { 'Access-Control-Expose-Headers': 'Retry-After' }),
  };
}
