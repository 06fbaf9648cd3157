import { expect, test } from 'vitest';
import { isRefusedForGood } from '#web/collect/post-response.ts';

test('isRefusedForGood separates final errors from errors to retry', () => {
  expect([400, 404, 409, 410, 413, 415, 422].map(isRefusedForGood)).not.toContain(false);
  expect([200, 408, 425, 429, 500, 502, 503, 504].map(isRefusedForGood)).not.toContain(true);
});
