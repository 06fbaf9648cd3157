import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStarts } from '#server/areas/analytics/who-answered/day-starts.ts';
import { addDays } from '#shared/analytics/periods.ts';

const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
];

describe('the moments at which the days of a store begin', () => {
  it('are midnights of the time zone, also where clocks change', () => {
    const starts = dayStarts('Europe/Lisbon', { from: '2026-10-24', to: '2026-10-26' });
    expect(starts.map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-10-23T23:00:00.000Z',
      '2026-10-24T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
      '2026-10-27T00:00:00.000Z',
    ]);
  });

  it('begin each day in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 8_000 }).map((days) => addDays('2010-01-01', days)),
        fc.nat(40),
        (timeZone, from, days) => {
          const dayAt = (moment: number) => new Date(moment).toLocaleDateString('sv-SE', { timeZone });
          for (const [at, start] of dayStarts(timeZone, { from, to: addDays(from, days) }).entries()) {
            expect(dayAt(start)).toBe(addDays(from, at));
            expect(dayAt(start - 1)).toBe(addDays(from, at - 1));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leave no time to a day that the zone skipped', () => {
    const starts = dayStarts('Pacific/Apia', { from: '2011-12-29', to: '2011-12-31' });
    expect(starts[1]).toBe(starts[2]);
  });

  it('count an unknown zone as UTC', () => {
    expect(dayStarts('Nowhere/Land', { from: '2026-01-01', to: '2026-01-01' })).toEqual([
      Date.parse('2026-01-01T00:00:00Z'),
      Date.parse('2026-01-02T00:00:00Z'),
    ]);
  });
});
