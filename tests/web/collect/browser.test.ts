import { afterEach, expect, test, vi } from 'vitest';
import type { ResponseToSave } from '#shared/survey/collect.ts';
import { browserPost } from '#web/collect/browser-post.ts';
import { browserShelf } from '#web/collect/browser-shelf.ts';
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
  return { fetch, sent: browserPost('https://askwell.example', 'pub1').send('r1', BODY) };
}

const reply =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    );

test('posts plain text to the response’s own address, without credentials, outliving the page', async () => {
  const { fetch, sent } = post(reply(200, { data: { revision: 2, complete: false } }));
  expect(await sent).toEqual({ type: 'kept' });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('https://askwell.example/api/v1/collect/pub1/responses/r1');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(init.headers).toBeUndefined();
  expect(JSON.parse(init.body as string)).toEqual(BODY);
});

test('a completed response brings its discount code', async () => {
  const data = { revision: 2, complete: true, discountCode: 'PLUM-10' };
  expect(await post(reply(200, { data })).sent).toEqual({ type: 'kept', code: 'PLUM-10' });
});

test('what is too large to outlive the page is sent all the same', async () => {
  const fetch = vi.fn<Fetch>(reply(200, { data: { revision: 2 } }));
  vi.stubGlobal('fetch', fetch);
  const answers = { a: { value: 'ü'.repeat(31_000) } };
  await browserPost('https://askwell.example', 'pub1').send('r1', { ...BODY, answers });
  expect(fetch.mock.calls[0]![1].keepalive).toBe(false);
});

test.each([
  [400, 'INVALID_INPUT'],
  [404, 'NOT_FOUND'],
  [409, 'SURVEY_CLOSED'],
  [410, 'GONE'],
  [413, 'TOO_LARGE'],
  [422, 'ANSWERS_REFUSED'],
])('%i is a refusal for good', async (status, code) => {
  expect(await post(reply(status, { error: { code } })).sent).toEqual({ type: 'refused', code });
});

test('a refusal without words is one too', async () => {
  expect(await post(reply(403, '<h1>Forbidden</h1>')).sent).toEqual({ type: 'refused', code: '' });
});

test.each([408, 425, 429, 500, 502, 503, 504])('%i is worth another try', async (status) => {
  expect(await post(reply(status, {})).sent).toEqual({ type: 'later', afterMs: 0 });
});

test('a server that asks for patience gets it', async () => {
  const { sent } = post(reply(503, {}, { 'retry-after': '7' }));
  expect(await sent).toEqual({ type: 'later', afterMs: 7_000 });
});

test.each(['<h1>Sign in to our network</h1>', '{}', 'null', '{"data":{}}'])(
  'a success that says nothing of a revision has kept nothing: %s',
  async (body) => {
    expect(await post(reply(200, body)).sent).toEqual({ type: 'later', afterMs: 0 });
  },
);

test('no network, and no answer within reasonable time, are worth another try', async () => {
  const broken = post(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await broken.sent).toEqual({ type: 'later', afterMs: 0 });
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const silent = post((_url, { signal }) =>
    signal!.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => undefined),
  );
  expect(await silent.sent).toEqual({ type: 'later', afterMs: 0 });
  expect(patience).toHaveBeenCalledWith(20_000);
});

test('a page that goes away leaves a beacon, and none where there are no beacons', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  const { drop } = browserPost('https://askwell.example', 'pub1');
  drop('r1', BODY);
  const address = 'https://askwell.example/api/v1/collect/pub1/responses/r1';
  expect(sendBeacon.mock.calls).toEqual([[address, JSON.stringify(BODY)]]);
  vi.stubGlobal('navigator', {});
  expect(() => drop('r1', BODY)).not.toThrow();
});

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('storage is used where it may be, and another tab sees it', () => {
  const shelf = browserShelf('k', true);
  shelf.write('one');
  expect(browserShelf('k', true).read()).toBe('one');
  expect(shelf.isLasting()).toBe(true);
});

test('where the shopper has not agreed nothing is read from the device or left on it', () => {
  localStorage.setItem('k', 'of earlier');
  const shelf = browserShelf('k', false);
  expect(shelf.read()).toBeNull();
  shelf.write('one');
  expect(shelf.read()).toBe('one');
  expect(localStorage.getItem('k')).toBe('of earlier');
  expect(shelf.isLasting()).toBe(false);
});

test('a full storage: the page goes on from memory', () => {
  const shelf = browserShelf('k', true);
  shelf.write('before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
  shelf.write('now');
  expect(shelf.read()).toBe('now');
  expect(shelf.isLasting()).toBe(false);
});

test('a storage that takes everything and keeps nothing: the page goes on from memory', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('something else');
  const shelf = browserShelf('k', true);
  shelf.write('now');
  expect(shelf.read()).toBe('now');
  expect(shelf.isLasting()).toBe(false);
});

test('no storage at all: the page goes on from memory', () => {
  vi.stubGlobal('localStorage', undefined);
  const shelf = browserShelf('k', true);
  expect(shelf.read()).toBeNull();
  shelf.write('now');
  expect(shelf.read()).toBe('now');
  expect(shelf.isLasting()).toBe(false);
});

/** Seen red: with a page that goes out of sight left to its timers. */
test('a page that goes out of sight sends at once what was being written', () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  listenToPage('key', { flush: note('flushed') } as never, { catchUp: note('caught up') } as never, {
    go: note('sent'),
    wake: note('woke'),
    drop: note('dropped'),
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  expect(done).toEqual(['flushed', 'sent']);
});
