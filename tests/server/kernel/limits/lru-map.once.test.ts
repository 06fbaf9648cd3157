import { expect, it } from 'vitest';
import { LruMap } from '#server/kernel/limits/lru-map.ts';

it('forgets what was neither read nor set for the longest time', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
});

it('forgets the oldest entries until the newest one fits, and keeps that one even if it alone is too heavy', () => {
  const map = new LruMap<string, string>(6, ({ length }) => length);
  for (const text of ['aa', 'bb', 'cc']) map.set(text, text);
  map.set('dddd', 'dddd');
  expect([...map.values()]).toEqual(['cc', 'dddd']);
  map.set('cc', 'ccccccc');
  expect([[...map.values()], map.weight]).toEqual([['ccccccc'], 7]);
  map.delete('cc');
  expect([map.size, map.weight]).toEqual([0, 0]);
});
