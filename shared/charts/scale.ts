/** Maps a value to a position. */
export type Scale = (value: number) => number;

export type Span = readonly [from: number, to: number];

/** A domain without width maps to the middle. */
export function linear([from, to]: Span, [start, end]: Span): Scale {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers that enclose a span: at least two, at most `most`. */
export function niceTicks([from, to]: Span, most: number): number[] {
  const span = to > from ? to - from : 1;
  const least = span / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [...STEPS, ...STEPS.map((step) => step * 10)]) {
    const step = factor * power;
    const first = Math.floor(roundOff(from / step));
    const last = Math.max(first + 1, Math.ceil(roundOff(to / step)));
    if (last - first + 1 > most && most > 1) continue;
    return Array.from({ length: last - first + 1 }, (_, index) => roundOff((first + index) * step));
  }
  return [from, to];
}

/** The same without fractions, for counts. */
export function wholeTicks(span: Span, most: number): number[] {
  for (let count = most; count > 1; count -= 1) {
    const ticks = niceTicks(span, count);
    if (ticks.every(Number.isInteger)) return ticks;
  }
  return [Math.floor(span[0]), Math.ceil(span[1])];
}

/** Removes floating-point residue such as 0.30000000000000004. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}

export interface Slot {
  readonly start: number;
  readonly width: number;
  readonly middle: number;
}

/** Equal slots side by side; `gap` is the share of each slot that stays empty. */
export function slots(count: number, [start, end]: Span, gap: number): Slot[] {
  const pitch = count > 0 ? (end - start) / count : 0;
  const width = pitch * (1 - gap);
  return Array.from({ length: count }, (_, index) => {
    const middle = start + pitch * (index + 0.5);
    return { start: middle - width / 2, width, middle };
  });
}

/** Which labels in a row have room: every n-th. */
export function everyNth(count: number, room: number, widest: number): number {
  return count <= 1 ? 1 : Math.max(1, Math.ceil((widest * count) / Math.max(1, room)));
}
