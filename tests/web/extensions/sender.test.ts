import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import { createSender } from '#web/extensions/checkout/sender.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SNAPSHOT: Snapshot = {
  revision: 1,
  path: ['a'],
  currentQuestionId: 'a',
  answers: { a: { value: 9 } },
  timings: {},
  complete: true,
  changedAt: 1,
};

const SURVEY = {
  server: 'https://askwell.example',
  publicId: 'p',
  version: 1,
  variant: undefined,
  responseId: 'r1',
  startedAt: 1,
  attributes: { placement: 'thank_you' },
} as const;

function sendThrough(...statuses: readonly (readonly [status: number, retryAfter?: string])[]) {
  let at = 0;
  const fetch = vi.fn((_url: string) => {
    const [status, retryAfter] = statuses[Math.min(at++, statuses.length - 1)]!;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    const body = JSON.stringify(status === 200 ? { data: { revision: 1 } } : {});
    return Promise.resolve(new Response(body, { status, headers }));
  });
  vi.stubGlobal('fetch', fetch);
  createSender({ ...SURVEY, onDecided: vi.fn(), onCode: vi.fn(), onRefused: vi.fn() }).send(SNAPSHOT);
  return fetch;
}

test('retries a postponed response until the server accepts it, while the page is open', async () => {
  const tooFast = Array.from({ length: 12 }, () => [429] as const);
  const fetch = sendThrough(...tooFast, [200]);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(fetch).toHaveBeenCalledTimes(13);
  expect(new Set(fetch.mock.calls.map(([url]) => url)).size).toBe(1);
});

test('waits for the server’s Retry-After', async () => {
  const fetch = sendThrough([429, '20'], [429, 'Wed, 21 Oct 2026 07:28:00 GMT'], [200]);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('does not retry a final refusal', async () => {
  const fetch = sendThrough([409]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not take a 200 without our body as saved, such as a hotel’s sign-in page', async () => {
  const replies = ['<h1>Sign in to our network</h1>', '{}', JSON.stringify({ data: { revision: 1 } })];
  const fetch = vi.fn(() => Promise.resolve(new Response(replies.shift())));
  vi.stubGlobal('fetch', fetch);
  createSender({ ...SURVEY, onDecided: vi.fn(), onCode: vi.fn(), onRefused: vi.fn() }).send(SNAPSHOT);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('sends again after a request without a reply for 20 seconds', async () => {
  const given: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    given.push(controller);
    return controller.signal;
  });
  const fetch = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  vi.stubGlobal('fetch', fetch);
  createSender({ ...SURVEY, onDecided: vi.fn(), onCode: vi.fn(), onRefused: vi.fn() }).send(SNAPSHOT);
  expect(timeout).toHaveBeenCalledWith(20_000);
  given[0]!.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  timeout.mockRestore();
});
