import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDeferred } from '#web/storefront/load-deferred.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('deferred code is undefined until it has loaded, and is imported once', async () => {
  const importCode = vi.fn(() => Promise.resolve('code'));
  const deferred = loadDeferred(importCode);
  expect(importCode).not.toHaveBeenCalled();
  const loading = deferred.load();
  expect(deferred.loaded()).toBeUndefined();
  expect(await loading).toBe('code');
  expect(deferred.loaded()).toBe('code');
  expect(deferred.load()).toBe(loading);
  expect(importCode).toHaveBeenCalledTimes(1);
});

test('retries after one second, then after waits that double up to a minute', async () => {
  const importCode = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const deferred = loadDeferred(importCode);
  const loading = deferred.load();
  const waits = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const [failures, seconds] of waits.entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(importCode).toHaveBeenCalledTimes(failures + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(importCode).toHaveBeenCalledTimes(failures + 2);
  }
  importCode.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBe('code');
});
