import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { SharedResults } from '#server/areas/analytics/themes/shared-results.ts';
import { ThemeThread } from '#server/areas/analytics/themes/theme-thread.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { makeAnswers } from '#tests/support/made-answers.ts';
import { thorough } from '#tests/support/thorough.ts';
import { SHORT_ANSWERS } from '#tests/shared/text/short-answers.ts';
import { languageOf } from '#server/areas/analytics/themes/detect-language.ts';

describe('the thread of the themes', () => {
  const thread = new ThemeThread();
  const asked = (texts: readonly string[]) => ({
    texts: texts.map((text) => ({ text, writtenAt: 0 })),
    pinned: [],
    now: 0,
  });

  it('stops when the client leaves, and answers the next one', async () => {
    const many = makeAnswers('en', 3_000, randomFrom(5)).map(
      ({ text }) => `${text} ${Math.sqrt(text.length)}`,
    );
    const client = new AbortController();
    const left = thread.sort(asked(many), client.signal);
    const next = thread.sort(
      asked(['slow delivery', 'Slow delivery!', 'a nice colour']),
      new AbortController().signal,
    );
    client.abort();
    await expect(left).rejects.toThrow('The client left.');
    expect((await next).topics.map(({ topic, at }) => [topic, at])).toEqual([
      ['delivery', [0, 1]],
      ['colour', [2]],
    ]);
  });

  it('leaves the event loop free while it sorts thousands of texts', async () => {
    const { signal } = new AbortController();
    await thread.sort(asked(['The thread has started.']), signal);
    const texts = makeAnswers('en', thorough(20_000, 3_000), randomFrom(5)).map(({ text }) => text);
    const before = performance.eventLoopUtilization();
    await thread.sort(asked(texts), signal);
    // A share, because both parts of it are longer on a busy machine. It is 1 if the loop sorts the texts itself.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it('does not begin for a client that left while it waited', async () => {
    await expect(thread.sort(asked(['a']), AbortSignal.abort())).rejects.toThrow('The client left.');
  });

  it('refuses when too many wait', async () => {
    const signal = new AbortController().signal;
    const waiting = Array.from({ length: 20 }, () => thread.sort(asked(['a']), signal));
    await expect(thread.sort(asked(['a']), signal)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 10,
    });
    expect(await Promise.all(waiting)).toHaveLength(20);
  });
});

describe('shared results', () => {
  const NEVER = new AbortController().signal;

  it('are computed once for all who ask at the same time, and kept', async () => {
    const results = new SharedResults<number>(2);
    let computed = 0;
    const compute = () => Promise.resolve((computed += 1));
    expect(await Promise.all([results.get('a', NEVER, compute), results.get('a', NEVER, compute)])).toEqual([
      1, 1,
    ]);
    expect(await results.get('a', NEVER, compute)).toBe(1);
  });

  it('forget the one that was longest not asked for', async () => {
    const results = new SharedResults<string>(2);
    const get = (key: string, value: string) => results.get(key, NEVER, () => Promise.resolve(value));
    await get('a', 'first');
    await get('b', 'first');
    await get('a', 'second');
    await get('c', 'first');
    expect([await get('a', 'third'), await get('b', 'third')]).toEqual(['first', 'third']);
  });

  it('are given up when the last client leaves, and not before', async () => {
    const results = new SharedResults<string>(2);
    const [one, other] = [new AbortController(), new AbortController()];
    let end: (value: string) => void = () => undefined;
    let needed: AbortSignal = NEVER;
    const compute = (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        needed = signal;
        end = resolve;
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    const first = results.get('a', one.signal, compute);
    const second = results.get('a', other.signal, compute);
    one.abort();
    expect(needed.aborted).toBe(false);
    other.abort();
    expect(needed.aborted).toBe(true);
    await expect(first).rejects.toThrow('given up');
    await expect(second).rejects.toThrow('given up');
    const again = results.get('a', NEVER, compute);
    end('done');
    expect(await again).toBe('done');
  });

  it('that fail are computed again', async () => {
    const results = new SharedResults<string>(2);
    await expect(results.get('a', NEVER, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await results.get('a', NEVER, () => Promise.resolve('yes'))).toBe('yes');
  });
});

describe('the language of short answers', () => {
  it('is found in nine of ten, in each of nine languages', () => {
    const shares = Object.entries(SHORT_ANSWERS).map(
      ([language, texts]) => texts.filter((text) => languageOf(text) === language).length / texts.length,
    );
    expect(shares).toHaveLength(9);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
    expect(Math.min(...shares)).toBeGreaterThan(0.75);
  });

  it('is unknown for a script of none of them', () => {
    expect(languageOf('Очень быстрая доставка')).toBe('und');
  });
});
