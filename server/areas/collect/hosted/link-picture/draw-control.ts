import { mix } from '#shared/theme/colour.ts';
import type { Question, QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { disc, outline, roundedBox, star, stroke, type Box } from './canvas.ts';
import { drawWord, lengthsOf, type Pen } from './pen.ts';

type Draw<T extends QuestionType> = (pen: Pen, question: QuestionOf<T>, box: Box) => void;

const CONTROLS: { readonly [T in QuestionType]: Draw<T> } = {
  single_select: (pen, { config }, box) => drawOptions(pen, config.options, box, 'disc'),
  multi_select: (pen, { config }, box) => drawOptions(pen, config.options, box, 'tick'),
  drop_down: (pen, _, box) => drawList(pen, box),
  rating: (pen, { config }, box) =>
    config.displayType === 'stars' ? drawStars(pen, config.scale, box) : drawTiles(pen, 1, config.scale, box),
  nps: (pen, _, box) => drawTiles(pen, 0, 10, box),
  number: (pen, _, box) => drawField(pen, { ...box, width: box.width / 2, height: 68 }),
  date: drawCalendar,
  text: (pen, _, box) => drawField(pen, box),
};

/** The way to answer a question, with an answer chosen. */
export function drawControl(pen: Pen, question: Question, box: Box): void {
  const draw = CONTROLS[question.type] as Draw<QuestionType>;
  draw(pen, question, box);
}

const GAP = 16;
const MOST_OPTIONS = 4;

function drawOptions(
  pen: Pen,
  options: readonly { readonly text: string }[],
  box: Box,
  mark: 'disc' | 'tick',
): void {
  const [width, height] = [(box.width - GAP) / 2, (box.height - GAP) / 2];
  options.slice(0, MOST_OPTIONS).forEach(({ text }, at) => {
    const place = {
      x: box.x + (at % 2) * (width + GAP),
      y: box.y + Math.floor(at / 2) * (height + GAP),
      width,
      height,
    };
    drawOption(pen, place, text, at === 0 ? mark : 'none');
  });
}

function drawOption(pen: Pen, box: Box, text: string, mark: 'disc' | 'tick' | 'none'): void {
  const { canvas, colours, radius } = pen;
  const row = roundedBox(box, radius);
  const isChosen = mark !== 'none';
  canvas.paint(row, isChosen ? colours.tint : colours.soft);
  if (isChosen) canvas.paint(outline(row, 3), colours.accent);
  const middle = { x: box.x + 34, y: box.y + box.height / 2 };
  if (!isChosen) canvas.paint(outline(disc(middle.x, middle.y, 13), 2), colours.line);
  else canvas.paint(disc(middle.x, middle.y, 14), colours.accent);
  if (mark === 'disc') canvas.paint(disc(middle.x, middle.y, 6), colours.onAccent);
  if (mark === 'tick') drawTick(pen, middle);
  const [length = 1] = lengthsOf(text, 22, 1);
  const room = box.width - 64 - 40;
  drawWord(pen, { ...box, x: box.x + 64, width: room * length }, 14, isChosen ? colours.text : colours.muted);
}

/** A tick is the same in all scripts, so that it is not mirrored with the rest. */
function drawTick({ canvas, colours, isMirrored }: Pen, { x, y }: { x: number; y: number }): void {
  const side = isMirrored ? -1 : 1;
  const points = [
    [x - side * 6, y],
    [x - side * 2, y + 5],
    [x + side * 6, y - 5],
  ] as const;
  canvas.paint(stroke(points, 3), colours.onAccent);
}

/** Four of five points. */
const chosenOf = (points: number) => Math.max(1, Math.round(points * 0.8));

function drawStars({ canvas, colours }: Pen, scale: number, box: Box): void {
  const pitch = Math.min(116, box.width / scale);
  for (let at = 0; at < scale; at += 1) {
    const shape = star(box.x + pitch * (at + 0.5), box.y + box.height / 2 + 4, pitch * 0.44);
    if (at < chosenOf(scale)) canvas.paint(shape, colours.accent);
    else canvas.paint(outline(shape, 3), colours.line);
  }
}

/** A scale of numbers from one to another, with one of the upper ones chosen. */
function drawTiles({ canvas, colours, radius }: Pen, from: number, to: number, box: Box): void {
  const count = to - from + 1;
  const gap = 8;
  const width = Math.min(96, (box.width - gap * (count - 1)) / count);
  const height = Math.min(84, width * 1.3);
  const chosen = Math.round((count - 1) * 0.9);
  for (let at = 0; at < count; at += 1) {
    const place = { x: box.x + at * (width + gap), y: box.y + (box.height - height) / 2, width, height };
    canvas.paint(roundedBox(place, radius), at === chosen ? colours.accent : colours.soft);
    const word = { ...place, x: place.x + width * 0.32, width: width * 0.36 };
    const line = roundedBox({ ...word, y: place.y + height / 2 - 5, height: 10 }, 5);
    canvas.paint(line, at === chosen ? colours.onAccent : colours.muted);
  }
}

function drawField({ canvas, colours, radius }: Pen, box: Box): void {
  const field = roundedBox(box, radius);
  canvas.paint(field, colours.soft);
  canvas.paint(outline(field, 2), colours.line);
  canvas.paint(roundedBox({ x: box.x + 28, y: box.y + 20, width: 3, height: 28 }, 2), colours.accent);
}

function drawList(pen: Pen, box: Box): void {
  const { canvas, colours } = pen;
  const place = { ...box, height: 68 };
  drawField(pen, place);
  const [x, y] = [box.x + box.width - 44, box.y + 34];
  canvas.paint(
    stroke(
      [
        [x - 12, y - 5],
        [x, y + 7],
        [x + 12, y - 5],
      ],
      4,
    ),
    colours.text,
  );
}

const WEEK = 7;
const WEEKS = 4;

function drawCalendar({ canvas, colours }: Pen, _: QuestionOf<'date'>, box: Box): void {
  const [across, down] = [box.width / WEEK, box.height / WEEKS];
  const quiet = mix(colours.background, colours.text, 0.2);
  for (let day = 2; day < WEEK * WEEKS; day += 1) {
    const [x, y] = [box.x + across * ((day % WEEK) + 0.5), box.y + down * (Math.floor(day / WEEK) + 0.5)];
    if (day === 16) canvas.paint(disc(x, y, 17), colours.accent);
    canvas.paint(disc(x, y, 6), day === 16 ? colours.onAccent : quiet);
  }
}
