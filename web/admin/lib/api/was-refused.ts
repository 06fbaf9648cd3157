import { ApiError } from './api-error.ts';

/**
 * Whether the server or the admin itself refused a call, so that nothing was changed. Without a reply, or with a server
 * error, the change may have been made all the same.
 */
export function wasRefused(error: Error): boolean {
  // The admin's own code refuses before it calls.
  if (!(error instanceof ApiError)) return true;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** What to say of a change that failed: `words` only if it was surely not made. */
export function outcomeText(
  error: Error,
  words: string,
  uncertain = 'It is not certain whether that was done',
): string {
  return wasRefused(error) ? words : uncertain;
}
