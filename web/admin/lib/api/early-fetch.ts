interface EarlyRequest {
  readonly authorization: string;
  /** Ends the request, which the early script does itself when it takes too long. */
  readonly aborter: AbortController;
  readonly reply: Promise<Response>;
}

declare global {
  interface Window {
    /** What the early script requested, by address. */
    askwellEarly?: Map<string, EarlyRequest>;
  }
}

/**
 * Like the browser's fetch, but takes over an early request once if it was sent with the same session token. However that
 * request ends, it is the call's first attempt.
 */
export const earlyFetch: typeof fetch = (url, init) => {
  const early = typeof url === 'string' ? takeEarly(url) : undefined;
  const { Authorization } = (init?.headers ?? {}) as Readonly<Record<string, string>>;
  const isSame = init?.method === 'GET' && early?.authorization === Authorization;
  return early && isSame ? replyOf(early, init.signal) : fetch(url, init);
};

async function replyOf({ aborter, reply }: EarlyRequest, signal?: AbortSignal | null): Promise<Response> {
  const cancel = (): void => aborter.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    return await reply;
  } catch (fault) {
    throw aborter.signal.reason ?? fault;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function takeEarly(url: string): EarlyRequest | undefined {
  // If the early script has not run yet, it finds this map and sends nothing.
  window.askwellEarly ??= new Map();
  const early = window.askwellEarly.get(url);
  window.askwellEarly.delete(url);
  return early;
}
