import type { Look } from '#shared/theme/theme.ts';

/** The look's declarations for the page under an element. A theme without a fixed scheme is dark on a dark page. */
export function lookOn(under: Element | null, { style, darkStyle }: Look): string {
  return darkStyle && isDark(under) ? style + darkStyle : style;
}

function isDark(under: Element | null): boolean {
  for (let element = under; element; element = parentOf(element)) {
    const lightness = lightnessOf(getComputedStyle(element).backgroundColor);
    if (lightness >= 0) return lightness < 0.5;
  }
  // No background: the browser's own, which is dark where the page and the device allow it.
  return (
    getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
    matchMedia('(prefers-color-scheme:dark)').matches
  );
}

function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/**
 * 0 for black to 1 for white; -1 if the page below shows through. Browsers compute colours to `rgb` or `color(srgb`, of
 * whose shares green is the brightest, or to `lab` and `oklch`, which begin with the lightness.
 */
function lightnessOf(colour: string): number {
  const [first = 0, second = 0, , opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
  if (opacity < 0.5) return -1;
  const share = /^[rc]/.test(colour) ? second : first;
  return share / (colour[0] === 'r' ? 255 : share > 1 ? 100 : 1);
}
