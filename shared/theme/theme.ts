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
  /** The declarations for a dark page; empty unless the theme follows the page. */
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
  /** The background colour of an option. */
  readonly soft: string;
  /** The background colour of a chosen option. */
  readonly tint: string;
  /** The check mark of a chosen option. */
  readonly mark: string;
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
  system: 'system-ui,sans-serif',
  serif: 'ui-serif,Georgia,Cambria,"Times New Roman",serif',
  rounded: 'ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif',
};

export function lookOf(theme: Theme): Look {
  const radius = Math.min(24, Math.max(0, Math.round(theme.radius) || 0));
  const shape = `--aw-radius:${radius}px;--aw-small:${radius * 0.75}px;--aw-font:${FONTS[theme.font]};`;
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
  const { text, soft } = textOn(parse(theme.text) ?? (dark ? [240, 241, 240] : INK), background);
  const accent = guard(parse(theme.accent) ?? [15, 107, 102], [background], MARK_CONTRAST);
  const tint = readableMix(background, accent, text, [0.14, 0.1, 0.06, 0.03]);
  return {
    background: format(background),
    text: format(text),
    muted: format(paler(text, 0.3, [background, soft], TEXT_CONTRAST)),
    line: format(paler(text, 0.55, [background, soft], MARK_CONTRAST)),
    soft: format(soft),
    tint: format(tint),
    mark: format(guard(accent, [tint], MARK_CONTRAST)),
    accent: format(accent),
    onAccent: format(contrast(WHITE, accent) >= TEXT_CONTRAST ? WHITE : readable(accent)),
    error: format(guard([196, 43, 28], [background], TEXT_CONTRAST)),
  };
}

/** The contrast of two `#rrggbb` colours by WCAG, 1 to 21; 1 when either is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  return a && b ? contrast(a, b) : 1;
}

/** The text's colour, and a background for options on which that colour stays readable. */
function textOn(wanted: Rgb, background: Rgb): { readonly text: Rgb; readonly soft: Rgb } {
  const plain = guard(wanted, [background], TEXT_CONTRAST);
  for (const share of [0.06, 0.03]) {
    const soft = mix(background, plain, share);
    const text = guard(plain, [soft, background], TEXT_CONTRAST);
    if (hasContrast(text, [soft, background], TEXT_CONTRAST)) return { text, soft };
  }
  return { text: plain, soft: background };
}

/** The background with a share of another colour, the first on which the text stays readable. */
function readableMix(background: Rgb, other: Rgb, text: Rgb, shares: readonly number[]): Rgb {
  const mixes = shares.map((share) => mix(background, other, share));
  return mixes.find((mixed) => contrast(text, mixed) >= TEXT_CONTRAST) ?? background;
}

/** The colour itself, or the nearest colour towards black or white that has enough contrast to every background. */
function guard(colour: Rgb, backgrounds: readonly [Rgb, ...Rgb[]], least: number): Rgb {
  const pole = readable(backgrounds[0]);
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, pole, share);
    if (hasContrast(moved, backgrounds, least)) return moved;
  }
  return pole;
}

/** The text's colour mixed with at most this share of the first background, so that it keeps enough contrast. */
function paler(text: Rgb, most: number, backgrounds: readonly [Rgb, ...Rgb[]], least: number): Rgb {
  for (let share = most; share > 0; share -= 0.05) {
    const mixed = mix(text, backgrounds[0], share);
    if (hasContrast(mixed, backgrounds, least)) return mixed;
  }
  return text;
}

function hasContrast(colour: Rgb, backgrounds: readonly Rgb[], least: number): boolean {
  return backgrounds.every((background) => contrast(colour, background) >= least);
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
