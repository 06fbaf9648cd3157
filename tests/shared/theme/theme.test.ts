import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#shared/theme/colour.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import { DEFAULT_THEME, lookOf, type Theme } from '#shared/theme/theme.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const themes: fc.Arbitrary<Theme> = fc.record({
  scheme: fc.constantFrom('light', 'dark', 'auto'),
  accent: colour,
  background: fc.option(colour),
  text: fc.option(colour),
  radius: fc.integer({ min: -10, max: 100 }),
  font: fc.constantFrom('system', 'serif', 'rounded'),
});

describe('the palette of any theme', () => {
  test.each(CONTRAST_PAIRS)('has enough contrast between %s and %s', (above, below, least) => {
    fc.assert(
      fc.property(themes, fc.boolean(), (theme, isDark) => {
        const colours = paletteOf(theme, isDark);
        expect(contrastRatio(colours[above], colours[below])).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps readable colours', () => {
    const theme = { ...DEFAULT_THEME, accent: '#0f6b66', background: '#fffaf2', text: '#2a2320' };
    expect(paletteOf(theme, false)).toMatchObject({
      accent: '#0f6b66',
      background: '#fffaf2',
      text: '#2a2320',
      onAccent: '#ffffff',
    });
  });

  test('replaces an invalid colour by the default, and produces only CSS declarations', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (accent, background) => {
        const { style, darkStyle } = lookOf({ ...DEFAULT_THEME, accent, background });
        expect(style + darkStyle).not.toMatch(/[{}<>]|url|NaN|undefined/);
      }),
      { numRuns: 300 },
    );
    expect(paletteOf({ ...DEFAULT_THEME, accent: 'red;}' }, false).accent).toBe('#0f6b66');
  });
});

test('only a theme that follows the page has declarations for a dark page', () => {
  expect(lookOf({ ...DEFAULT_THEME, scheme: 'light' }).darkStyle).toBe('');
  expect(lookOf({ ...DEFAULT_THEME, scheme: 'dark' })).toMatchObject({ darkStyle: '' });
  expect(lookOf({ ...DEFAULT_THEME, scheme: 'dark' }).style).toContain('color-scheme:dark');
  const auto = lookOf({ ...DEFAULT_THEME, scheme: 'auto' });
  expect(auto.style).toContain('color-scheme:light');
  expect(auto.darkStyle).toContain('color-scheme:dark');
});

test.each([
  [-5, '0px'],
  [8.4, '8px'],
  [99, '24px'],
  [Number.NaN, '0px'],
])('a radius of %s becomes %s', (radius, drawn) => {
  expect(lookOf({ ...DEFAULT_THEME, radius }).style).toContain(`--aw-radius:${drawn};`);
});
