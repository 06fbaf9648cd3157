import { whole } from '../analytics/finding-words.ts';
import { daysBetween } from '../analytics/periods.ts';
import { FEWEST_IN_POINT } from '../analytics/trend-points.ts';
import type { QuestionTrend } from '../analytics/trend-schema.ts';
import { type DayMark, type DayNote, dayMarks, notesWithin } from '../charts/day-marks.ts';
import { bandPath, linePath, strokesOf } from '../charts/paths.ts';
import { linear, niceTicks } from '../charts/scale.ts';
import { dayText } from './report-dates.ts';
import { element, type ReportElement } from './report-node.ts';

interface Point {
  readonly start: string;
  readonly end: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly isThin: boolean;
  readonly isAfterPause: boolean;
  readonly answers: number;
}

interface Line {
  readonly name: string;
  readonly bounds: readonly [number, number];
  readonly format: (value: number) => string;
  readonly points: readonly Point[];
}

/** Enough for two points. */
const FEWEST_IN_LINE = 2 * FEWEST_IN_POINT;
const WIDTH = 1_000;
const HEIGHT = 150;
const TOP = 24;
const BOTTOM = 8;
/** As a part of the width: marks that are closer would overlap on a phone. */
const APART = 0.09;

/**
 * A score over time with the notes on its days. Only the lines stretch with the page; texts and dots keep their size, so
 * that it can be read at any width.
 */
export function trendFigure(trend: QuestionTrend, notes: readonly DayNote[]): ReportElement | null {
  const line = lineOf(trend);
  const [first, last] = [line.points[0], line.points.at(-1)];
  if (!first || !last || answersOf(line) < FEWEST_IN_LINE) return null;
  const days = daysBetween(first.start, last.end) + 1;
  const ticks = ticksOf(line);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP]);
  const clamped = (value: number) => Math.max(TOP, Math.min(HEIGHT - BOTTOM, y(value)));
  const x = ({ start, end }: Point) =>
    (daysBetween(first.start, start) + (daysBetween(start, end) + 1) / 2) / days;
  const shown = notesWithin(notes, first.start, last.end);
  const marks = dayMarks(shown, (day) => (daysBetween(first.start, day) + 0.5) / days, APART);
  return element(
    'figure',
    { class: 'report-trend' },
    element('figcaption', { class: 'report-small' }, `${line.name} over time`),
    element(
      'svg',
      { class: 'report-lines', role: 'img', 'aria-label': readingOf(line) },
      ...ticks.map((tick) => tickLine(line.format(tick), y(tick))),
      ...marks.map((mark) => markLine(mark)),
      stretched(line, (point) => WIDTH * x(point), clamped),
      ...line.points.map((point) =>
        element('circle', {
          class: point.isThin ? 'report-dot report-thin' : 'report-dot',
          cx: `${round(100 * x(point))}%`,
          cy: round(clamped(point.value)),
          r: 2.5,
        }),
      ),
    ),
    element(
      'p',
      { class: 'report-axis' },
      element('span', {}, dayText(first.start)),
      element('span', {}, dayText(last.end)),
    ),
    marks.length === 0 ? null : noteList(marks),
  );
}

function answersOf({ points }: Line): number {
  return points.reduce((sum, { answers }) => sum + answers, 0);
}

const round = (value: number) => Math.round(value * 10) / 10;

function lineOf(trend: QuestionTrend): Line {
  if (trend.kind === 'nps') {
    return {
      name: 'Net promoter score',
      bounds: [-100, 100],
      format: whole,
      points: trend.points.flatMap(({ nps, ...span }) =>
        nps ? [{ ...span, value: nps.score, low: nps.low, high: nps.high, answers: nps.answers }] : [],
      ),
    };
  }
  return {
    name: 'Average',
    bounds: [1, trend.scale],
    format: (value) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
    points: trend.points.flatMap(({ summary, ...span }) =>
      summary
        ? [
            {
              ...span,
              value: summary.mean,
              low: summary.meanLow,
              high: summary.meanHigh,
              answers: summary.answers,
            },
          ]
        : [],
    ),
  };
}

/** Intervals of thin points do not widen the axis. */
function ticksOf({ points, bounds: [least, most] }: Line): number[] {
  const lows = points.map(({ value, low, isThin }) => (isThin ? value : low));
  const highs = points.map(({ value, high, isThin }) => (isThin ? value : high));
  return niceTicks([Math.max(least, Math.min(...lows)), Math.min(most, Math.max(...highs))], 4).filter(
    (tick) => tick >= least && tick <= most,
  );
}

function tickLine(label: string, y: number): ReportElement {
  const at = round(y);
  return element(
    'g',
    {},
    element('line', { class: 'report-grid', x1: '0', x2: '100%', y1: at, y2: at }),
    element('text', { class: 'report-tick', x: '0', y: at - 3 }, label),
  );
}

function markLine({ at, label, notes }: DayMark): ReportElement {
  const x = `${round(100 * at)}%`;
  return element(
    'g',
    {},
    element('title', {}, notes.map(({ text }) => text).join('; ')),
    element('line', { class: 'report-moment', x1: x, x2: x, y1: 16, y2: HEIGHT - BOTTOM }),
    element('text', { class: 'report-mark', x, y: 11 }, label),
  );
}

/** The band and the lines, in a drawing of its own that is as wide as the page. */
function stretched(
  { points }: Line,
  x: (point: Point) => number,
  y: (value: number) => number,
): ReportElement {
  const { full, thin } = strokesOf(points);
  const known = (index: number) => points[index] ?? null;
  const dot = (index: number) => {
    const point = known(index);
    return point && { x: x(point), y: y(point.value) };
  };
  const span = (index: number) => {
    const point = known(index);
    return point && { x: x(point), low: y(point.low), high: y(point.high) };
  };
  const each = <T>(stretches: readonly (readonly number[])[], of: (index: number) => T) =>
    stretches.flatMap((stretch) => [...stretch.map(of), null]);
  return element(
    'svg',
    {
      x: '0',
      y: '0',
      width: '100%',
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
    },
    element('path', { class: 'report-band', d: bandPath([...each(full, span), ...each(thin, span)]) }),
    element('path', { class: 'report-line', d: linePath(each(full, dot)) }),
    element('path', { class: 'report-line report-thin', d: linePath(each(thin, dot)) }),
  );
}

function noteList(marks: readonly DayMark[]): ReportElement {
  return element(
    'ol',
    { class: 'report-notes', 'aria-label': 'What happened on these days' },
    ...marks
      .flatMap(({ notes }) => notes)
      .map(({ day, text }) => element('li', { dir: 'auto' }, `${dayText(day)}: ${text}`)),
  );
}

/** The whole line as one sentence, for those who do not see it. */
function readingOf({ name, format, points }: Line): string {
  const said = points.map(
    ({ end, value, low, high }) =>
      `${dayText(end)} ${format(value)}, between ${format(low)} and ${format(high)}`,
  );
  return `${name}: ${said.join('; ')}`;
}
