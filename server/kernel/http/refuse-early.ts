import type { IncomingMessage } from 'node:http';
import { AppError } from '#shared/errors.ts';

/**
 * Whether a proxy received this request as TLS early data (RFC 8470). Someone who recorded it can send it again, and
 * the proxy cannot tell the two apart.
 */
export const isEarly = ({ headers }: IncomingMessage): boolean => headers['early-data'] !== undefined;

/** For requests that change something. After 425 the client repeats the request once the connection is secure. */
export function refuseEarly(request: IncomingMessage): void {
  if (isEarly(request)) throw new AppError('TOO_EARLY');
}
