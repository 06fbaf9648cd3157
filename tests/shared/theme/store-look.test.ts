import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#shared/theme/colour.ts';
import { adjustmentsOf, paletteOf } from '#shared/theme/palette.ts';
import {
  adjustmentsOfStore,
  coloursOf,
  isDarkStore,
  lookOfStore,
  lookOutsideStore,
} from '#shared/theme/store-look.ts';
import {
  mergeStyles,
  readStoreLook,
  readStoreStyle,
  styleOfStore,
  UNKNOWN_STYLE,
  type StoreStyle,
} from '#shared/theme/store-style.ts';
import { lookOfSurveys } from '#shared/theme/appearance.ts';
import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { thorough } from '#tests/support/thorough.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const known = fc.option(colour);
const styles: fc.Arbitrary<StoreStyle> = fc
  .record({
    background: known,
    text: known,
    button: known,
    buttonText: known,
    isOutlined: fc.boolean(),
    isUppercase: fc.boolean(),
    buttonRadius: fc.option(fc.integer({ min: 0, max: 99 })),
    inputRadius: fc.option(fc.integer({ min: 0, max: 99 })),
  })
  .map((found) => ({ ...UNKNOWN_STYLE, ...found }));

const CREAM: StoreStyle = {
  ...UNKNOWN_STYLE,
  background: '#f6f1e8',
  text: '#2c2620',
  button: '#6b3a55',
  buttonText: '#ffffff',
  buttonRadius: 14,
  inputRadius: 10,
  headingFont: '"Georgia",serif',
  headingWeight: 500,
};

/** The value of a declaration in a style. */
const valueIn = (style: string, name: string) => new RegExp(`--aw-${name}:([^;]*);`).exec(style)?.[1];

describe('the look of any store', () => {
  test.each(CONTRAST_PAIRS)(
    'has enough contrast between %s and %s, on light and dark pages',
    (above, below, least) => {
      fc.assert(
        fc.property(styles, fc.boolean(), (style, isDark) => {
          const palette = paletteOf(coloursOf(style, isDark), isDark);
          expect(contrastRatio(palette[above], palette[below])).toBeGreaterThanOrEqual(least);
        }),
        { numRuns: thorough(500, 150) },
      );
    },
  );

  test('draws the button in colours with enough contrast, filled or outlined', () => {
    fc.assert(
      fc.property(styles, (style) => {
        const { style: light, darkStyle } = lookOfStore(style);
        for (const drawn of [light, darkStyle]) {
          const words = style.isOutlined ? 'onGo' : 'onAccent';
          const below = style.isOutlined ? 'background' : 'accent';
          const pair = [valueIn(drawn, words)!, valueIn(drawn, below)!] as const;
          expect(contrastRatio(...pair)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: thorough(500, 150) },
    );
  });

  test('lists each changed colour with a figure below and a figure above what WCAG asks for', () => {
    let changed = 0;
    fc.assert(
      fc.property(styles, (style) => {
        for (const { before, after, least } of adjustmentsOfStore(style)) {
          changed += 1;
          expect(before).toBeLessThan(least);
          expect(after).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: thorough(500, 150) },
    );
    expect(changed).toBeGreaterThan(50);
  });
});

test('keeps the colours of a store that are readable', () => {
  const { style } = lookOfStore(CREAM);
  expect(valueIn(style, 'accent')).toBe('#6b3a55');
  expect(valueIn(style, 'onAccent')).toBe('#ffffff');
  expect(valueIn(style, 'text')).toBe('#2c2620');
  expect(valueIn(style, 'background')).toBe('#fdfcf9');
  expect(adjustmentsOfStore(CREAM)).toEqual([]);
});

test('mends a brand colour that fails, and says so with figures', () => {
  const [accent, label] = adjustmentsOfStore({ ...CREAM, button: '#ffd84d', buttonText: '#ffffff' });
  expect(accent).toMatchObject({ colour: 'accent', wanted: '#ffd84d', least: 3 });
  expect(accent!.before).toBeCloseTo(1.34, 1);
  expect(label).toMatchObject({ colour: 'accentText', wanted: '#ffffff', drawn: '#2c2620', least: 4.5 });
});

test('reports no change of a colour that the merchant or the store did not choose', () => {
  expect(adjustmentsOfStore(UNKNOWN_STYLE)).toEqual([]);
  expect(adjustmentsOf(DEFAULT_THEME, false)).toEqual([]);
});

test('uses the colours of a dark store on dark pages, and its accent alone on light ones', () => {
  const dark = { ...UNKNOWN_STYLE, background: '#141518', text: '#f2f2ef', button: '#c9f26b' };
  expect(isDarkStore(dark)).toBe(true);
  const { style, darkStyle } = lookOfStore(dark);
  expect(valueIn(darkStyle, 'accent')).toBe('#c9f26b');
  expect(valueIn(darkStyle, 'text')).toBe('#f2f2ef');
  expect(darkStyle).toContain('color-scheme:dark');
  expect(valueIn(style, 'background')).toBe('#ffffff');
  expect(style).toContain('color-scheme:light');
});

test('takes corners, capitals and the heading font from the store, and leaves the body font to the page', () => {
  const { style } = lookOfStore({ ...CREAM, isUppercase: true, buttonRadius: 99 });
  expect(style).toContain('--aw-small:10px;--aw-button:99px;');
  expect(style).toContain('--aw-heading:"Georgia",serif;--aw-weight:500;--aw-case:uppercase;');
  expect(style).not.toContain('--aw-font');
  expect(lookOutsideStore({ ...CREAM, bodyFont: '"Inter",sans-serif' }).style).toContain(
    '--aw-font:"Inter",sans-serif;',
  );
  expect(lookOfStore({ ...CREAM, buttonRadius: 0, inputRadius: 0 }).style).toContain('--aw-radius:0px;');
});

describe('a style that another program sent', () => {
  test('is safe in a style sheet, whatever it contains', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('"a;}', 'x","</style>', 'url(x)', "'", 'Inter, "A\\', 'red;}'),
    );
    const given = fc.dictionary(
      fc.constantFrom(...Object.keys(UNKNOWN_STYLE)),
      fc.oneof(texts, fc.anything()),
    );
    fc.assert(
      fc.property(given, (found) => {
        const read = readStoreStyle(found);
        const { style, darkStyle } = lookOutsideStore(read);
        expect(style + darkStyle).not.toMatch(/[{}<>\\]|url\(|NaN|undefined|null/);
        expect((style.match(/"/g) ?? []).length % 2).toBe(0);
        expect(`${read.logo ?? ''}${read.icon ?? ''}`).not.toMatch(/[\s"'<>;,\\]/);
        expect(readStoreStyle(read)).toEqual(read);
      }),
      { numRuns: thorough(1_000, 300) },
    );
  });

  test.each([
    ['#FFF', '#ffffff'],
    ['#6B3A55', '#6b3a55'],
    ['', null],
    ['#12', null],
    ['rgb(0 0 0)', null],
  ])('reads the colour %j as %j', (background, read) => {
    expect(readStoreStyle({ background }).background).toBe(read);
  });

  test.each([
    [`"Playfair Display", Georgia, serif`, `"Playfair Display","Georgia",serif`],
    [`'DM Sans', sans-serif`, `"DM Sans",sans-serif`],
    ['-apple-system, system-ui', '"-apple-system",system-ui'],
    ['游ゴシック', '"游ゴシック"'],
    ['a;b', null],
  ])('reads the font %j as %j', (bodyFont, read) => {
    expect(readStoreStyle({ bodyFont }).bodyFont).toBe(read);
  });
});

describe('two sources of a store’s look', () => {
  const theme = { name: 'Dawn', readAt: '2026-11-02T10:00:00.000Z', style: CREAM };
  const seen = { ...UNKNOWN_STYLE, background: '#ffffff', text: '#111111', bodyFont: 'serif' };

  test('are merged, the newest first', () => {
    const later = { readAt: '2026-11-03T10:00:00.000Z', style: seen };
    const earlier = { ...later, readAt: '2026-11-01T10:00:00.000Z' };
    expect(styleOfStore({ theme, page: later })).toMatchObject({
      background: '#ffffff',
      text: '#111111',
      button: '#6b3a55',
      bodyFont: 'serif',
    });
    expect(styleOfStore({ theme, page: earlier })).toMatchObject({
      background: '#f6f1e8',
      text: '#2c2620',
      bodyFont: 'serif',
    });
  });

  test('give colours that belong together from one source', () => {
    const half = { ...UNKNOWN_STYLE, background: '#000000' };
    expect(mergeStyles([half, CREAM])).toMatchObject({
      background: '#000000',
      text: null,
      button: '#6b3a55',
    });
  });

  test('are read from the settings of a store, which may hold anything', () => {
    const page = { readAt: theme.readAt, style: seen };
    expect(readStoreLook({ theme, page })).toEqual({ theme, page });
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(readStoreLook(kept)).toHaveProperty('theme');
      }),
    );
    expect(readStoreLook(undefined)).toEqual({ theme: null, page: null });
  });
});

test('the merchant’s own theme goes before the store’s look where the plan allows it', () => {
  const own = { ...DEFAULT_THEME, accent: '#8f1d5a' };
  expect(lookOfSurveys({ theme: own }, CREAM, true)).toEqual(lookOf(own));
  expect(lookOfSurveys({ theme: own }, CREAM, false)).toEqual(lookOfStore(CREAM));
  expect(lookOfSurveys({ theme: null }, CREAM, true)).toEqual(lookOfStore(CREAM));
});
