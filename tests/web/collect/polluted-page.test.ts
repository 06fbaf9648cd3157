import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#web/collect/new-id.ts';
import { toJson } from '#web/collect/to-json.ts';
import { thorough } from '#tests/support/thorough.ts';

/** Replaces a built-in as libraries of 2008 do, until the test ends. */
function pollute(object: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(object, name);
    if (before) Object.defineProperty(object, name, before);
  });
}

test('what is sent is the JSON of the data, whatever toJSON the page gives to arrays and objects', () => {
  const runs = { numRuns: thorough(2_000, 100) };
  const samples = fc.sample(fc.jsonValue({ maxDepth: 4 }), runs.numRuns);
  const expected = samples.map((value) => JSON.stringify(value));
  pollute(Array.prototype, 'toJSON', () => '[]');
  pollute(Object.prototype, 'toJSON', () => '{}');
  expect(samples.map(toJson)).toEqual(expected);
  expect(toJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
});

test('an id has 128 bits although Array.from ignores its function', () => {
  pollute(Array, 'from', (list: ArrayLike<unknown>) => Array.prototype.slice.call(list));
  expect(newId()).toMatch(/^[0-9a-f]{32}$/);
});
