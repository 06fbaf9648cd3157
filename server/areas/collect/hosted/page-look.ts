import { createHash } from 'node:crypto';
import { paletteOf, type Colours, type Palette } from '#shared/theme/palette.ts';
import { coloursOf, isDarkStore } from '#shared/theme/store-look.ts';
import type { StoreStyle } from '#shared/theme/store-style.ts';
import { DEFAULT_THEME, type Theme } from '#shared/theme/theme.ts';

/** How the page around a hosted survey looks: the store's own look, so that shoppers know who asks. */
export interface PageLook {
  /** A style sheet. */
  readonly css: string;
  readonly logo: string | null;
  /** The address of the page's icon; null for our own. */
  readonly icon: string | null;
}

export interface LookOwner {
  readonly businessName: string;
  readonly style: StoreStyle;
  /** The merchant's own theme, if the plan allows it. */
  readonly theme: Theme | null;
  readonly removeBranding: boolean;
}

export function pageLookOf({ businessName, style, theme, removeBranding }: LookOwner): PageLook {
  const accent = theme?.accent ?? style.button ?? DEFAULT_THEME.accent;
  return {
    css: theme === null ? cssOfStore(style) : cssOfTheme(theme),
    logo: style.logo,
    icon: style.icon ?? (removeBranding ? initialIcon(businessName, accent) : null),
  };
}

/** The survey's colours on its own page, and the radius of its corners in pixels. A page that follows the device is light. */
export function drawnLookOf({ style, theme }: Pick<LookOwner, 'style' | 'theme'>): {
  readonly palette: Palette;
  readonly radius: number;
  readonly buttonRadius: number;
} {
  if (theme !== null) {
    const { radius } = theme;
    return { palette: paletteOf(theme, theme.scheme === 'dark'), radius, buttonRadius: radius };
  }
  const isDark = isDarkStore(style) ?? false;
  const radius = style.inputRadius ?? DEFAULT_THEME.radius;
  const palette = paletteOf(coloursOf(style, isDark), isDark);
  return { palette, radius, buttonRadius: style.buttonRadius ?? radius };
}

/** The policy's source for a style sheet that stands in the page. */
export const hashSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

function cssOfStore(style: StoreStyle): string {
  const { background, bodyFont, headingFont, headingWeight } = style;
  const fonts = [
    bodyFont && `body{font-family:${bodyFont}}`,
    headingFont && `.shop{font-family:${headingFont}}`,
    headingWeight && `.shop{font-weight:${headingWeight}}`,
  ];
  const isDark = isDarkStore(style);
  const colours =
    isDark === null
      ? inBothSchemes((dark) => coloursOf(style, dark))
      : variables({ ...coloursOf(style, isDark), background }, isDark);
  return [colours, ...fonts].filter(Boolean).join('');
}

function cssOfTheme(theme: Theme): string {
  return theme.scheme === 'auto' ? inBothSchemes(() => theme) : variables(theme, theme.scheme === 'dark');
}

/** The colours of a page that follows the device's light or dark setting. */
const inBothSchemes = (colours: (isDark: boolean) => Colours): string =>
  `${variables(colours(false), false)}@media (prefers-color-scheme:dark){${variables(colours(true), true)}}`;

function variables(wanted: Colours, isDark: boolean): string {
  const { background, text, soft, line, accentWords } = paletteOf(wanted, isDark);
  const scheme = isDark ? 'dark' : 'light';
  return `:root{--paper:${background};--ink:${text};--card:${soft};--line:${line};--mark:${accentWords};color-scheme:${scheme}}`;
}

/** The store's initial on its accent. */
function initialIcon(businessName: string, accent: string): string {
  const { accent: fill, onAccent } = paletteOf({ accent, background: null, text: null }, false);
  const letter = /[\p{L}\p{N}]/u.exec(businessName)?.[0].toUpperCase() ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="${fill}"/><text x="8" y="12" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="600" fill="${onAccent}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
