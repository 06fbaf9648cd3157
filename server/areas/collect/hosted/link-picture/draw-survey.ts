import { mix, parse, WHITE, type Rgb } from '#shared/theme/colour.ts';
import type { Palette } from '#shared/theme/palette.ts';
import type { Question } from '#shared/survey/question.ts';
import { createCanvas, disc, roundedBox, type Box, type Canvas } from './canvas.ts';
import { drawControl } from './draw-control.ts';
import { drawWord, lengthsOf, type Pen } from './pen.ts';

/** The size that chats and social networks show whole (ogp.me). */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const;

/** What the picture of a survey shows. */
export interface PictureSubject {
  readonly palette: Palette;
  /** The corners of options and of buttons, in pixels. */
  readonly radius: number;
  readonly buttonRadius: number;
  readonly direction: 'ltr' | 'rtl';
  readonly questions: number;
  readonly first: Question;
}

/** The picture is larger than a card on a phone. */
const ENLARGED = 1.3;
const CARD: Box = { x: 170, y: 60, width: 860, height: 510 };
const INSIDE = { x: 234, width: 732 };
const LOGO: Box = { x: INSIDE.x, y: 104, width: 320, height: 64 };
/** Where the last line of the question ends. */
const QUESTION_END = 262;
const LINE = { height: 24, pitch: 44 };
const CONTROL: Box = { x: INSIDE.x, y: 296, width: INSIDE.width, height: 144 };
const BUTTON: Box = { x: INSIDE.x + INSIDE.width - 190, y: 474, width: 190, height: 56 };

/**
 * Draws the first question as shoppers see it, in the store's colours. Words are drawn as lines of their length, because
 * a server need not have a font for the store's script; chats show the words beside the picture.
 */
export function drawSurvey(subject: PictureSubject): Canvas {
  const { palette, radius, direction } = subject;
  const colours = coloursOf(palette);
  const isMirrored = direction === 'rtl';
  const canvas = createCanvas(PICTURE_SIZE, mix(colours.tint, colours.accent, 0.08), isMirrored);
  const pen: Pen = { canvas, isMirrored, radius: radius * ENLARGED, colours };
  canvas.paint(roundedBox({ ...CARD, y: CARD.y + 14 }, 36), [0, 0, 0], { softness: 40, opacity: 0.16 });
  canvas.paint(roundedBox(CARD, 32), colours.background);
  drawProgress(pen, subject.questions);
  drawQuestion(pen, subject.first);
  drawControl(pen, subject.first, CONTROL);
  canvas.paint(roundedBox(BUTTON, subject.buttonRadius * ENLARGED), colours.accent);
  drawWord(pen, { ...BUTTON, x: BUTTON.x + 56, width: BUTTON.width - 112 }, 12, colours.onAccent);
  return canvas;
}

/** Where the logo stands, and how large it may be. */
export function logoPlace(
  logo: { readonly width: number; readonly height: number },
  direction: PictureSubject['direction'],
): Box {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  const x = direction === 'rtl' ? PICTURE_SIZE.width - LOGO.x - width : LOGO.x;
  return { x, y: LOGO.y + Math.round((LOGO.height - height) / 2), width, height };
}

function coloursOf(palette: Palette): Pen['colours'] {
  const parsed = Object.entries({ ...palette }).map(([name, colour]) => [name, parse(colour) ?? WHITE]);
  return Object.fromEntries(parsed) as Record<keyof Palette, Rgb>;
}

const MOST_DOTS = 12;

/** One dot for each question; the first is the present one. */
function drawProgress({ canvas, colours }: Pen, questions: number): void {
  const count = Math.min(questions, MOST_DOTS);
  const y = LOGO.y + LOGO.height / 2;
  const quiet = mix(colours.background, colours.text, 0.2);
  const start = INSIDE.x + INSIDE.width - 24 * (count - 1) - 40;
  canvas.paint(roundedBox({ x: start, y: y - 7, width: 40, height: 14 }, 7), colours.accent);
  for (let at = 1; at < count; at += 1) canvas.paint(disc(start + 33 + at * 24, y, 7), quiet);
}

const MOST_LINES = 2;
const LETTERS_IN_LINE = 36;

function drawQuestion({ canvas, colours }: Pen, { text }: Question): void {
  const lines = lengthsOf(text, LETTERS_IN_LINE, MOST_LINES);
  const top = QUESTION_END - LINE.height - (lines.length - 1) * LINE.pitch;
  lines.forEach((share, line) => {
    const place = {
      x: INSIDE.x,
      y: top + line * LINE.pitch,
      width: share * INSIDE.width,
      height: LINE.height,
    };
    canvas.paint(roundedBox(place, LINE.height / 2), colours.text);
  });
}
