import { describe, expect, it } from 'vitest';
import decodeQR from 'qr/decode.js';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { SwitchedOn } from '#shared/delivery/standing.ts';
import { checkPlacement } from '#web/admin/features/attach/placement-check.ts';
import { qrModules, qrSvg } from '#web/admin/features/attach/qr-image.ts';
import { findCountries, COUNTRIES } from '#web/admin/features/target/countries.ts';
import { reachText } from '#web/admin/features/target/reach-line.tsx';
import { simulate, DEFAULT_SHOPPER } from '#web/admin/features/target/simulate.ts';
import { fromZoned, toZoned } from '#web/admin/features/deliver/zoned-time.ts';
import { ABOUT } from './about.ts';

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

describe('the proof that a placement works', () => {
  const seen = (placement: 'popup' | 'thank_you' | 'embedded', minutesAgo: number) => ({
    placement,
    host: 'fern.example',
    at: new Date(NOW - minutesAgo * 60_000).toISOString(),
  });

  it('proves a placement by a recent request of the script, or names what is missing', () => {
    expect(checkPlacement('popup', ABOUT, NOW)).toMatchObject({ tone: 'waiting' });
    expect(checkPlacement('popup', ABOUT, NOW).sentence).toContain('app embed');
    expect(checkPlacement('thank_you', ABOUT, NOW).sentence).toContain('checkout editor');
    const after = { ...ABOUT, scriptSeen: [seen('popup', 2)] };
    expect(checkPlacement('popup', after, NOW)).toEqual({
      tone: 'good',
      sentence: 'Seen on your store 2 minutes ago (fern.example). This survey has not been shown here yet.',
    });
    expect(checkPlacement('thank_you', after, NOW).tone).toBe('waiting');
  });

  const DAYS = 24 * 60;
  it.each<[string, 'popup' | 'thank_you' | 'embedded', Partial<SurveyDelivery>, SwitchedOn | null, string]>([
    [
      'is off and never loaded',
      'popup',
      {},
      { popup: false },
      'Not seen on your store yet. Switch the Askwell app embed on, save, and open your store once.',
    ],
    [
      'is on and never loaded',
      'thank_you',
      {},
      { thank_you: true },
      'Switched on. Not seen on a thank-you page yet: place a test order.',
    ],
    [
      'has the script but not the block',
      'embedded',
      { scriptSeen: [seen('popup', 2)] },
      null,
      'Not seen on a page with the block yet. Switch the Askwell app embed on, add the block, save, and open that page.',
    ],
    [
      'has a block that was loaded',
      'embedded',
      { surveySeen: [seen('embedded', 2)] },
      null,
      'Seen on a page with the block 2 minutes ago (fern.example). This survey was last shown 2 minutes ago.',
    ],
    [
      'was loaded and is off now',
      'popup',
      { scriptSeen: [seen('popup', 2)] },
      { popup: false },
      'Switched off in your store’s admin. Last seen on your store 2 minutes ago (fern.example).',
    ],
    [
      'is on and was loaded days ago',
      'popup',
      { scriptSeen: [seen('popup', 3 * DAYS)] },
      { popup: true },
      'Switched on. Last seen on your store 3 days ago (fern.example).',
    ],
    [
      'was loaded days ago, outside of the admin',
      'popup',
      { scriptSeen: [seen('popup', 3 * DAYS)] },
      null,
      'Last seen on your store 3 days ago (fern.example). If your store had visitors since, check that Askwell is still switched on.',
    ],
  ])('says the truth of a placement that %s', (_, placement, facts, switchedOn, sentence) => {
    expect(checkPlacement(placement, { ...ABOUT, ...facts }, NOW, switchedOn).sentence).toBe(sentence);
  });

  it.each([
    ['draft', 'The link opens once you publish the survey.'],
    ['paused', /^The survey is paused/],
    ['closed', /^The survey is closed/],
    ['live', /^Everybody who has the link can answer, within your dates and limits\./],
  ] as const)('says what the link of a %s survey does', (status, sentence) => {
    expect(checkPlacement('hosted', { ...ABOUT, status }, NOW).sentence).toMatch(sentence);
  });

  it('proves a link placement by the live survey', () => {
    expect(checkPlacement('hosted', ABOUT, NOW).tone).toBe('good');
    expect(checkPlacement('hosted', { ...ABOUT, status: 'paused' }, NOW).tone).toBe('waiting');
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
