/**
 * Runs as a script by itself, while the app's code is on its way: requests what the page names in its head, with
 * the stored session token. It is built by itself, so it imports nothing.
 */
const named = document.querySelector<HTMLMetaElement>('meta[name="askwell:early"]');
const token = /(?:^|; )auth_token=([\w.-]+)/.exec(document.cookie)?.[1];

// A merchant who returns from the install may become another one; where the app's code was first, it asks itself.
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
      const reply = ask(url, authorization);
      reply.catch(() => undefined);
      return [url, { authorization, reply }];
    }),
  );
}

/** Read to its end, whether anybody takes it or not: a reply half read keeps a connection to itself. */
async function ask(url: string, authorization: string): Promise<Response> {
  const reply = await fetch(url, { credentials: 'include', headers: { Authorization: authorization } });
  return new Response((await reply.text()) || null, { status: reply.status });
}

/** Whether a session token has not expired yet. */
function isCurrent(text: string): boolean {
  try {
    const payload = atob((text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(payload) as { exp?: number };
    return (exp ?? 0) * 1000 > Date.now();
  } catch {
    return false;
  }
}
