import { ApiError } from './api-error.ts';

/** Returns `words` if a failed change was certainly not made, else `uncertain`. */
export function outcomeText(
  error: Error,
  words: string,
  uncertain = 'It is not certain whether that was done',
): string {
  return wasRefused(error) ? words : uncertain;
}

/**
 * Whether the server or the admin's own code refused a change, so that it was not made. Without a reply, or after a server
 * error, the change may have been made.
 */
function wasRefused(error: Error): boolean {
  // An error of another class comes from the admin's own code, which throws before it calls the server.
  if (!(error instanceof ApiError)) return true;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
