/** A merchant's call is given up after this time. */
export const REQUEST_TIMEOUT_MS = 30_000;
