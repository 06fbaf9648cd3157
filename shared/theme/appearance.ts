import { lookOfStore } from './store-look.ts';
import type { StoreStyle } from './store-style.ts';
import { DEFAULT_THEME, lookOf, type Look, type Theme } from './theme.ts';
import type { Picture } from '../survey/picture-schema.ts';

export interface Appearance {
  /** The merchant's own theme; null for the automatic look, which follows the store. */
  readonly theme: Theme | null;
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
    theme: isObject(theme) ? readTheme(theme) : null,
    language: typeof language === 'string' ? language : 'en',
    showsBranding: branding === 'shown',
    logo: isObject(logo) ? (logo as Picture) : null,
  };
}

/** The look of surveys on the store's pages: the merchant's own where the plan allows it, else the store's. */
export function lookOfSurveys(
  { theme }: Pick<Appearance, 'theme'>,
  style: StoreStyle,
  hasOwnTheme: boolean,
  lookWithoutTheme: (style: StoreStyle) => Look = lookOfStore,
): Look {
  return hasOwnTheme && theme !== null ? lookOf(theme) : lookWithoutTheme(style);
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
