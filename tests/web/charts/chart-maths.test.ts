import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelLines, textWidth } from '#web/admin/ui/charts/label-lines.ts';
import { bandPath, linePath, strokesOf } from '#shared/charts/paths.ts';
import { everyNth, linear, niceTicks, slots, wholeTicks } from '#shared/charts/scale.ts';

describe('chart scales', () => {
  it('maps the domain’s ends to the range’s ends, also inverted', () => {
    const up = linear([0, 100], [0, 320]);
    expect([0, 25, 100].map(up)).toEqual([0, 80, 320]);
    const down = linear([-100, 100], [200, 0]);
    expect([-100, 0, 100].map(down)).toEqual([200, 100, 0]);
  });

  it('maps a domain of zero width to the middle of the range', () => {
    expect(linear([5, 5], [0, 10])(5)).toBe(5);
  });

  it.each([
    [
      [0, 66],
      [0, 20, 40, 60, 80],
    ],
    [
      [0, 1],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [
      [0, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-24, 66],
      [-25, 0, 25, 50, 75],
    ],
    [
      [1, 5],
      [1, 2, 3, 4, 5],
    ],
  ] as const)('mark %j with round numbers', (span, ticks) => {
    expect(niceTicks(span, 5)).toEqual(ticks);
  });

  it.each([
    [2, [0, 1, 2]],
    [7, [0, 2, 4, 6, 8]],
    [8, [0, 2, 4, 6, 8]],
    [1, [0, 1]],
    [690, [0, 200, 400, 600, 800]],
  ] as const)('mark counts up to %i without fractions', (most, ticks) => {
    expect(wholeTicks([0, most], 5)).toEqual(ticks);
  });

  it('chooses ticks that enclose the domain at equal steps, never more than fit', () => {
    const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
        fc.integer({ min: 3, max: 9 }),
        (from, size, most) => {
          const ticks = niceTicks([from, from + size], most);
          const slack = Math.max(Math.abs(from), size) * 1e-9;
          expect(ticks[0]).toBeLessThanOrEqual(from + slack);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(from + size - slack);
          expect(ticks.length).toBeLessThanOrEqual(most);
          const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
          for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 3);
        },
      ),
    );
  });

  it('divides the width into equal columns with gaps', () => {
    const [first, second, ...rest] = slots(2, [20, 120], 0.2);
    expect(first).toEqual({ start: 25, width: 40, middle: 45 });
    expect(second).toEqual({ start: 75, width: 40, middle: 95 });
    expect(rest).toEqual([]);
  });

  it('labels as many columns as fit', () => {
    expect(everyNth(30, 320, 40)).toBe(4);
    expect(everyNth(7, 320, 40)).toBe(1);
    expect(everyNth(1, 10, 40)).toBe(1);
  });
});

describe('chart lines', () => {
  const point = (x: number, y: number) => ({ x, y });

  it('breaks a line at missing values', () => {
    expect(linePath([point(0, 1), point(1, 2), null, point(3, 4), point(4, 5)])).toBe('M0 1L1 2M3 4L4 5');
    expect(linePath([null, null])).toBe('');
  });

  it('joins full values by a full line, others by a thin one, and nothing across a pause', () => {
    const [full, thin, later] = [{}, { isThin: true }, { isAfterPause: true }];
    expect(strokesOf([full, full, thin, full, null, full, later, full])).toEqual({
      full: [[0, 1], [3], [5], [6, 7]],
      thin: [
        [1, 2],
        [2, 3],
      ],
    });
  });

  it('encloses an interval by its upper and lower edge', () => {
    const path = bandPath([
      { x: 0, low: 10, high: 5 },
      { x: 1, low: 12, high: 6 },
      null,
      { x: 3, low: 9, high: 9 },
    ]);
    expect(path).toBe('M0 5L1 6L1 12L0 10ZM3 9L3 9Z');
  });
});

describe('chart labels', () => {
  it('breaks a label between words and ends it in … where it is too long', () => {
    const lines = labelLines('A friend or my family told me about you at dinner', 140, 13, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(labelLines('Instagram', 140, 13, 2)).toEqual(['Instagram']);
  });

  it('makes no label wider than its space, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 40, max: 400 }),
        (text, width) => {
          const lines = labelLines(text, width, 13, 2);
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
