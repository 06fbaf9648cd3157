import { DEFAULT_THEME, type Theme } from './theme.ts';

export interface Appearance {
  readonly theme: Theme;
  /** BCP 47. */
  readonly language: string;
  /** Our name stays on surveys although the plan would take it off. */
  readonly showsBranding: boolean;
}

const SCHEMES = ['light', 'dark', 'auto'] as const;
const FONTS = ['system', 'serif', 'rounded'] as const;

/**
 * How surveys look, as a store's settings keep it, with what a survey's row has of its own in its place; what is
 * missing or makes no sense is the standard's.
 */
export function readAppearance(kept: Readonly<Record<string, unknown>>): Appearance {
  const { theme, language, branding } = kept;
  return {
    theme: readTheme(typeof theme === 'object' && theme !== null ? theme : {}),
    language: typeof language === 'string' ? language : 'en',
    showsBranding: branding === 'shown',
  };
}

function readTheme(kept: Partial<Record<keyof Theme, unknown>>): Theme {
  return {
    scheme: SCHEMES.find((scheme) => scheme === kept.scheme) ?? DEFAULT_THEME.scheme,
    accent: readColour(kept.accent) ?? DEFAULT_THEME.accent,
    background: readColour(kept.background),
    text: readColour(kept.text),
    radius: typeof kept.radius === 'number' ? kept.radius : DEFAULT_THEME.radius,
    font: FONTS.find((font) => font === kept.font) ?? DEFAULT_THEME.font,
  };
}

function readColour(value: unknown): string | null {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : null;
}
