declare global {
  interface Window {
    /** By address, what the page's own script asked for before any of the app's code ran. */
    askwellEarly?: Map<string, { readonly authorization: string; readonly reply: Promise<Response> }>;
  }
}

/** The browser's fetch. It returns an early reply once, to a request with the same session token. */
export const earlyFetch: typeof fetch = async (url, init) => {
  const early = typeof url === 'string' ? takeEarly(url) : undefined;
  const { Authorization } = (init?.headers ?? {}) as Readonly<Record<string, string>>;
  if (early && init?.method === 'GET' && early.authorization === Authorization) {
    const reply = await early.reply.catch(() => null);
    if (reply !== null && !init.signal?.aborted) return reply;
  }
  return fetch(url, init);
};

function takeEarly(url: string) {
  // Should the script come only now, it finds that there is nothing left to be early for.
  window.askwellEarly ??= new Map();
  const early = window.askwellEarly.get(url);
  window.askwellEarly.delete(url);
  return early;
}
