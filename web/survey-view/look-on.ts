import type { Look } from '#shared/theme/theme.ts';

/** The look's declarations for the page under an element. A look that follows the page is dark on a dark page. */
export function lookOn(under: Element | null, { style, darkStyle }: Look): string {
  return darkStyle && isDark(under) ? style + darkStyle : style;
}

/** White text has more contrast than black below this brightness, a luminance of 0.18. */
const DARK_BELOW = 0.46;
const GAMMA = 2.2;

/** Adds up the backgrounds from the top, because what lies below shows through translucent ones. */
function isDark(under: Element | null): boolean {
  let brightness = 0;
  let showsThrough = 1;
  for (let element = under; element && showsThrough > 0.05; element = parentOf(element)) {
    const [own, opacity] = brightnessOf(getComputedStyle(element).backgroundColor);
    brightness += showsThrough * opacity * own;
    showsThrough *= 1 - opacity;
  }
  return brightness + (isCanvasDark() ? 0 : showsThrough) < DARK_BELOW;
}

/** The browser's own background is dark where the page and the device allow it. */
function isCanvasDark(): boolean {
  return (
    getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
    matchMedia('(prefers-color-scheme:dark)').matches
  );
}

/** The parent, also outside of a shadow root. */
export function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/**
 * The luminance on the scale of `rgb`, 0 for black to 1 for white, and the opacity. Browsers compute colours to `rgb` or
 * `color(srgb`, or to `lab` and `oklch`, which begin with the lightness.
 */
function brightnessOf(colour: string): readonly [brightness: number, opacity: number] {
  const [first = 0, second = 0, third = 0, opacity = 1] =
    colour.match(/(?<=[ (])[\d.]+(e-\d+)?/g)?.map(Number) ?? [];
  if (!/^[rc]/.test(colour)) return [first > 1 ? first / 100 : first, opacity];
  const most = colour[0] === 'r' ? 255 : 1;
  const luminance = 0.2126 * first ** GAMMA + 0.7152 * second ** GAMMA + 0.0722 * third ** GAMMA;
  return [luminance ** (1 / GAMMA) / most, opacity];
}
