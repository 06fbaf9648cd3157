import { useState } from 'react';
import type { AboutQuestion } from '../../answers/view.ts';
import { daysBetween, type Period, periodEnd } from '#shared/analytics/periods.ts';
import { type DayNote, dayMarks } from '#shared/charts/day-marks.ts';
import { FEWEST_IN_POINT } from '#shared/analytics/trend-points.ts';
import type { QuestionTrend as Trend } from '#shared/analytics/trend-schema.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { TrendChart, type TrendValue } from '../../ui/charts/trend-chart.tsx';
import { Found } from '../../ui/found.tsx';
import { plainParameters, useResults } from '../../answers/api/results.ts';
import { useAnnotations } from './api/annotations.ts';
import { notesOfChart, noteText } from './chart-notes.ts';
import { TrendNotes } from './trend-notes.tsx';
import {
  between,
  decimal,
  fileName,
  percent,
  periodLabel,
  rounded,
  spanText,
} from '../../answers/format-figure.ts';
import { levelSentence } from './level-sentence.ts';
import styles from '../../answers/overview.module.css';
import { Choice, PeriodPicker } from '../../answers/choice.tsx';

export function QuestionTrend({ surveyId, query, meaningId }: AboutQuestion) {
  const found = useResults('GET /surveys/{surveyId}/analytics/trends', {
    ...{ surveyId, ...plainParameters(query) },
  });
  return (
    <Found found={found} what="The trend" lines={9}>
      {({ trends, ...time }) => {
        const trend = trends.find((each) => each.meaningId === meaningId);
        return trend && <Shown {...{ surveyId, trend, time }} isBusy={found.isPlaceholderData} />;
      }}
    </Found>
  );
}

interface ShownProps {
  readonly surveyId: string;
  readonly trend: Trend;
  readonly time: TrendLineProps['time'];
  readonly isBusy: boolean;
}

function Shown({ surveyId, trend, time, isBusy }: ShownProps) {
  const annotations = useAnnotations(surveyId);
  const [measure, setMeasure] = useState<Measure>('mean');
  const notes = notesOfChart(annotations.data, time);
  const answers = answersOf(lineOf(trend, measure).points);
  if (answers < FEWEST_IN_LINE) return <TooFewForLine answers={answers} />;
  return (
    <div className={styles.trend} aria-busy={isBusy}>
      <p className={styles.level}>{levelSentence(trend)}</p>
      <div className={styles.trendTools}>
        <PeriodPicker shown={time.period} />
        {trend.kind === 'rating' && (
          <Choice label="What is shown" names={MEASURES} value={measure} onChoose={setMeasure} />
        )}
      </div>
      <TrendLine trend={trend} time={time} measure={measure} since={sinceOf(trend)} notes={notes} />
      <TrendNotes surveyId={surveyId} notes={notes} />
    </div>
  );
}

function sinceOf({ change }: Trend): string | null {
  return change.kind === 'changed' ? change.since : null;
}

type Measure = 'mean' | 'topTwo';

const MEASURES: Readonly<Record<Measure, string>> = { mean: 'Average', topTwo: 'Top two' };

interface KnownValue extends TrendValue {
  readonly answers: number;
}

/** A point with the days that it joins. */
interface Point {
  readonly span: Pick<Trend['points'][number], 'start' | 'end'>;
  readonly value: KnownValue;
}

type Line = Trend extends infer T ? (T extends Trend ? Omit<T, 'change'> : never) : never;

interface TrendLineProps {
  readonly trend: Line;
  /** The periods of the chart. */
  readonly time: { readonly period: Period; readonly starts: readonly string[] };
  readonly measure: Measure;
  /** The day since which the level is another. */
  readonly since?: string | null;
  /** What happened on its days, in their order. */
  readonly notes?: readonly DayNote[];
}

/** As a part of the width: closer marks would overlap on a phone. */
const MARKS_APART = 0.09;

export function TrendLine({ trend, time, measure, since = null, notes = [] }: TrendLineProps) {
  const { title, name, bounds, format, points } = lineOf(trend, measure);
  const answers = answersOf(points);
  if (answers < FEWEST_IN_LINE) return <TooFewForLine answers={answers} />;
  const { period, starts } = time;
  const words = ({ value: at, low, high, answers: own, isThin }: KnownValue) =>
    `${format(at)}, ${between({ low: low ?? at, high: high ?? at }, format)}, from ${pluralize(own, 'answer')}${isThin ? ', few' : ''}`;
  const readings = points.map(({ span, value }) => `${spanText(span)}: ${words(value)}`);
  return (
    <TrendChart
      title={title}
      fileName={fileName(trend.text, name, 'over time')}
      labels={starts.map((start) => periodLabel(start, period))}
      stays={points.map(({ span }) => [placeOf(span.start, starts), placeOf(span.end, starts) + 1])}
      series={[{ name, tone: 'main', values: points.map(({ value }) => value) }]}
      bounds={bounds}
      format={format}
      {...(trend.kind === 'nps' && { baseline: 0 })}
      moment={since === null ? null : momentOf(since, time)}
      marks={dayMarks(notes, (day) => momentOf(day, time) / starts.length, MARKS_APART).map((mark) => ({
        ...mark,
        notes: mark.notes.map(noteText),
      }))}
      readings={readings}
      hint={`A point has at least ${FEWEST_IN_POINT} answers; a thin one has fewer. The band is where the true value most likely lies.`}
      table={{
        columns: ['Days', name, 'Lowest likely', 'Highest likely', 'Answers'],
        rows: points.map(({ span, value }) => rowOf(spanText(span), value, format)),
      }}
    />
  );
}

/** Enough for two points. */
const FEWEST_IN_LINE = 2 * FEWEST_IN_POINT;

function answersOf(points: readonly Point[]): number {
  return points.reduce((sum, { value }) => sum + value.answers, 0);
}

function TooFewForLine({ answers }: { answers: number }) {
  const soFar = `so far there ${answers === 1 ? 'is' : 'are'} ${answers.toLocaleString()}`;
  return (
    <p className={styles.uncertainty}>
      {`A line over time takes ${FEWEST_IN_LINE} answers, enough for two points; ${soFar}.`}
    </p>
  );
}

/** The index of the period that contains a day. */
function placeOf(day: string, starts: readonly string[]): number {
  return Math.max(0, starts.filter((start) => start <= day).length - 1);
}

/** Where a day lies among the periods: 2.5 is the middle of the third. */
function momentOf(day: string, { period, starts }: TrendLineProps['time']): number {
  const at = placeOf(day, starts);
  const start = starts[at] ?? day;
  return at + daysBetween(start, day) / (daysBetween(start, periodEnd(start, period)) + 1);
}

function rowOf(name: string, value: KnownValue, format: (value: number) => string): string[] {
  const { low, high, answers } = value;
  const known = (end: number | undefined) => (end === undefined ? '–' : format(end));
  return [name, format(value.value), known(low), known(high), answers.toLocaleString()];
}

interface LineData {
  readonly title: string;
  readonly name: string;
  readonly bounds: readonly [number, number];
  readonly format: (value: number) => string;
  readonly points: readonly Point[];
}

function lineOf(trend: Line, measure: Measure): LineData {
  if (trend.kind === 'nps') {
    return {
      title: 'How does the score change over time?',
      name: 'Net promoter score',
      bounds: [-100, 100],
      format: rounded,
      points: pointsOf(
        trend.points,
        ({ nps }) => nps && { value: nps.score, low: nps.low, high: nps.high, answers: nps.answers },
      ),
    };
  }
  const isMean = measure === 'mean';
  return {
    title: isMean
      ? 'How does the average change over time?'
      : `How many give ${trend.scale - 1} or ${trend.scale} over time?`,
    name: isMean ? 'Average' : 'Top two',
    bounds: isMean ? [1, trend.scale] : [0, 1],
    format: isMean ? decimal : percent,
    points: pointsOf(
      trend.points,
      ({ summary }) => summary && (isMean ? meanOf(summary) : topTwoOf(summary)),
    ),
  };
}

function pointsOf<P extends Trend['points'][number]>(
  points: readonly P[],
  valueOf: (point: P) => KnownValue | null,
): Point[] {
  return points.flatMap((point) => {
    const { start, end, isThin, isAfterPause } = point;
    const value = valueOf(point);
    return value ? [{ span: { start, end }, value: { ...value, isThin, isAfterPause } }] : [];
  });
}

type Summary = NonNullable<Extract<Trend, { kind: 'rating' }>['points'][number]['summary']>;

function meanOf({ mean, meanLow, meanHigh, answers }: Summary): KnownValue {
  return { value: mean, answers, low: meanLow, high: meanHigh };
}

function topTwoOf({ topTwo, answers }: Summary): KnownValue {
  return { value: topTwo.share, low: topTwo.low, high: topTwo.high, answers };
}
