import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readThemeSettings } from '#server/areas/identity/stores/theme-settings.ts';

const scheme = (settings: Record<string, string>) => ({ settings });

/** The shape of Dawn's file, in which `current` is an object after the merchant's first change. */
const SCHEMES = {
  color_schemes: {
    'scheme-1': scheme({
      background: '#FFF3D6',
      text: '#241a4d',
      button: '#ff4d2e',
      button_label: '#ffffff',
    }),
    'scheme-2': scheme({
      background: '#000000',
      text: '#ffffff',
      button: '#ffffff',
      button_label: '#000000',
    }),
  },
  type_header_font: 'playfair_display_n7',
  type_body_font: 'assistant_n4',
  buttons_radius: 40,
  inputs_radius: 0,
};

/** The shape of Horizon's file, whose settings refer to its palette. */
const PALETTE = {
  color_palette: { background: '#ffffff', foreground: '#101010', color1: '#6b3a55' },
  palette_primary_button_background: '{{ settings.color_palette.color1 }}',
  button_border_radius_primary: 14,
  inputs_border_radius: 4,
  type_heading_font: 'inter_n7',
  type_body_font: 'inter_n4',
};

const fileOf = (current: unknown, presets: unknown = {}) => JSON.stringify({ current, presets });

describe('the settings of a theme', () => {
  test('with colour schemes give the first scheme, corners and fonts', () => {
    expect(readThemeSettings(fileOf(SCHEMES))).toMatchObject({
      background: '#fff3d6',
      text: '#241a4d',
      button: '#ff4d2e',
      buttonText: '#ffffff',
      buttonRadius: 40,
      inputRadius: 0,
      bodyFont: '"Assistant",sans-serif',
      headingFont: '"Playfair Display",serif',
      headingWeight: 700,
    });
  });

  test('with a palette give the colours that they refer to, and the theme’s defaults for missing ones', () => {
    expect(readThemeSettings(fileOf(PALETTE))).toMatchObject({
      background: '#ffffff',
      text: '#101010',
      button: '#6b3a55',
      buttonText: '#ffffff',
      buttonRadius: 14,
      inputRadius: 4,
      headingFont: '"Inter",sans-serif',
    });
    const { color_palette } = PALETTE;
    expect(readThemeSettings(fileOf({ color_palette }))).toMatchObject({
      button: '#101010',
      buttonRadius: 99,
    });
  });

  test('are those of the preset that is current, after a comment', () => {
    const file = `/*\n * Generated. "current" { \n */\n${fileOf('Bold', { Bold: SCHEMES, Default: PALETTE })}`;
    expect(readThemeSettings(file)).toMatchObject({ button: '#ff4d2e' });
  });

  test.each([
    ['{'],
    ['null'],
    ['[]'],
    ['{"current":"Gone","presets":{}}'],
    ['{"current":{"colors_text":"#000"}}'],
  ])('of another shape are not known: %s', (file) => {
    expect(readThemeSettings(file)).toBeNull();
  });

  test('are read or refused, whatever values they hold', () => {
    const damaged = fc.record({
      color_schemes: fc.oneof(fc.anything(), fc.constant(SCHEMES.color_schemes)),
      color_palette: fc.oneof(fc.anything(), fc.dictionary(fc.constant('background'), fc.anything())),
      palette_primary_button_background: fc.anything(),
      buttons_radius: fc.anything(),
      type_header_font: fc.oneof(fc.string(), fc.constant('_n4'), fc.constant('a__b_n4')),
    });
    fc.assert(
      fc.property(damaged, (current) => {
        const style = readThemeSettings(
          JSON.stringify({ current }, (_key, value: unknown) => (typeof value === 'bigint' ? null : value)),
        );
        if (style !== null) expect(style.button ?? '#000000').toMatch(/^#[\da-f]{6}$/);
      }),
    );
    expect(readThemeSettings(fileOf(SCHEMES))).not.toBeNull();
  });
});
