/** The colours and shape of a survey. Colours are `#rrggbb`; null takes the scheme's colour. */
export interface Theme {
  readonly scheme: 'light' | 'dark' | 'auto';
  readonly accent: string;
  readonly background: string | null;
  readonly text: string | null;
  /** Corner radius in pixels, 0 to 24. */
  readonly radius: number;
  readonly font: 'system' | 'serif' | 'rounded';
}

/**
 * A theme as CSS declarations that a view sets on its card. The server computes them, so that storefronts do not
 * load the contrast calculation.
 */
export interface Look {
  readonly style: string;
  /** The declarations for a device in dark mode; empty unless the theme follows the device. */
  readonly darkStyle: string;
}

/** In pixels. */
export const LARGEST_RADIUS = 24;

export const DEFAULT_THEME: Theme = {
  scheme: 'auto',
  accent: '#0f6b66',
  background: null,
  text: null,
  radius: 12,
  font: 'system',
};

/** The colours to draw: the theme's own where they are readable, else the nearest readable ones. */
export interface Palette {
  readonly background: string;
  readonly text: string;
  /** The colour of descriptions and labels. */
  readonly muted: string;
  /** The border colour of controls. */
  readonly line: string;
  /** The background colour of a chosen option. */
  readonly tint: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly error: string;
}

/** The contrast that WCAG 2.2 level AA requires: of text, and of borders and icons that carry meaning. */
const TEXT_CONTRAST = 4.5;
const MARK_CONTRAST = 3;

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [24, 28, 30];

const FONTS: Record<Theme['font'], string> = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: 'ui-serif,Georgia,Cambria,"Times New Roman",serif',
  rounded: 'ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif',
};

export function lookOf(theme: Theme): Look {
  const radius = Math.min(24, Math.max(0, Math.round(theme.radius) || 0));
  const shape = `--aw-radius:${radius}px;--aw-small:${radius * 0.65}px;--aw-font:${FONTS[theme.font]};`;
  const isAuto = theme.scheme === 'auto';
  return {
    style: shape + colours(theme, theme.scheme === 'dark'),
    darkStyle: isAuto ? colours(theme, true) : '',
  };
}

function colours(theme: Theme, isDark: boolean): string {
  const declarations = Object.entries(palette(theme, isDark)).map(
    ([name, colour]) => `--aw-${name}:${colour};`,
  );
  return `${declarations.join('')}color-scheme:${isDark ? 'dark' : 'light'};`;
}

export function palette(theme: Theme, dark: boolean): Palette {
  const background = parse(theme.background) ?? (dark ? [27, 30, 32] : WHITE);
  const text = guard(parse(theme.text) ?? (dark ? [240, 241, 240] : INK), background, TEXT_CONTRAST);
  const accent = guard(parse(theme.accent) ?? [15, 107, 102], background, MARK_CONTRAST);
  const tint = tintOf(background, accent, text);
  return {
    background: format(background),
    text: format(text),
    muted: format(guard(mix(text, background, 0.35), background, TEXT_CONTRAST)),
    line: format(guard(mix(text, background, 0.6), background, MARK_CONTRAST)),
    tint: format(tint),
    accent: format(accent),
    onAccent: format(contrast(WHITE, accent) >= TEXT_CONTRAST ? WHITE : readable(accent)),
    error: format(guard([196, 43, 28], background, TEXT_CONTRAST)),
  };
}

/** The contrast of two `#rrggbb` colours by WCAG, 1 to 21; 1 when either is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  return a && b ? contrast(a, b) : 1;
}

/** A light tint of the accent on which text stays readable: chosen options use it as their background. */
function tintOf(background: Rgb, accent: Rgb, text: Rgb): Rgb {
  const touches = [0.1, 0.06, 0.03].map((share) => mix(background, accent, share));
  return touches.find((tint) => contrast(text, tint) >= TEXT_CONTRAST) ?? background;
}

/** The colour itself, or the nearest colour towards black or white that has enough contrast. */
function guard(colour: Rgb, background: Rgb, least: number): Rgb {
  const pole = readable(background);
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, pole, share);
    if (contrast(moved, background) >= least) return moved;
  }
  return pole;
}

function readable(background: Rgb): Rgb {
  const black: Rgb = [0, 0, 0];
  return contrast(WHITE, background) > contrast(black, background) ? WHITE : black;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const blend = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [blend(0), blend(1), blend(2)];
}

function parse(colour: string | null): Rgb | null {
  if (!colour || !/^#[\da-f]{6}$/i.test(colour)) return null;
  const bits = parseInt(colour.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

function format(colour: Rgb): string {
  return '#' + colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
