import { describe, expect, it } from 'vitest';
import { drawAt, requestArb } from './fuzz/draw-request.ts';
import type { Insider } from './fuzz/insider.ts';
import { readFuzzOptions } from './fuzz/options.ts';
import { describeFailure } from './fuzz/run-fuzz.ts';
import { plainRoutes } from './support/attacked-app.ts';

describe('the fuzz command', () => {
  it.each([
    [[], { count: 50_000, seed: 7, only: null, engine: 'pglite' }],
    [['200', '--seed=3', '--postgres'], { count: 200, seed: 3, only: null, engine: 'postgres' }],
    [['--seed=3', '--only=60000'], { count: 60_001, seed: 3, only: 60_000, engine: 'pglite' }],
  ])('parses %j', (given, options) => {
    expect(readFuzzOptions(given, 7)).toEqual(options);
  });

  it.each(['0', '-1', '--seed', '--seed=x', 'fast'])('refuses %s', (word) => {
    expect(() => readFuzzOptions([word], 7)).toThrow(/npm run fuzz/);
  });

  it('prints the command that repeats a failed request', () => {
    const failure = { number: 12, what: 'x', problem: 'failed with 500', request: 'GET /\0', fault: '' };
    expect(describeFailure(failure, 3)).toContain('npm run fuzz -- --seed=3 --only=12');
    expect(describeFailure(failure, 3)).toContain(String.raw`"GET /\u0000"`);
  });
});

const INSIDER: Insider = {
  ...{
    authorization: 'Bearer a',
    programKey: 'askwell_x',
    shop: 'a.dev-store.test',
    parameters: {},
    billing: {},
    hosted: ['/a', '/b'],
  },
  ...{ examples: { order: { id: 1 }, privacy: { id: 1 } }, platformSecret: 'secret', now: 0 },
};

describe('a request of the fuzzer', () => {
  const arbitrary = requestArb(plainRoutes());
  const drawn = (seed: number, number: number) =>
    JSON.stringify(drawAt(arbitrary, seed, number).make(INSIDER)) + drawAt(arbitrary, seed, number).what;

  it('is the same for the same seed and number, and different for others', () => {
    const of = (seed: number) => Array.from({ length: 40 }, (_, number) => drawn(seed, number));
    expect(of(1)).toEqual(of(1));
    expect(new Set([...of(1), ...of(2)]).size).toBeGreaterThan(75);
  });

  it('covers every kind of route within some thousand', () => {
    const seen = new Set(Array.from({ length: 4_000 }, (_, number) => drawAt(arbitrary, 1, number).what));
    for (const { name } of plainRoutes()) expect([name, seen.has(name)]).toEqual([name, true]);
    expect(seen).toContain('webhook orders/create');
    expect(seen).toContain('raw request line');
    expect(seen).toContain('install callback');
  });
});
