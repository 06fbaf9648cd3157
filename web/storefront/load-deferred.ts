/** Code that loads later. Each use must handle the time until it has loaded. */
export interface LoadDeferred<T> {
  /** The code, or undefined until it has loaded. */
  readonly loaded: () => T | undefined;
  /** Starts loading on the first call. Retries until it succeeds, so the promise never rejects. */
  readonly load: () => Promise<T>;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

export function loadDeferred<T>(importCode: () => Promise<T>): LoadDeferred<T> {
  let code: T | undefined;
  let loading: Promise<T> | undefined;

  const attempt = async (retryMs: number): Promise<T> => {
    try {
      return (code = await importCode());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      return attempt(Math.min(retryMs * 2, LONGEST_RETRY_MS));
    }
  };

  return { loaded: () => code, load: () => (loading ??= attempt(FIRST_RETRY_MS)) };
}
