import type { Rgb } from '#shared/theme/colour.ts';
import type { Palette } from '#shared/theme/palette.ts';
import { roundedBox, type Box, type Canvas } from './canvas.ts';

/** Colours and shapes of the survey, as its controls draw them. */
export interface Pen {
  readonly canvas: Canvas;
  readonly isMirrored: boolean;
  readonly radius: number;
  readonly colours: Readonly<Record<keyof Palette, Rgb>>;
}

/** The lines that a text fills, as shares of the whole width. */
export function lengthsOf(text: string, lettersInLine: number, most: number): number[] {
  const lines = Math.max(0.3, widthOf(text) / lettersInLine);
  const whole = Math.min(most, Math.ceil(lines));
  return Array.from({ length: whole }, (_, line) =>
    line < whole - 1 ? 0.92 : Math.max(0.3, Math.min(0.92, lines - line)),
  );
}

/** Chinese, Japanese and Korean letters are twice as wide as others. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  return Array.from(text).length + (wide?.length ?? 0);
}

/** A line in the place of a word, in the middle of a box's height. */
export function drawWord({ canvas }: Pen, box: Box, height: number, colour: Rgb): void {
  const y = box.y + (box.height - height) / 2;
  canvas.paint(roundedBox({ x: box.x, y, width: box.width, height }, height / 2), colour);
}
