import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { createAuthClient } from '#web/admin/lib/api/auth-client.ts';
import { createBearerClient } from '#web/admin/lib/api/bearer-client.ts';
import { send, type SendOptions } from '#web/admin/lib/api/send.ts';
import type { SessionState } from '#web/admin/lib/session/session-manager.ts';
import { fakeFetch, json, offline, raw, silentFetch } from '../support/replies.ts';

const BASE = 'https://app.example/api/v1';

/** Sends a call that the contract does not have. */
const sendAny: (address: string, input: object, options: SendOptions) => Promise<unknown> = send as never;

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(ApiError);
  return (fault as ApiError).failure;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the auth client', () => {
  const logIn = (fake: ReturnType<typeof fakeFetch>) =>
    createAuthClient({ base: BASE, fetch: fake.fetch }).login({ storeUrl: 'fern.myshopify.com' });

  it('posts the credentials and returns the reply’s data', async () => {
    const fake = fakeFetch(json(200, { data: { redirectUrl: 'https://fern.example/authorize' } }));
    await expect(logIn(fake)).resolves.toEqual({ redirectUrl: 'https://fern.example/authorize' });
    expect(fake.sent).toMatchObject([
      { url: `${BASE}/auth/login`, method: 'POST', body: { storeUrl: 'fern.myshopify.com' } },
    ]);
  });

  it('posts a large body completely', async () => {
    const bodies: unknown[] = [];
    const keep = (_: unknown, init?: RequestInit) => {
      bodies.push(init?.body);
      return Promise.resolve(new Response('{"data":{}}'));
    };
    await sendAny(
      'POST /texts',
      { text: 'é'.repeat(200_000) },
      { base: BASE, timeoutMs: 1_000, fetch: keep },
    );
    const [body] = bodies;
    expect(body).toBeInstanceOf(Blob);
    expect((body as Blob).size).toBe(2 * 200_000 + '{"text":""}'.length);
  });

  it('returns FETCH_ERROR when the server is unreachable', async () => {
    expect(await failureOf(logIn(fakeFetch(offline)))).toEqual({ status: 'FETCH_ERROR' });
  });

  it('returns PARSING_ERROR with the original status when the body cannot be read', async () => {
    expect(await failureOf(logIn(fakeFetch(raw(502, '<h1>Bad gateway</h1>'))))).toEqual({
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<h1>Bad gateway</h1>',
    });
  });

  it('returns the status with the reply’s data for any other error', async () => {
    const body = {
      error: { code: 'INVALID_INPUT', message: 'No such store.', fields: { storeUrl: 'Check it.' } },
    };
    expect(await failureOf(logIn(fakeFetch(json(400, body))))).toEqual({ status: 400, data: body });
  });

  it('returns TIMEOUT_ERROR when the reply takes too long', async () => {
    vi.useFakeTimers();
    const work = failureOf(createAuthClient({ base: BASE, fetch: silentFetch() }).login({ idToken: 'x' }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await work).toEqual({ status: 'TIMEOUT_ERROR' });
  });

  it('sends the given token with a logout', async () => {
    const fake = fakeFetch(json(200, { data: { loggedOut: true } }));
    await createAuthClient({ base: BASE, fetch: fake.fetch }).logout('the-token');
    expect(fake.sent[0]?.headers).toMatchObject({ Authorization: 'Bearer the-token' });
  });
});

describe('the message shown for an error', () => {
  it('shows the server’s message for an error, with the message of an invalid field', () => {
    const body = {
      error: { code: 'INVALID_INPUT', message: 'No such store.', fields: { storeUrl: 'Check it.' } },
    };
    const error = new ApiError({ status: 400, data: body });
    expect([error.message, error.code, error.fields]).toEqual([
      'No such store.',
      'INVALID_INPUT',
      { storeUrl: 'Check it.' },
    ]);
  });

  it.each([null, 'text', { error: 'text' }, { error: { code: 'X' } }])(
    'shows a message for an error without one (%j)',
    (data) => {
      const error = new ApiError({ status: 418, data });
      expect(error.message).toContain('418');
      expect(error.fields).toEqual({});
    },
  );
});

describe('the request of a call', () => {
  it('puts path parameters into the path and the rest into the query', async () => {
    const fake = fakeFetch(json(200, { data: null }));
    const input = { surveyId: 'a/b', page: undefined, tags: ['x y', 'z'] };
    await sendAny('GET /surveys/{surveyId}/answers', input, { base: BASE, timeoutMs: 10, fetch: fake.fetch });
    expect(fake.sent).toMatchObject([
      { url: `${BASE}/surveys/a%2Fb/answers?tags=x+y&tags=z`, method: 'GET', body: undefined },
    ]);
  });

  it('aborts a call for the caller without a network error', async () => {
    const aborter = new AbortController();
    const work = send(
      'POST /auth/login',
      { idToken: 'x' },
      {
        base: BASE,
        timeoutMs: 1_000,
        fetch: silentFetch(),
        signal: aborter.signal,
      },
    );
    aborter.abort();
    await expect(work).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('the bearer client', () => {
  const user = { merchantId: 'm', storeId: 's', storeUrl: 'u', userEmail: '', isNewStore: false };

  function session(renewed: string | null = null) {
    const state: SessionState = { status: 'authenticated', token: 'first', user };
    return {
      state: () => state,
      renew: vi.fn((_refused: string) => Promise.resolve(renewed)),
      refuse: vi.fn(),
    };
  }
  const unauthorized = json(401, { error: { code: 'UNAUTHENTICATED', message: 'Please log in again.' } });

  it('sends the token and credentials', async () => {
    const fake = fakeFetch(json(200, { data: 'details' }));
    const call = createBearerClient({ base: BASE, session: session(), fetch: fake.fetch });
    await expect(call('GET /onboarding/store/details', {})).resolves.toBe('details');
    expect(fake.sent).toMatchObject([
      {
        url: `${BASE}/onboarding/store/details`,
        headers: { Authorization: 'Bearer first' },
        credentials: 'include',
      },
    ]);
  });

  it('times out after 30000 ms', async () => {
    vi.useFakeTimers();
    const call = createBearerClient({ base: BASE, session: session(), fetch: silentFetch() });
    const settled = vi.fn();
    const work = failureOf(call('GET /onboarding/store/details', {})).then((failure) => (settled(), failure));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await work).toEqual({ status: 'TIMEOUT_ERROR' });
  });

  it('returns a 401 when the session could not be renewed', async () => {
    const keeper = session();
    const call = createBearerClient({ base: BASE, session: keeper, fetch: fakeFetch(unauthorized).fetch });
    expect(await failureOf(call('GET /onboarding/store/details', {}))).toMatchObject({ status: 401 });
    expect(keeper.renew).toHaveBeenCalledExactlyOnceWith('first');
  });

  it('repeats the request with the renewed token and returns its reply', async () => {
    const fake = fakeFetch(unauthorized, json(200, { data: 'details' }));
    const call = createBearerClient({ base: BASE, session: session('second'), fetch: fake.fetch });
    await expect(call('GET /onboarding/store/details', {})).resolves.toBe('details');
    expect(fake.sent.map(({ headers }) => headers['Authorization'])).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  it('ends the session when the renewed token is refused as well', async () => {
    const keeper = session('second');
    const fake = fakeFetch(unauthorized);
    const call = createBearerClient({ base: BASE, session: keeper, fetch: fake.fetch });
    expect(await failureOf(call('GET /onboarding/store/details', {}))).toMatchObject({ status: 401 });
    expect(fake.sent).toHaveLength(2);
    expect(keeper.refuse).toHaveBeenCalledExactlyOnceWith('second');
  });

  it('keeps the session on every other error', async () => {
    const keeper = session();
    const call = createBearerClient({ base: BASE, session: keeper, fetch: fakeFetch(json(500, {})).fetch });
    expect(await failureOf(call('GET /onboarding/store/details', {}))).toMatchObject({ status: 500 });
    expect(keeper.renew).not.toHaveBeenCalled();
  });
});
