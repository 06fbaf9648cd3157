/** Colours and their contrast by WCAG 2.2. */
export type Rgb = readonly [number, number, number];

/** The contrast that level AA requires: of text, and of borders and icons that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const MARK_CONTRAST = 3;

export const WHITE: Rgb = [255, 255, 255];
export const INK: Rgb = [24, 28, 30];

/** The contrast of two `#rrggbb` colours by WCAG, 1 to 21; 1 when either is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  return a && b ? contrast(a, b) : 1;
}

/** The background with a share of another colour, the first on which the text stays readable. */
export function readableMix(background: Rgb, other: Rgb, text: Rgb, shares: readonly number[]): Rgb {
  const mixes = shares.map((share) => mix(background, other, share));
  return mixes.find((mixed) => contrast(text, mixed) >= TEXT_CONTRAST) ?? background;
}

/** The colour itself, or the nearest colour towards black or white that has enough contrast to every background. */
export function guard(colour: Rgb, backgrounds: readonly [Rgb, ...Rgb[]], least: number): Rgb {
  const pole = readable(backgrounds[0]);
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, pole, share);
    if (hasContrast(moved, backgrounds, least)) return moved;
  }
  return pole;
}

/** The text's colour mixed with at most this share of the first background, so that it keeps enough contrast. */
export function paler(text: Rgb, most: number, backgrounds: readonly [Rgb, ...Rgb[]], least: number): Rgb {
  for (let share = most; share > 0; share -= 0.05) {
    const mixed = mix(text, backgrounds[0], share);
    if (hasContrast(mixed, backgrounds, least)) return mixed;
  }
  return text;
}

export function hasContrast(colour: Rgb, backgrounds: readonly Rgb[], least: number): boolean {
  return backgrounds.every((background) => contrast(colour, background) >= least);
}

export function readable(background: Rgb): Rgb {
  const black: Rgb = [0, 0, 0];
  return contrast(WHITE, background) > contrast(black, background) ? WHITE : black;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const blend = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [blend(0), blend(1), blend(2)];
}

export function parse(colour: string | null): Rgb | null {
  if (!colour || !/^#[\da-f]{6}$/i.test(colour)) return null;
  const bits = parseInt(colour.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

export function format(colour: Rgb): string {
  return '#' + colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
