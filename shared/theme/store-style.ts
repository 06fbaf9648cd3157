import { format, parse } from './colour.ts';

/** What a store's own pages look like. Null where it is not known. Colours are `#rrggbb`. */
export interface StoreStyle {
  readonly background: string | null;
  readonly text: string | null;
  /** The button that adds to the cart; its border's colour if it is only outlined. */
  readonly button: string | null;
  readonly buttonText: string | null;
  readonly isOutlined: boolean;
  readonly isUppercase: boolean;
  /** In pixels. */
  readonly buttonRadius: number | null;
  readonly inputRadius: number | null;
  /** CSS font families, quoted. */
  readonly bodyFont: string | null;
  readonly headingFont: string | null;
  readonly headingWeight: number | null;
  readonly logo: string | null;
  readonly icon: string | null;
}

export const UNKNOWN_STYLE: StoreStyle = {
  background: null,
  text: null,
  button: null,
  buttonText: null,
  isOutlined: false,
  isUppercase: false,
  buttonRadius: null,
  inputRadius: null,
  bodyFont: null,
  headingFont: null,
  headingWeight: null,
  logo: null,
  icon: null,
};

/** The largest radius that is kept: a pill. */
const PILL = 99;

/** Reads a style that another program wrote. What is missing or invalid is unknown; what is returned is safe in CSS. */
export function readStoreStyle(given: unknown): StoreStyle {
  const found: Partial<Record<keyof StoreStyle, unknown>> =
    typeof given === 'object' && given !== null ? given : {};
  return {
    background: readColour(found.background),
    text: readColour(found.text),
    button: readColour(found.button),
    buttonText: readColour(found.buttonText),
    isOutlined: found.isOutlined === true,
    isUppercase: found.isUppercase === true,
    buttonRadius: readNumber(found.buttonRadius, 0, PILL),
    inputRadius: readNumber(found.inputRadius, 0, PILL),
    bodyFont: readFont(found.bodyFont),
    headingFont: readFont(found.headingFont),
    headingWeight: readNumber(found.headingWeight, 100, 900),
    logo: readAddress(found.logo),
    icon: readAddress(found.icon),
  };
}

/** The style of the store by all sources: each part from the first source that knows it. */
export function mergeStyles(sources: readonly StoreStyle[]): StoreStyle {
  const first = (keys: readonly (keyof StoreStyle)[]): Partial<StoreStyle> => {
    const source = sources.find((style) => style[keys[0] as keyof StoreStyle] !== null);
    return source ? Object.fromEntries(keys.map((key) => [key, source[key]])) : {};
  };
  return {
    ...UNKNOWN_STYLE,
    // Colours that belong together come from one source.
    ...first(['background', 'text']),
    ...first(['button', 'buttonText', 'isOutlined', 'isUppercase']),
    ...first(['buttonRadius']),
    ...first(['inputRadius']),
    ...first(['bodyFont']),
    ...first(['headingFont', 'headingWeight']),
    ...first(['logo']),
    ...first(['icon']),
  };
}

/** Where the look of a store is known from, as its settings keep it. */
export interface StoreLookSources {
  /** The settings of the live theme. */
  readonly theme: { readonly name: string; readonly readAt: string; readonly style: StoreStyle } | null;
  /** A page of the store, as the merchant's browser drew it. */
  readonly page: { readonly readAt: string; readonly style: StoreStyle } | null;
}

/** The setting that keeps the sources. */
export const STORE_LOOK = 'storeLook';

/** Reads the setting, which may hold anything. */
export function readStoreLook(kept: unknown): StoreLookSources {
  const { theme, page } = asRecord(kept);
  return {
    theme: readSource(theme, (kept, readAt, style) => ({ name: textOf(kept['name']), readAt, style })),
    page: readSource(page, (_kept, readAt, style) => ({ readAt, style })),
  };
}

/**
 * The newest source first: a theme that changed after the page was seen is right where both say something. `readAt` of
 * a theme is when its settings last changed.
 */
export function styleOfStore({ theme, page }: StoreLookSources): StoreStyle {
  const sources = [page, theme].filter((source) => source !== null);
  sources.sort((one, other) => other.readAt.localeCompare(one.readAt));
  return mergeStyles(sources.map(({ style }) => style));
}

function readSource<T>(
  kept: unknown,
  make: (kept: Readonly<Record<string, unknown>>, readAt: string, style: StoreStyle) => T,
): T | null {
  const source = asRecord(kept);
  const readAt = textOf(source['readAt']);
  return readAt === '' ? null : make(source, readAt, readStoreStyle(source['style']));
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

function readColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  const colour = parse(
    short
      ? `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`
      : value,
  );
  return colour && format(colour);
}

function readNumber(value: unknown, least: number, most: number): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.round(Math.min(most, Math.max(least, value)));
}

const GENERIC_FONTS =
  /^(?:serif|sans-serif|monospace|cursive|system-ui|ui-(?:serif|sans-serif|rounded|monospace))$/;

/** A list of font families, each quoted unless it is generic, so that it can't end the declaration. */
function readFont(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const names = value.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const known = names.filter((name) => /^[\p{L}\p{N}_.-][\p{L}\p{N} _.-]{0,59}$/u.test(name)).slice(0, 8);
  const quoted = known.map((name) => (GENERIC_FONTS.test(name) ? name : `"${name}"`));
  return quoted.length > 0 ? quoted.join(',') : null;
}

/** An address without characters that could end an attribute or a policy. */
function readAddress(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\/[\w.:-]+\/[\w./?=&%~@+-]{0,400}$/.test(value)
    ? value
    : null;
}
