import { percent } from '#shared/words/percent.ts';
import { labelLines } from '../charts/label-lines.ts';

/** What a picture says. It names no person and no order. */
export interface SharePicture {
  readonly store: string;
  readonly question: string;
  /** In large letters. */
  readonly said: string;
  /** In one line at the end. */
  readonly note: string;
  readonly rows: readonly {
    readonly label: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** Colours as `#rrggbb`, the font as CSS names it. */
export interface PictureLook {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly tint: string;
  readonly font: string;
}

export const PICTURE_SIZE = 480;
const MARGIN = 40;
const WIDTH = PICTURE_SIZE - 2 * MARGIN;

/** Reads the colours and the font of a look of surveys. */
export function pictureLook(declarations: string): PictureLook {
  const value = (name: string, otherwise: string) =>
    new RegExp(`--aw-${name}:([^;]+)`).exec(declarations)?.[1] ?? otherwise;
  return {
    background: value('background', '#ffffff'),
    text: value('text', '#202223'),
    muted: value('muted', '#5c5f62'),
    accent: value('accent', '#0f6b66'),
    tint: value('tint', '#e3f0ef'),
    font: value('font', 'system-ui,sans-serif'),
  };
}

/** A square picture in the store's look, as an SVG file. */
export function pictureSvg({ store, question, said, note, rows }: SharePicture, look: PictureLook): string {
  const size = said.length > 80 ? 25 : said.length > 60 ? 30 : 38;
  const words = labelLines(said, WIDTH, size, said.length > 80 ? 5 : 4);
  const asked = labelLines(question, WIDTH, 17, 2);
  const top = 112 + asked.length * 24;
  const shares = rows.map((row, at) => shareRow(row, top + words.length * size * 1.2 + 24 + at * 38, look));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}">`,
    `<rect width="100%" height="100%" fill="${look.background}"/>`,
    `<rect x="${MARGIN}" y="40" width="28" height="6" rx="3" fill="${look.accent}"/>`,
    line(store, { y: 72, size: 18, fill: look.accent, weight: 600 }, look),
    ...asked.map((text, at) => line(text, { y: 112 + at * 24, size: 17, fill: look.muted }, look)),
    ...words.map((text, at) =>
      line(text, { y: top + 20 + at * size * 1.2, size, fill: look.text, weight: 600 }, look),
    ),
    ...shares,
    `<path d="M${MARGIN} 416h${WIDTH}" stroke="${look.muted}" stroke-opacity=".4"/>`,
    ...labelLines(note, WIDTH, 14, 2).map((text, at) =>
      line(text, { y: 440 + at * 18, size: 14, fill: look.muted }, look),
    ),
    '</svg>',
  ].join('');
}

const LABEL = 120;
const VALUE = 56;

function shareRow(
  { label, share, low, high }: SharePicture['rows'][number],
  y: number,
  look: PictureLook,
): string {
  const track = WIDTH - LABEL - VALUE;
  const bar = (from: number, to: number, fill: string, opacity: number) =>
    `<rect x="${MARGIN + LABEL + from * track}" y="${y - 13}" width="${(to - from) * track}" height="16" rx="3" fill="${fill}" fill-opacity="${opacity}"/>`;
  const [text = ''] = labelLines(label, LABEL - 12, 15, 1);
  return [
    line(text, { y, size: 15, fill: look.text }, look),
    bar(0, 1, look.tint, 1) + bar(0, high, look.accent, 0.35) + bar(0, low, look.accent, 0.8),
    `<rect x="${MARGIN + LABEL + share * track - 1}" y="${y - 15}" width="2" height="20" fill="${look.text}"/>`,
    `<text x="${PICTURE_SIZE - MARGIN}" y="${y}" font-size="16" font-weight="600" text-anchor="end" fill="${look.text}" font-family="${escaped(look.font)}">${escaped(percent(share))}</text>`,
  ].join('');
}

interface Setting {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
}

const line = (text: string, { y, size, fill, weight = 400 }: Setting, { font }: PictureLook) =>
  `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" font-family="${escaped(font)}">${escaped(text)}</text>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
