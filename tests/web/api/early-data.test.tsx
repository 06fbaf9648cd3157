import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBearerClient } from '#web/admin/lib/api/bearer-client.ts';
import { earlyFetch } from '#web/admin/lib/api/early-fetch.ts';
import { createQueryClient } from '#web/admin/lib/api/query-client.ts';
import type { SessionState } from '#web/admin/lib/session/session-manager.ts';
import { storeDetailsQuery } from '#web/admin/lib/store/store-details.ts';
import { fakeFetch, json, offline, raw, silentFetch } from '../support/replies.ts';
import { madeToken } from '../support/tokens.ts';

const BASE = '/api/v1';
const TOKEN = madeToken({ exp: 10_000_000_000 });

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<meta name="askwell:early" content="${BASE}/onboarding/store/details">`;
  document.cookie = `auth_token=${TOKEN}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'auth_token=; Max-Age=0';
  document.head.innerHTML = '';
  delete window.askwellEarly;
});

/** Runs the page's early script. */
async function requestEarly(fetch: typeof globalThis.fetch): Promise<void> {
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  await import('#web/admin/early.ts');
}

function openClient(renewed: string | null = null) {
  const user = { merchantId: 'm', storeId: 's', storeUrl: 'u', userEmail: '', isNewStore: false };
  const state: SessionState = { status: 'authenticated', token: TOKEN, user };
  const session = { state: () => state, renew: vi.fn(() => Promise.resolve(renewed)), refuse: vi.fn() };
  return { session, call: createBearerClient({ base: BASE, session, fetch: earlyFetch }) };
}

/** What a call ended with; undefined while it waits. */
function watch(work: Promise<unknown>): () => unknown {
  let end: unknown;
  work.then(
    (value) => (end = value),
    (fault: unknown) => (end = (fault as { failure?: unknown }).failure ?? fault),
  );
  return () => end;
}

describe('data that the early script requested', () => {
  it('is the reply of the app’s first call, without a second request', async () => {
    const { fetch, sent } = fakeFetch(json(200, { data: 'details' }));
    await requestEarly(fetch);
    await expect(openClient().call('GET /onboarding/store/details', {})).resolves.toBe('details');
    expect(sent).toHaveLength(1);
  });

  it('times out 30000 ms after the early script sent the request, and gives the connection back', async () => {
    const fetch = silentFetch();
    await requestEarly(fetch);
    await vi.advanceTimersByTimeAsync(10_000);
    const end = watch(openClient().call('GET /onboarding/store/details', {}));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(end()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toEqual({ status: 'TIMEOUT_ERROR' });
    expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
  });

  it('times out when the reply stalls in its body', async () => {
    await requestEarly((_, init) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"da'));
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    const end = watch(openClient().call('GET /onboarding/store/details', {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(end()).toEqual({ status: 'TIMEOUT_ERROR' });
  });

  it('is given up with its request when the caller no longer wants it', async () => {
    const fetch = silentFetch();
    await requestEarly(fetch);
    const caller = new AbortController();
    const end = watch(openClient().call('GET /onboarding/store/details', {}, caller.signal));
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(end()).toMatchObject({ name: 'AbortError' });
    expect(fetch.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
  });

  it('is requested twice more when it hangs, then fails, so that the error screen can show', async () => {
    const fetch = silentFetch();
    await requestEarly(fetch);
    const end = watch(createQueryClient().query(storeDetailsQuery(openClient().call)));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(end()).toEqual({ status: 'TIMEOUT_ERROR' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['FETCH_ERROR when the server is unreachable', offline, { status: 'FETCH_ERROR' }],
    [
      'PARSING_ERROR when the body cannot be read',
      raw(502, '<h1>'),
      { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>' },
    ],
    ['the status of a refusal', json(403, {}), { status: 403, data: {} }],
  ])('ends with %s', async (_, reply, failure) => {
    const { fetch, sent } = fakeFetch(reply);
    await requestEarly(fetch);
    const end = watch(openClient().call('GET /onboarding/store/details', {}));
    await vi.advanceTimersByTimeAsync(0);
    expect(end()).toEqual(failure);
    expect(sent).toHaveLength(1);
  });

  it('asks for another session on a 401 and repeats the request with it', async () => {
    const { fetch, sent } = fakeFetch(json(401, {}), json(200, { data: 'details' }));
    await requestEarly(fetch);
    const { call, session } = openClient('second');
    await expect(call('GET /onboarding/store/details', {})).resolves.toBe('details');
    expect(session.renew).toHaveBeenCalledExactlyOnceWith(TOKEN);
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual([`Bearer ${TOKEN}`, 'Bearer second']);
  });
});
