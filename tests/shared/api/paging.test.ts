import { expect, it } from 'vitest';
import { after, next } from '#shared/api/paging.ts';

it('accepts as the next page only what the next call accepts as its place', () => {
  for (const length of [1, 120, 121, 200]) {
    const place = 'x'.repeat(length);
    expect([length, next.safeParse(place).success]).toEqual([length, after.safeParse(place).success]);
  }
  expect(next.safeParse(null).success).toBe(true);
});
