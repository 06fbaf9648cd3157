import { describe, expect, it } from 'vitest';
import decodeQR from 'qr/decode.js';
import type { Seen } from '#shared/api/delivery.ts';
import type { SwitchedOn } from '#shared/delivery/standing.ts';
import { placeState } from '#web/admin/features/attach/place-state.ts';
import { qrModules, qrSvg } from '#web/admin/features/attach/qr-image.ts';
import { findCountries, COUNTRIES } from '#web/admin/features/target/countries.ts';
import { reachText } from '#web/admin/features/target/reach-line.tsx';
import { simulate, DEFAULT_SHOPPER } from '#web/admin/features/target/simulate.ts';
import { fromZoned, toZoned } from '#web/admin/features/deliver/zoned-time.ts';
import { madeStanding } from '../support/standing.ts';
import { ABOUT } from './about.ts';

type Sighting = Seen & { readonly page: null };
interface Sightings {
  readonly script?: Sighting;
  readonly survey?: Sighting;
}

const NOW = Date.parse('2026-11-02T12:00:00Z');

/** Renders the code as RGBA pixels, as a camera would see it. */
function pictureOf(modules: readonly (readonly boolean[])[], scale: number) {
  const size = modules.length * scale;
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isDark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      data.set([...Array<number>(3).fill(isDark ? 0 : 255), 255], (y * size + x) * 4);
    }
  }
  return { width: size, height: size, data };
}

describe('the QR code', () => {
  it('contains the link and has a margin', () => {
    const url = `https://surveys.example/s/${'0123456789abcdef'.repeat(4)}`;
    const modules = qrModules(url);
    expect(decodeQR(pictureOf(modules, 4))).toBe(url);
    expect(modules.slice(0, 4).flat()).not.toContain(true);
    const drawn = [...qrSvg(url).matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(drawn).toEqual(dark);
  });
});

describe('what is said of a place', () => {
  const seen = (placement: 'popup' | 'thank_you' | 'embedded', minutesAgo: number) => ({
    placement,
    page: null,
    host: 'fern.example',
    at: new Date(NOW - minutesAgo * 60_000).toISOString(),
  });
  const DAYS = 24 * 60;

  it.each<[string, 'popup' | 'thank_you' | 'embedded', Sightings, SwitchedOn | null, string]>([
    ['is off and never loaded', 'popup', {}, { popup: false }, 'not switched on'],
    ['is on and never loaded', 'thank_you', {}, { thank_you: true }, 'switched on, not seen yet'],
    ['was never loaded, outside of the admin', 'popup', {}, null, 'not seen yet'],
    [
      'has the script, outside of the admin',
      'popup',
      { script: seen('popup', 2) },
      null,
      'switched on, not seen yet',
    ],
    ['had the script days ago', 'popup', { script: seen('popup', 3 * DAYS) }, null, 'not seen yet'],
    ['has the script but not the block', 'embedded', { script: seen('popup', 2) }, null, 'not seen yet'],
    ['showed the survey', 'embedded', { survey: seen('embedded', 2) }, null, 'seen 2 minutes ago'],
    [
      'showed the survey and is off now',
      'popup',
      { survey: seen('popup', 3 * DAYS) },
      { popup: false },
      'switched off, last seen 3 days ago',
    ],
  ])('is the truth where it %s', (_, placement, { script, survey }, switchedOn, words) => {
    const about = { ...ABOUT, scriptSeen: script ? [script] : [] };
    const facts = madeStanding({ placements: [placement], seen: survey ? [survey] : [] });
    const state = placeState(placement, about, facts, { now: NOW, switchedOn });
    expect(state.words).toBe(words);
    expect(state.needsSwitch).toBe(/^(not|switched off)/.test(words));
  });

  it.each([
    ['draft', 'opens once you publish'],
    ['paused', 'says that the survey is paused'],
    ['closed', 'says that the survey is closed'],
    ['live', 'open to everybody who has it'],
  ] as const)('says what the link of a %s survey does', (status, words) => {
    const context = { now: NOW, switchedOn: null };
    expect(placeState('hosted', { ...ABOUT, status }, madeStanding({ status }), context)).toEqual({
      isDone: status === 'live',
      words,
      needsSwitch: false,
    });
  });
});

describe('the search for countries', () => {
  it('finds a country by name, code or any part, ignoring accents', () => {
    expect(COUNTRIES).toHaveLength(250);
    const first = (search: string) => findCountries(search)[0]?.code;
    expect(['portug', 'us', 'COTE', 'zealand', 'curacao'].map(first)).toEqual(['PT', 'US', 'CI', 'NZ', 'CW']);
    expect(findCountries(' ')).toEqual([]);
    expect(findCountries('atlantis')).toEqual([]);
  });
});

describe('the targeting simulator', () => {
  const choices = { audience: [], delivery: ABOUT.delivery, frequencyCap: null };

  it('decides by the values on the screen', () => {
    expect(simulate(ABOUT, choices, DEFAULT_SHOPPER, NOW).outcome).toBe('shows');
    const audience = [{ type: 'customerType' as const, value: 'repeat' as const }];
    const report = simulate(ABOUT, { ...choices, audience }, DEFAULT_SHOPPER, NOW);
    expect(report.outcome).toBe('hidden');
    expect(report.gates.filter(({ open }) => !open).map(({ gate }) => gate)).toEqual(['audience']);
    expect(simulate(ABOUT, choices, { ...DEFAULT_SHOPPER, where: 'popup' }, NOW).gates[0]?.gate).toBe(
      'placement',
    );
    expect(simulate(ABOUT, choices, { ...DEFAULT_SHOPPER, past: 'answeredAt' }, NOW).outcome).toBe('hidden');
    const full = { ...choices, delivery: { ...ABOUT.delivery, responseCap: 3 } };
    expect(simulate(ABOUT, full, DEFAULT_SHOPPER, NOW).outcome).toBe('hidden');
  });

  it('includes the shopper in a random sample of any size above zero', () => {
    const few = { ...choices, delivery: { ...ABOUT.delivery, samplePercent: 1 } };
    expect(simulate(ABOUT, few, DEFAULT_SHOPPER, NOW).outcome).toBe('shows');
  });
});

describe('times in the store’s time zone', () => {
  it.each([
    ['2026-07-01T08:30:00.000Z', 'Europe/Lisbon', '2026-07-01T09:30'],
    ['2026-12-01T08:30:00.000Z', 'America/New_York', '2026-12-01T03:30'],
    ['2026-10-25T02:30:00.000Z', 'Europe/Lisbon', '2026-10-25T02:30'],
    ['2026-01-01T00:00:00.000Z', 'Asia/Kathmandu', '2026-01-01T05:45'],
  ])('converts %s in %s to %s and back', (moment, zone, local) => {
    expect(toZoned(moment, zone)).toBe(local);
    const back = fromZoned(local, zone);
    expect(back).toBe(moment);
  });

  it('shows nothing while a value is incomplete', () => {
    expect(fromZoned('', 'Europe/Lisbon')).toBeNull();
    expect(toZoned(null, 'Europe/Lisbon')).toBe('');
  });
});

describe('the reach of an audience', () => {
  it('gives the number of visitors, or says that there is no data', () => {
    const none = { admitted: 0, total: 0 };
    expect(reachText({ days: 30, orders: none, isSample: false, shown: none })).toContain('No orders');
    const words = reachText({ days: 30, orders: { admitted: 1, total: 4 }, isSample: false, shown: none });
    expect(words).toBe('1 (25%) of 4 orders in the last 30 days came from them.');
  });
});
