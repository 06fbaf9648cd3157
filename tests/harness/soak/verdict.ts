import { growthOf, thirds, typical, type Sample } from './statistics.ts';

/** One line of the verdict. Only `wrong` makes the run fail, because a busy machine can cause the others. */
export interface Finding {
  readonly state: 'held' | 'noticed' | 'wrong';
  readonly text: string;
}

const MEGABYTE = 1024 * 1024;

/** Growth up to this share of the level, or up to this many bytes, counts as flat. */
const FLAT_SHARE = 0.05;
const FLAT_BYTES = 3 * MEGABYTE;

/** Shorter runs are not judged by memory, because caches fill and code is compiled. */
const LONG_ENOUGH_MS = 5 * 60_000;

/** Latencies may grow by this factor, or by this many milliseconds. */
const FLAT_TIMES = 1.5;
const FLAT_MS = 5;

/** Fewer samples give no useful 99th percentile. */
const ENOUGH = 100;

/** A name and its samples in bytes, after the warm-up. */
export type Series = readonly (readonly [name: string, samples: readonly Sample[]])[];

export function judgeMemory(series: Series): Finding {
  const parts = series
    .filter(([, samples]) => samples.length > 1)
    .map(([name, samples]) => {
      const { level, growth, perHour } = growthOf(samples);
      const isFlat = growth <= Math.max(FLAT_BYTES, FLAT_SHARE * level);
      return { isFlat, text: `${name} ${inMb(level)} (${signed(growth)}, ${signed(perHour)} an hour)` };
    });
  const text = parts.map((part) => part.text).join(', ');
  if (!series.some(([, samples]) => lasted(samples) >= LONG_ENOUGH_MS)) {
    return { state: 'noticed', text: `Memory: too short a run to tell: ${text}` };
  }
  const isFlat = parts.every((part) => part.isFlat);
  return {
    state: isFlat ? 'held' : 'noticed',
    text: `Memory ${isFlat ? 'is flat' : 'GROWS'}: ${text}`,
  };
}

/** Compares the most that a process held with the memory of a small machine. */
export function judgeSmallMemory(peak: number, megabytes: number): Finding {
  const holds = peak <= megabytes * MEGABYTE;
  return {
    state: holds ? 'held' : 'wrong',
    text: `Memory: at most ${inMb(peak)}, ${holds ? 'within' : 'MORE than'} ${megabytes} MB`,
  };
}

const lasted = (samples: readonly Sample[]): number => (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);

/** Compares the last third of the time with the first. */
export function judgeLatencies(series: Series, from: number, to: number): Finding {
  const parts = series.flatMap(([name, samples]) => {
    const { first, last } = thirds(samples, from, to);
    if (first.length < ENOUGH || last.length < ENOUGH) return [];
    const [before, after] = [typical(first), typical(last)];
    const isFlat = holds(before.p50, after.p50) && holds(before.p99, after.p99);
    const text = `${name} ${ms(before.p50)} → ${ms(after.p50)}, p99 ${ms(before.p99)} → ${ms(after.p99)}`;
    return [{ isFlat, text }];
  });
  if (parts.length === 0) return { state: 'noticed', text: 'Latencies: too few requests to tell' };
  const isFlat = parts.every((part) => part.isFlat);
  return {
    state: isFlat ? 'held' : 'noticed',
    text: `Latencies ${isFlat ? 'are flat' : 'CHANGE'} (ms, first third → last): ${parts.map(({ text }) => text).join('; ')}`,
  };
}

export function exitCodeOf(findings: readonly Finding[]): 0 | 1 {
  return findings.length > 0 && findings.every(({ state }) => state !== 'wrong') ? 0 : 1;
}

const SIGNS = { held: '✓', noticed: '!', wrong: '✗' };

export const lineOf = ({ state, text }: Finding): string => `${SIGNS[state]} ${text}`;

export const inMb = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

export const ms = (value: number): string => value.toFixed(1);

function holds(before: number, after: number): boolean {
  return after <= Math.max(before * FLAT_TIMES, before + FLAT_MS);
}

function signed(bytes: number): string {
  return `${bytes < 0 ? '' : '+'}${inMb(bytes)}`;
}
