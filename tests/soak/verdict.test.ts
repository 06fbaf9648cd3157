import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { growthOf, slope, thirds, typical, type Sample } from './statistics.ts';
import { exitCodeOf, judgeLatencies, judgeMemory, judgeSmallMemory, type Finding } from './verdict.ts';

const MB = 1024 * 1024;
const HOUR = 3_600_000;

/** One sample a minute. */
const series = (count: number, value: (at: number) => number): Sample[] =>
  Array.from({ length: count }, (_, at) => ({ at: at * 60_000, value: value(at) }));

describe('the slope of samples', () => {
  it('the slope is that of a straight line at any level', () => {
    const samples = series(31, (minute) => 200 * MB + minute * MB);
    expect(slope(samples) * 60_000).toBeCloseTo(MB, 3);
    const { level, growth, perHour } = growthOf(samples);
    expect([level, growth, perHour].map((bytes) => Math.round(bytes / MB))).toEqual([215, 30, 60]);
  });

  it('the slope ignores one outlier and is zero for one sample', () => {
    const samples = series(30, (minute) => (minute === 29 ? 900 * MB : 50 * MB));
    expect(slope(samples)).toBe(0);
    expect(slope(samples.slice(0, 1))).toBe(0);
    expect(slope([])).toBe(0);
  });
});

describe('the verdict on memory', () => {
  it('finds no growth when memory goes up and down', () => {
    const finding = judgeMemory([['heap', series(28, (minute) => 60 * MB + (minute % 4) * MB)]]);
    expect(finding).toMatchObject({ state: 'held', text: expect.stringContaining('flat') });
  });

  it('reports growth if one part of the memory grows, with the growth per hour', () => {
    const finding = judgeMemory([
      ['RSS', series(28, () => 400 * MB)],
      ['heap', series(28, (minute) => 60 * MB + minute * 0.5 * MB)],
    ]);
    expect(finding.state).toBe('noticed');
    expect(finding.text).toContain('GROWS');
    expect(finding.text).toContain('heap 66.8 MB (+13.5 MB, +30.0 MB an hour)');
  });

  it.each([1, 5])('gives no verdict on memory after %i minutes', (minutes) => {
    const finding = judgeMemory([['heap', series(minutes, (minute) => minute * 10 * MB)]]);
    expect(finding).toMatchObject({ state: 'noticed', text: expect.stringContaining('too short') });
  });
});

describe('the verdict on a small machine', () => {
  it.each([
    [300, 'held', 'within 300 MB'],
    [301, 'wrong', 'MORE than 300 MB'],
  ])('of 300 MB is right after a peak of %i MB', (peak, state, text) => {
    expect(judgeSmallMemory(peak * MB, 300)).toEqual({ state, text: expect.stringContaining(text) });
  });
});

/** A thousand requests over an hour. */
const latencies = (value: (share: number) => number): Sample[] =>
  Array.from({ length: 1_000 }, (_, index) => ({ at: (index / 1_000) * HOUR, value: value(index / 1_000) }));

describe('the verdict on latencies', () => {
  it('reports the median and the 99th percentile of latencies', () => {
    expect(typical(series(100, (index) => index))).toEqual({ p50: 50, p99: 99 });
  });

  it('compares the latencies of the first third of the run with the last', () => {
    const { first, last } = thirds(
      series(61, (minute) => minute),
      0,
      HOUR,
    );
    expect([first.at(0), first.at(-1)].map((sample) => sample?.value)).toEqual([0, 19]);
    expect([last.at(0), last.at(-1)].map((sample) => sample?.value)).toEqual([40, 60]);
  });

  it('finds no change when single requests differ', () => {
    const samples = latencies((share) => 2 + 6 * ((share * 1_000) % 2));
    expect(judgeLatencies([['answer', samples]], 0, HOUR).state).toBe('held');
  });

  it.each([
    ['the median', latencies((share) => 20 + 20 * share)],
    [
      'the 99th percentile',
      latencies((share) => (Math.round(share * 1_000) % 50 === 0 ? 50 + 100 * share : 10)),
    ],
  ])('reports a change of %s', (_what, samples) => {
    const finding = judgeLatencies([['answer', samples]], 0, HOUR);
    expect(finding).toMatchObject({ state: 'noticed', text: expect.stringContaining('CHANGE') });
  });

  it('requires enough requests to judge latencies', () => {
    const samples = latencies((share) => 20 + 100 * share).slice(0, 50);
    expect(judgeLatencies([['export', samples]], 0, HOUR).text).toContain('too few');
  });
});

describe('a soak run', () => {
  const held: Finding = { state: 'held', text: '' };

  it('fails only on wrong data, or when nothing was checked', () => {
    expect(exitCodeOf([held, { state: 'noticed', text: '' }])).toBe(0);
    expect(exitCodeOf([held, { state: 'wrong', text: '' }])).toBe(1);
    expect(exitCodeOf([])).toBe(1);
  });

  it('accepts minutes, a rate and an engine, and refuses unknown options', () => {
    const usual = { minutes: 30, rate: 60, engine: 'pglite', isSmall: false, megabytes: 512 };
    expect(readOptions([])).toEqual(usual);
    const asked = readOptions(['8', '--rate=40', '--postgres']);
    expect(asked).toEqual({ ...usual, minutes: 8, rate: 40, engine: 'postgres' });
    const small = readOptions(['small', '2', '--memory=256']);
    expect(small).toEqual({ ...usual, minutes: 2, isSmall: true, megabytes: 256 });
    for (const bad of ['0', '--fast', '-5', '1.5', '--rate=0', '--memory=64']) {
      expect(() => readOptions([bad])).toThrow(/soak/i);
    }
  });
});
