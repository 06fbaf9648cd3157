const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Repeats a request until it succeeds, after waits that double up to a minute. A request fails if it rejects or gives
 * undefined. Never rejects.
 */
export async function retry<T>(request: () => Promise<T | undefined>, waitMs = FIRST_WAIT_MS): Promise<T> {
  const result = await request().catch(() => undefined);
  if (result !== undefined) return result;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return retry(request, Math.min(waitMs * 2, LONGEST_WAIT_MS));
}
