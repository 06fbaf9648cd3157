import type { ReactNode } from 'react';
import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { textWidth } from './label-lines.ts';
import { bandPath, linePath, type Stretch, strokesOf } from '#shared/charts/paths.ts';
import {
  everyNth,
  linear,
  niceTicks,
  type Scale,
  slots,
  type Span,
  wholeTicks,
} from '#shared/charts/scale.ts';
import { type ChartMark, Mark, Moment } from './trend-marks.tsx';
import { SMALL_FONT, type Tone, TONES } from './tones.ts';

export interface TrendValue {
  readonly value: number;
  /** The interval; both ends or none. */
  readonly low?: number;
  readonly high?: number;
  /** Drawn thin: too few answers, or a period that is not over. */
  readonly isThin?: boolean;
  /** Interrupts the line before this value. */
  readonly isAfterPause?: boolean;
}

/** The labels that a value covers: from the first up to, not including, the second. */
export type Stay = readonly [from: number, to: number];

export interface Series {
  readonly name: string;
  readonly tone: Tone;
  /** One value per label, or per stay; null where unknown. */
  readonly values: readonly (TrendValue | null)[];
}

interface TrendChartProps extends Omit<ChartFigureProps, 'draw'> {
  /** One label per period of time. */
  readonly labels: readonly string[];
  /** The labels that each value covers, for values that join several. */
  readonly stays?: readonly Stay[];
  readonly series: readonly Series[];
  /** The possible range of values; counts start at zero. */
  readonly bounds: Span;
  readonly format: (value: number) => string;
  /** A horizontal line at a meaningful value. */
  readonly baseline?: number;
  /** A moment at which something changed, in labels from the first. */
  readonly moment?: number | null;
  /** What happened on days of the chart; each mark is read like a value. */
  readonly marks?: readonly ChartMark[];
}

const HEIGHT = 190;
const PLAIN_TOP = 12;
/** The room for the labels of marks. */
const MARKS_TOP = 24;
const BOTTOM = 24;

/** Values over time with their interval band; interrupted where nothing was counted. */
export function TrendChart({
  labels,
  stays,
  series,
  bounds,
  format,
  baseline,
  moment = null,
  marks = [],
  readings,
  ...figure
}: TrendChartProps) {
  const data = { labels, stays, series, bounds, format, baseline, moment, marks };
  return (
    <ChartFigure
      {...figure}
      readings={[...readings, ...marks.map(({ notes }) => notes.join('; '))]}
      footnotes={marks.map(({ label, notes }) => `${label} ${notes.join('; ')}`)}
      draw={(canvas) => drawTrend(data, canvas, readings.length)}
    />
  );
}

type Data = Pick<TrendChartProps, 'labels' | 'series' | 'bounds' | 'format'> & {
  readonly stays: readonly Stay[] | undefined;
  readonly baseline: number | undefined;
  readonly moment: number | null;
  readonly marks: readonly ChartMark[];
};

/** The marks are read after the values, from `firstMark` on. */
function drawTrend(data: Data, canvas: Canvas, firstMark: number): Drawing {
  const { labels, stays, series, bounds, format, baseline, moment, marks } = data;
  const ticks = ticksOf(series, bounds);
  const gutter = Math.max(...ticks.map((tick) => textWidth(format(tick), SMALL_FONT))) + 8;
  const top = (marks.length > 0 ? MARKS_TOP : PLAIN_TOP) + (series.length > 1 ? 20 : 0);
  const span: Span = [gutter, canvas.width];
  const y = within(linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [HEIGHT - BOTTOM, top]), top);
  const periods = slots(labels.length, span, 0);
  const x = linear([0, Math.max(1, labels.length)], span);
  const places = stays?.map(([from, to]) => ({
    start: x(from),
    width: x(to) - x(from),
    middle: x((from + to) / 2),
  }));
  const shown = places ?? periods;
  const xs = shown.map(({ middle }) => middle);
  return {
    height: HEIGHT,
    body: (
      <>
        <Grid ticks={ticks} y={y} span={span} format={format} baseline={baseline} />
        <TimeLabels labels={labels} xs={periods.map(({ middle }) => middle)} span={span} />
        {series.length > 1 && <Names series={series} from={gutter} />}
        {moment !== null && <Moment x={x(moment)} top={top} bottom={HEIGHT - BOTTOM} />}
        {marks.map((mark, index) => (
          <Mark
            key={mark.label}
            mark={mark}
            x={x(mark.at * labels.length)}
            bottom={HEIGHT - BOTTOM}
            place={firstMark + index}
            canvas={canvas}
          />
        ))}
        {series.map((each) => (
          <SeriesLine key={each.name} series={each} xs={xs} y={y} />
        ))}
        {shown.map(({ start, width }, index) => (
          <g key={index} {...canvas.mark(index)}>
            <rect x={start} y={top} width={width} height={HEIGHT - top - BOTTOM} fill="transparent" />
            {canvas.active === index && (
              <Dots series={series} at={index} x={xs[index] ?? 0} y={y} from={top} />
            )}
          </g>
        ))}
      </>
    ),
  };
}

/** Keeps intervals of thin values, which do not widen the axis, inside the chart. */
function within(y: Scale, top: number): Scale {
  return (value) => Math.max(top, Math.min(HEIGHT - BOTTOM, y(value)));
}

/** As narrow as the values allow within the possible range; counts start at zero. */
function ticksOf(series: readonly Series[], [least, most]: Span): number[] {
  const known = series.flatMap(({ values }) => values).filter((value) => value !== null);
  const lows = known.map(({ value, low, isThin }) => (isThin ? value : (low ?? value)));
  const highs = known.map(({ value, high, isThin }) => (isThin ? value : (high ?? value)));
  const from = least === 0 ? 0 : Math.max(least, Math.min(...lows, most));
  const to = Math.min(most, Math.max(...highs, from));
  const span: Span = [from, to === from ? from + Math.min(1, most - from || 1) : to];
  const found = least === 0 && most > 1 ? wholeTicks(span, 5) : niceTicks(span, 5);
  return found.filter((tick) => tick >= least && tick <= most);
}

interface GridProps {
  readonly ticks: readonly number[];
  readonly y: Scale;
  readonly span: Span;
  readonly format: (value: number) => string;
  readonly baseline: number | undefined;
}

function Grid({ ticks, y, span: [from, to], format, baseline }: GridProps) {
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={from}
            x2={to}
            y1={y(tick)}
            y2={y(tick)}
            style={{ stroke: tick === baseline ? TONES.middle : TONES.grid, strokeWidth: 1 }}
          />
          <text x={from - 8} y={y(tick) + 4} textAnchor="end" style={SMALL}>
            {format(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

interface TimeLabelsProps {
  readonly labels: readonly string[];
  readonly xs: readonly number[];
  readonly span: Span;
}

function TimeLabels({ labels, xs, span: [from, to] }: TimeLabelsProps) {
  const widest = Math.max(...labels.map((label) => textWidth(label, SMALL_FONT)), 0);
  const nth = everyNth(labels.length, to - from, widest + 12);
  return (
    <>
      {labels.map((label, index): ReactNode => {
        if (index % nth !== 0) return null;
        const x = Math.max(widest / 2, Math.min(xs[index] ?? 0, to - textWidth(label, SMALL_FONT) / 2));
        return (
          <text key={index} x={x} y={HEIGHT - 6} textAnchor="middle" style={SMALL}>
            {label}
          </text>
        );
      })}
    </>
  );
}

function Names({ series, from }: { series: readonly Series[]; from: number }) {
  const widths = series.map(({ name }) => 24 + textWidth(name, SMALL_FONT) + 14);
  return (
    <>
      {series.map(({ name, tone }, index): ReactNode => {
        const at = from + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
        return (
          <g key={name}>
            <line x1={at} x2={at + 18} y1={8} y2={8} style={lineStyle(tone)} />
            <text x={at + 24} y={12} style={SMALL}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

function lineStyle(tone: Tone) {
  return {
    fill: 'none',
    stroke: TONES[tone],
    strokeWidth: 2,
    strokeLinejoin: 'round' as const,
    strokeLinecap: 'round' as const,
    ...(tone === 'middle' && { strokeDasharray: '5 5' }),
  };
}

/** Up to this many values, each has a dot. */
const MOST_DOTS = 16;

function SeriesLine({ series, xs, y }: { series: Series; xs: readonly number[]; y: Scale }) {
  const { values, tone } = series;
  const { full, thin } = strokesOf(values);
  const pointAt = (index: number) => {
    const value = values[index];
    return value ? { x: xs[index] ?? 0, y: y(value.value) } : null;
  };
  const bandAt = (index: number) => {
    const value = values[index];
    if (!value || value.low === undefined || value.high === undefined) return null;
    return { x: xs[index] ?? 0, low: y(value.low), high: y(value.high) };
  };
  const pathOf = <T,>(stretches: readonly (readonly number[])[], at: (index: number) => T) =>
    stretches.flatMap((stretch) => [...stretch.map(at), null]);
  const alone = full.filter(({ length }) => length === 1).flat();
  return (
    <>
      <path
        d={bandPath(pathOf(thin, bandAt))}
        style={{ fill: TONES[tone], fillOpacity: 0.07, stroke: 'none' }}
      />
      <path
        d={bandPath(pathOf(full, bandAt))}
        style={{ fill: TONES[tone], fillOpacity: 0.16, stroke: 'none' }}
      />
      {alone.map((index) => (
        <Bar key={index} band={bandAt(index)} tone={tone} />
      ))}
      <path d={linePath(pathOf(thin, pointAt))} style={thinStyle(tone)} />
      <path d={linePath(pathOf(full, pointAt))} style={lineStyle(tone)} />
      {values.map((value, index) => {
        const isShown = value && (alone.includes(index) || (values.length <= MOST_DOTS && !value.isThin));
        if (!value || (!isShown && !value.isThin)) return null;
        const { x = 0, y: at = 0 } = pointAt(index) ?? {};
        return (
          <circle key={index} cx={x} cy={at} r={value.isThin ? 2 : 3} style={dotStyle(tone, value.isThin)} />
        );
      })}
    </>
  );
}

function Bar({ band, tone }: { band: Stretch | null; tone: Tone }) {
  if (band === null) return null;
  const { x, low, high } = band;
  return (
    <line x1={x} x2={x} y1={low} y2={high} style={{ stroke: TONES[tone], strokeWidth: 6, opacity: 0.2 }} />
  );
}

function thinStyle(tone: Tone) {
  return { ...lineStyle(tone), strokeWidth: 1, strokeDasharray: '3 3' };
}

function dotStyle(tone: Tone, isThin = false) {
  if (!isThin) return { fill: TONES[tone] };
  return { fill: 'var(--p-color-bg-surface)', stroke: TONES[tone], strokeWidth: 1 };
}

interface DotsProps {
  readonly series: readonly Series[];
  readonly at: number;
  readonly x: number;
  readonly y: Scale;
  readonly from: number;
}

function Dots({ series, at, x, y, from }: DotsProps) {
  return (
    <>
      <line x1={x} x2={x} y1={from} y2={HEIGHT - BOTTOM} style={{ stroke: TONES.middle, strokeWidth: 1 }} />
      {series.map(({ name, tone, values }): ReactNode => {
        const value = values[at];
        return value ? (
          <circle
            key={name}
            cx={x}
            cy={y(value.value)}
            r={4.5}
            style={{ fill: TONES[tone], stroke: 'var(--p-color-bg-surface)', strokeWidth: 2 }}
          />
        ) : null;
      })}
    </>
  );
}

const SMALL = { fontSize: SMALL_FONT, fill: TONES.quiet };
