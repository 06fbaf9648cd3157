import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#shared/analytics/periods.ts';
import { dayMarks, notesWithin } from '#shared/charts/day-marks.ts';

const FIRST = '2026-09-01';
const DAYS = 60;
const LAST = addDays(FIRST, DAYS - 1);
const placeOf = (day: string) => (daysBetween(FIRST, day) + 0.5) / DAYS;

const notes = fc.array(
  fc.record({ day: fc.integer({ min: -20, max: 80 }).map((at) => addDays(FIRST, at)), text: fc.string() }),
  { maxLength: 30 },
);

describe('the marks of notes', () => {
  it('hold each note of the chart once, in the order of the days, numbered without a gap', () => {
    fc.assert(
      fc.property(notes, fc.double({ min: 0, max: 0.5, noNaN: true }), (given, apart) => {
        const within = notesWithin(given, FIRST, LAST);
        const marks = dayMarks(within, placeOf, apart);
        expect(marks.flatMap((mark) => mark.notes)).toEqual(within);
        expect(within).toHaveLength(given.filter(({ day }) => day >= FIRST && day <= LAST).length);
        const numbers = marks.flatMap(({ label }) => {
          const [from = 0, to = from] = label.split('–').map(Number);
          return Array.from({ length: to - from + 1 }, (_, at) => from + at);
        });
        expect(numbers).toEqual(within.map((_, at) => at + 1));
      }),
    );
  });

  it('stand apart, inside the chart', () => {
    fc.assert(
      fc.property(notes, (given) => {
        const places = dayMarks(notesWithin(given, FIRST, LAST), placeOf, 0.1).map(({ at }) => at);
        for (const [index, at] of places.entries()) {
          expect(at).toBeGreaterThan(0);
          expect(at).toBeLessThan(1);
          expect(at - (places[index - 1] ?? -1)).toBeGreaterThanOrEqual(0.1);
        }
      }),
    );
  });
});
