import { afterEach, expect, test, vi } from 'vitest';
import type { ResponseToSave } from '#shared/collect/collect.ts';
import { browserStorage } from '#web/collect/browser-storage.ts';
import { browserTransport } from '#web/collect/upload-queue.ts';
import { listenToPage } from '#web/collect/page-events.ts';

const BODY: ResponseToSave = {
  version: 1,
  revision: 2,
  respondentKey: 'someone',
  complete: false,
  answers: { a: { value: 'ein Stück Öl' } },
  timings: {},
  path: ['a'],
  startedAt: 1,
  changedAt: 2,
  sentAt: 3,
  attributes: { placement: 'hosted' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

function post(fetched: Fetch) {
  const fetch = vi.fn(fetched);
  vi.stubGlobal('fetch', fetch);
  return { fetch, sent: browserTransport('https://askwell.example', 'pub1').send('r1', BODY) };
}

const reply =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    );

test('posts plain text to the response’s address, without credentials, with keepalive', async () => {
  const { fetch, sent } = post(reply(200, { data: { revision: 2, complete: false } }));
  expect(await sent).toEqual({ type: 'saved' });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('https://askwell.example/api/v1/collect/pub1/responses/r1');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(init.headers).toBeUndefined();
  expect(JSON.parse(init.body as string)).toEqual(BODY);
});

test('returns the discount code of a completed response', async () => {
  const data = { revision: 2, complete: true, discountCode: 'PLUM-10' };
  expect(await post(reply(200, { data })).sent).toEqual({ type: 'saved', code: 'PLUM-10' });
});

test('sends a large body without keepalive', async () => {
  const fetch = vi.fn<Fetch>(reply(200, { data: { revision: 2 } }));
  vi.stubGlobal('fetch', fetch);
  const answers = { a: { value: 'ü'.repeat(31_000) } };
  await browserTransport('https://askwell.example', 'pub1').send('r1', { ...BODY, answers });
  expect(fetch.mock.calls[0]![1].keepalive).toBe(false);
});

test.each([
  [400, 'INVALID_INPUT'],
  [404, 'NOT_FOUND'],
  [409, 'SURVEY_CLOSED'],
  [410, 'GONE'],
  [413, 'TOO_LARGE'],
  [422, 'ANSWERS_REFUSED'],
])('treats %i as final', async (status, code) => {
  expect(await post(reply(status, { error: { code } })).sent).toEqual({ type: 'refused', code });
});

test('treats a refusal without a JSON body as final', async () => {
  expect(await post(reply(403, '<h1>Forbidden</h1>')).sent).toEqual({ type: 'refused', code: '' });
});

test.each([408, 425, 429, 500, 502, 503, 504])('retries after %i', async (status) => {
  expect(await post(reply(status, {})).sent).toEqual({ type: 'later', afterMs: 0 });
});

test('waits as long as retry-after says', async () => {
  const { sent } = post(reply(503, {}, { 'retry-after': '7' }));
  expect(await sent).toEqual({ type: 'later', afterMs: 7_000 });
});

test.each(['<h1>Sign in to our network</h1>', '{}', 'null', '{"data":{}}'])(
  'does not count a 200 without a revision as saved: %s',
  async (body) => {
    expect(await post(reply(200, body)).sent).toEqual({ type: 'later', afterMs: 0 });
  },
);

test('retries after a network error and after 20 seconds without a reply', async () => {
  const broken = post(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await broken.sent).toEqual({ type: 'later', afterMs: 0 });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const silent = post((_url, { signal }) =>
    signal!.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => undefined),
  );
  expect(await silent.sent).toEqual({ type: 'later', afterMs: 0 });
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test('sends a beacon when the page unloads, and does nothing where beacons are missing', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  const { sendOnLeave } = browserTransport('https://askwell.example', 'pub1');
  sendOnLeave('r1', BODY);
  const address = 'https://askwell.example/api/v1/collect/pub1/responses/r1';
  expect(sendBeacon.mock.calls).toEqual([[address, JSON.stringify(BODY)]]);
  vi.stubGlobal('navigator', {});
  expect(() => sendOnLeave('r1', BODY)).not.toThrow();
});

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('uses localStorage when allowed, so another tab sees it', () => {
  const storage = browserStorage('k', true);
  storage.write('one');
  expect(browserStorage('k', true).read()).toBe('one');
  expect(storage.isPersistent()).toBe(true);
});

test('reads and writes nothing on the device without consent', () => {
  localStorage.setItem('k', 'of earlier');
  const storage = browserStorage('k', false);
  expect(storage.read()).toBeNull();
  storage.write('one');
  expect(storage.read()).toBe('one');
  expect(localStorage.getItem('k')).toBe('of earlier');
  expect(storage.isPersistent()).toBe(false);
});

test('falls back to memory when storage is full', () => {
  const storage = browserStorage('k', true);
  storage.write('before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
  storage.write('now');
  expect(storage.read()).toBe('now');
  expect(storage.isPersistent()).toBe(false);
});

test('falls back to memory when storage accepts writes but stores nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('something else');
  const storage = browserStorage('k', true);
  storage.write('now');
  expect(storage.read()).toBe('now');
  expect(storage.isPersistent()).toBe(false);
});

test('falls back to memory when there is no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const storage = browserStorage('k', true);
  expect(storage.read()).toBeNull();
  storage.write('now');
  expect(storage.read()).toBe('now');
  expect(storage.isPersistent()).toBe(false);
});

test('sends an answer in progress at once when the page is hidden', () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  listenToPage('key', { flush: note('flushed') } as never, { catchUp: note('caught up') } as never, {
    sendDue: note('sent'),
    retryNow: note('retried'),
    sendOnLeave: note('sent on leave'),
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  expect(done).toEqual(['flushed', 'sent']);
});
