import { describe, expect, it } from 'vitest';
import decodeQR from 'qr/decode.js';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { proofOf } from '#web/admin/features/attach/placement-proof.ts';
import { qrModules, qrSvg } from '#web/admin/features/attach/qr-picture.ts';
import { findCountries, COUNTRIES } from '#web/admin/features/target/countries.ts';
import { reachWords } from '#web/admin/features/target/reach-line.tsx';
import { simulate, SOMEBODY } from '#web/admin/features/target/simulate.ts';
import { fromZoned, toZoned } from '#web/admin/lib/zoned-time.ts';

const NOW = Date.parse('2026-11-02T12:00:00Z');

const ABOUT: SurveyDelivery = {
  surveyId: 's1',
  publicId: 'p1',
  name: 'How was it?',
  status: 'live',
  audience: [],
  delivery: DEFAULT_DELIVERY,
  frequencyCap: null,
  responses: 3,
  shop: 'fern-and-fig.myshopify.com',
  currency: 'EUR',
  timezone: 'Europe/Lisbon',
  hostedUrl: 'https://surveys.example/s/p1',
  scriptUrl: 'https://surveys.example/store/fern-and-fig.myshopify.com/askwell.js',
  editor: { embed: '', block: '', checkout: '' },
  scriptSeen: [],
  surveySeen: [],
  lastOrderAt: null,
};

/** As a camera would see it: three bytes of colour and one of opacity for each pixel. */
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
  it('leads where the link does, with room around it', () => {
    const url = `https://surveys.example/s/${'0123456789abcdef'.repeat(4)}`;
    const modules = qrModules(url);
    expect(decodeQR(pictureOf(modules, 4))).toBe(url);
    expect(modules.slice(0, 4).flat()).not.toContain(true);
    const drawn = [...qrSvg(url).matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(drawn).toEqual(dark);
  });
});

describe('proof that a placement works', () => {
  const seen = (placement: 'popup' | 'thank_you', minutesAgo: number) => ({
    placement,
    host: 'fern.example',
    at: new Date(NOW - minutesAgo * 60_000).toISOString(),
  });

  it('is the script on the store’s pages, or what is missing', () => {
    expect(proofOf('popup', ABOUT, NOW)).toMatchObject({ tone: 'waiting' });
    expect(proofOf('popup', ABOUT, NOW).sentence).toContain('app embed');
    expect(proofOf('thank_you', ABOUT, NOW).sentence).toContain('checkout editor');
    const after = { ...ABOUT, scriptSeen: [seen('popup', 2)] };
    expect(proofOf('popup', after, NOW)).toEqual({
      tone: 'good',
      sentence: 'Seen on your store 2 minutes ago (fern.example). This survey has not been shown here yet.',
    });
    expect(proofOf('embedded', after, NOW).tone).toBe('good');
    expect(proofOf('thank_you', after, NOW).tone).toBe('waiting');
  });

  it('grows old', () => {
    const about = { ...ABOUT, scriptSeen: [seen('popup', 3 * 24 * 60)] };
    expect(proofOf('popup', about, NOW).tone).toBe('stale');
  });

  it('of a link is that the survey is live', () => {
    expect(proofOf('hosted', ABOUT, NOW).tone).toBe('good');
    expect(proofOf('hosted', { ...ABOUT, status: 'paused' }, NOW).tone).toBe('waiting');
  });
});

describe('the search for countries', () => {
  it('knows each by name, code and any part, without accents', () => {
    expect(COUNTRIES).toHaveLength(250);
    const first = (search: string) => findCountries(search)[0]?.code;
    expect(['portug', 'us', 'COTE', 'zealand', 'curacao'].map(first)).toEqual(['PT', 'US', 'CI', 'NZ', 'CW']);
    expect(findCountries(' ')).toEqual([]);
    expect(findCountries('atlantis')).toEqual([]);
  });
});

describe('the simulator', () => {
  const choices = { audience: [], delivery: ABOUT.delivery, frequencyCap: null };

  it('decides by what is on the screen', () => {
    expect(simulate(ABOUT, choices, SOMEBODY, NOW).outcome).toBe('shows');
    const audience = [{ type: 'customerType' as const, value: 'repeat' as const }];
    const report = simulate(ABOUT, { ...choices, audience }, SOMEBODY, NOW);
    expect(report.outcome).toBe('hidden');
    expect(report.gates.filter(({ open }) => !open).map(({ gate }) => gate)).toEqual(['audience']);
    expect(simulate(ABOUT, choices, { ...SOMEBODY, where: 'popup' }, NOW).gates[0]?.gate).toBe('placement');
    expect(simulate(ABOUT, choices, { ...SOMEBODY, past: 'answeredAt' }, NOW).outcome).toBe('hidden');
    const full = { ...choices, delivery: { ...ABOUT.delivery, responseCap: 3 } };
    expect(simulate(ABOUT, full, SOMEBODY, NOW).outcome).toBe('hidden');
  });

  it('takes somebody whom chance lets in, however few those are', () => {
    const few = { ...choices, delivery: { ...ABOUT.delivery, samplePercent: 1 } };
    expect(simulate(ABOUT, few, SOMEBODY, NOW).outcome).toBe('shows');
  });
});

describe('times by the store’s clock', () => {
  it.each([
    ['2026-07-01T08:30:00.000Z', 'Europe/Lisbon', '2026-07-01T09:30'],
    ['2026-12-01T08:30:00.000Z', 'America/New_York', '2026-12-01T03:30'],
    ['2026-10-25T02:30:00.000Z', 'Europe/Lisbon', '2026-10-25T02:30'],
    ['2026-01-01T00:00:00.000Z', 'Asia/Kathmandu', '2026-01-01T05:45'],
  ])('%s in %s is %s, and back', (moment, zone, local) => {
    expect(toZoned(moment, zone)).toBe(local);
    const back = fromZoned(local, zone);
    expect(back).toBe(moment);
  });

  it('is nothing while it is half typed', () => {
    expect(fromZoned('', 'Europe/Lisbon')).toBeNull();
    expect(toZoned(null, 'Europe/Lisbon')).toBe('');
  });
});

describe('reach in words', () => {
  it('says of how many, or that there is nothing to go by', () => {
    const none = { admitted: 0, total: 0 };
    expect(reachWords({ days: 30, orders: none, isSample: false, shown: none })).toContain('No orders');
    const words = reachWords({ days: 30, orders: { admitted: 1, total: 4 }, isSample: false, shown: none });
    expect(words).toBe('1 (25 %) of 4 orders in the last 30 days came from them.');
  });
});
