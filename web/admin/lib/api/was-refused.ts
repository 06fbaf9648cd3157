import { ApiError } from './api-error.ts';

/**
 * Whether the server refused a call, so that nothing was changed. Without a reply, or with a server error, the change
 * may have been made all the same.
 */
export function wasRefused(error: Error): boolean {
  if (!(error instanceof ApiError) || typeof error.status === 'string') return false;
  return error.status >= 400 && error.status < 500;
}
