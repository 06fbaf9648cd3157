import { retry } from '#web/collect/retry.ts';

/** Code that loads later. Each use must handle the time until it has loaded. */
export interface LoadDeferred<T> {
  /** The code, or undefined until it has loaded. */
  readonly loaded: () => T | undefined;
  /** Starts loading on the first call. Retries until it succeeds, so the promise never rejects. */
  readonly load: () => Promise<T>;
}

export function loadDeferred<T>(importCode: () => Promise<T>): LoadDeferred<T> {
  let code: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    loaded: () => code,
    load: () => (loading ??= retry(async () => (code = await importCode()))),
  };
}
