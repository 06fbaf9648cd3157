import type { Picture } from '../survey/picture.ts';
import { DEFAULT_THEME, type Theme } from './theme.ts';

export interface Appearance {
  readonly theme: Theme;
  /** BCP 47. */
  readonly language: string;
  /** The brand line stays although the plan allows removing it. */
  readonly showsBranding: boolean;
  /** Shown in place of the store's name. */
  readonly logo: Picture | null;
}

const SCHEMES = ['light', 'dark', 'auto'] as const;
const FONTS = ['system', 'serif', 'rounded'] as const;

/**
 * The appearance of a survey: the store's settings, with the survey's own values in their place. Missing and invalid
 * values take the defaults.
 */
export function readAppearance(kept: Readonly<Record<string, unknown>>): Appearance {
  const { theme, language, branding, logo } = kept;
  return {
    theme: readTheme(isObject(theme) ? theme : {}),
    language: typeof language === 'string' ? language : 'en',
    showsBranding: branding === 'shown',
    logo: isObject(logo) ? (logo as Picture) : null,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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
