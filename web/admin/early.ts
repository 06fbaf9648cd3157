/**
 * A separate script that runs while the app's code loads: it requests the API calls that the page's head lists, with
 * the stored session token. It is built alone, so it imports nothing.
 */
const named = document.querySelector<HTMLMetaElement>('meta[name="askwell:early"]');
const token = /(?:^|; )auth_token=([\w.-]+)/.exec(document.cookie)?.[1];

// After an install the merchant may be another one, and where the app's code came first it sends the requests
// itself.
if (
  !window.askwellEarly &&
  named &&
  token !== undefined &&
  isCurrent(token) &&
  !/[?&]token=/.test(location.search)
) {
  const authorization = `Bearer ${token}`;
  window.askwellEarly = new Map(
    named.content.split(' ').map((url) => {
      const aborter = new AbortController();
      const reply = ask(url, authorization, aborter);
      reply.catch(() => undefined);
      return [url, { authorization, aborter, reply }];
    }),
  );
}

/** Reads the reply to the end even if it is not used: a half-read reply blocks a connection. */
async function ask(url: string, authorization: string, aborter: AbortController): Promise<Response> {
  // The time of `REQUEST_TIMEOUT_MS`.
  const timer = setTimeout(() => aborter.abort(new DOMException('No reply in time', 'TimeoutError')), 30_000);
  try {
    const { signal } = aborter;
    const reply = await fetch(url, {
      credentials: 'include',
      headers: { Authorization: authorization },
      signal,
    });
    return new Response((await reply.text()) || null, { status: reply.status });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a session token is still valid. */
function isCurrent(text: string): boolean {
  try {
    const payload = atob((text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(payload) as { exp?: number };
    return (exp ?? 0) * 1000 > Date.now();
  } catch {
    return false;
  }
}
