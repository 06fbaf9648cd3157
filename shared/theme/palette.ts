import {
  contrast,
  contrastRatio,
  format,
  guard,
  hasContrast,
  INK,
  MARK_CONTRAST,
  mix,
  paler,
  parse,
  readable,
  readableMix,
  TEXT_CONTRAST,
  WHITE,
  type Rgb,
} from './colour.ts';

/** The colours that a merchant or a store wants, as `#rrggbb`; null takes the scheme's colour. */
export interface Colours {
  readonly accent: string;
  /** The colour of text on the accent. */
  readonly accentText?: string | null;
  readonly background: string | null;
  readonly text: string | null;
}

/** The colours to draw: the wanted ones where they are readable, else the nearest readable ones. */
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
  /** The accent as text on the background, for outlined buttons. */
  readonly accentWords: string;
  readonly error: string;
}

export function paletteOf(wanted: Colours, isDark: boolean): Palette {
  const background = parse(wanted.background) ?? (isDark ? [27, 30, 32] : WHITE);
  const { text, soft } = textOn(parse(wanted.text) ?? (isDark ? [240, 241, 240] : INK), background);
  const accent = guard(parse(wanted.accent) ?? [15, 107, 102], [background], MARK_CONTRAST);
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
    onAccent: format(textOnAccent(accent, [parse(wanted.accentText ?? null), WHITE, text])),
    accentWords: format(guard(accent, [background], TEXT_CONTRAST)),
    error: format(guard([196, 43, 28], [background], TEXT_CONTRAST)),
  };
}

/** A wanted colour that would have too little contrast, and the colour that is drawn in its place. */
export interface Adjustment {
  readonly colour: 'accent' | 'accentText' | 'text';
  readonly wanted: string;
  readonly drawn: string;
  /** The colour behind or around it. */
  readonly on: string;
  /** The contrast before and after, and the least one that WCAG 2.2 AA allows. */
  readonly before: number;
  readonly after: number;
  readonly least: number;
}

export function adjustmentsOf(wanted: Colours, isDark: boolean): Adjustment[] {
  const drawn = paletteOf(wanted, isDark);
  const pairs = [
    ['text', wanted.text, drawn.text, drawn.background, TEXT_CONTRAST],
    ['accent', wanted.accent, drawn.accent, drawn.background, MARK_CONTRAST],
    ['accentText', wanted.accentText ?? null, drawn.onAccent, drawn.accent, TEXT_CONTRAST],
  ] as const;
  return pairs.flatMap(([colour, from, to, on, least]) => {
    if (from === null || from.toLowerCase() === to) return [];
    const [before, after] = [contrastRatio(from, on), contrastRatio(to, on)];
    return before < least ? [{ colour, wanted: from, drawn: to, on, before, after, least }] : [];
  });
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

/** The first of these colours that is readable on the accent, else black or white. */
function textOnAccent(accent: Rgb, wanted: readonly (Rgb | null)[]): Rgb {
  return (
    wanted.find((colour) => colour !== null && contrast(colour, accent) >= TEXT_CONTRAST) ?? readable(accent)
  );
}
