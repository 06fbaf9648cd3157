import type { ReactNode } from 'react';
import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { textWidth } from './label-lines.ts';
import { bandPath, linePath, isolatedPoints } from './paths.ts';
import { everyNth, linear, niceTicks, type Scale, slots, type Span } from './scale.ts';
import { SMALL_FONT, type Tone, TONES } from './tones.ts';

export interface TrendValue {
  readonly value: number;
  /** The interval; both ends or none. */
  readonly low?: number;
  readonly high?: number;
}

export interface Series {
  readonly name: string;
  readonly tone: Tone;
  /** One value per label; null where unknown. */
  readonly values: readonly (TrendValue | null)[];
}

interface TrendChartProps extends Omit<ChartFigureProps, 'draw'> {
  /** One label per point in time. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** The possible range of values; counts start at zero. */
  readonly bounds: Span;
  readonly format: (value: number) => string;
  /** A horizontal line at a meaningful value. */
  readonly baseline?: number;
}

const HEIGHT = 190;
const TOP = 12;
const BOTTOM = 24;

/** Values over time with their interval band; interrupted where nothing was counted. */
export function TrendChart({ labels, series, bounds, format, baseline, ...figure }: TrendChartProps) {
  return (
    <ChartFigure
      {...figure}
      draw={(canvas) => drawTrend({ labels, series, bounds, format, baseline }, canvas)}
    />
  );
}

type Data = Pick<TrendChartProps, 'labels' | 'series' | 'bounds' | 'format'> & {
  readonly baseline: number | undefined;
};

function drawTrend({ labels, series, bounds, format, baseline }: Data, canvas: Canvas): Drawing {
  const ticks = ticksOf(series, bounds);
  const gutter = Math.max(...ticks.map((tick) => textWidth(format(tick), SMALL_FONT))) + 8;
  const names = series.length > 1 ? 20 : 0;
  const span: Span = [gutter, canvas.width];
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP + names]);
  const places = slots(labels.length, span, 0);
  const xs = places.map(({ middle }) => middle);
  return {
    height: HEIGHT,
    body: (
      <>
        <Grid ticks={ticks} y={y} span={span} format={format} baseline={baseline} />
        <TimeLabels labels={labels} xs={xs} span={span} />
        {series.length > 1 && <Names series={series} from={gutter} />}
        {series.map((each) => (
          <SeriesLine key={each.name} series={each} xs={xs} y={y} />
        ))}
        {places.map(({ start, width }, index) => (
          <g key={index} {...canvas.mark(index)}>
            <rect x={start} y={TOP} width={width} height={HEIGHT - TOP - BOTTOM} fill="transparent" />
            {canvas.active === index && <Dots series={series} at={index} x={xs[index] ?? 0} y={y} />}
          </g>
        ))}
      </>
    ),
  };
}

/** As narrow as the values allow within the possible range; counts start at zero. */
function ticksOf(series: readonly Series[], [least, most]: Span): number[] {
  const known = series.flatMap(({ values }) => values).filter((value) => value !== null);
  const lows = known.map(({ value, low }) => low ?? value);
  const highs = known.map(({ value, high }) => high ?? value);
  const from = least === 0 ? 0 : Math.max(least, Math.min(...lows, most));
  const to = Math.min(most, Math.max(...highs, from));
  const found = niceTicks([from, to === from ? from + Math.min(1, most - from || 1) : to], 5);
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

function SeriesLine({ series, xs, y }: { series: Series; xs: readonly number[]; y: Scale }) {
  const { values, tone } = series;
  const points = values.map((value, index) => value && { x: xs[index] ?? 0, y: y(value.value) });
  const stretches = values.map((value, index) => {
    if (!value || value.low === undefined || value.high === undefined) return null;
    return { x: xs[index] ?? 0, low: y(value.low), high: y(value.high) };
  });
  return (
    <>
      <path d={bandPath(stretches)} style={{ fill: TONES[tone], fillOpacity: 0.14, stroke: 'none' }} />
      {isolatedPoints(stretches).map(({ x, low, high }) => (
        <line
          key={x}
          x1={x}
          x2={x}
          y1={low}
          y2={high}
          style={{ stroke: TONES[tone], strokeWidth: 6, opacity: 0.2 }}
        />
      ))}
      <path d={linePath(points)} style={lineStyle(tone)} />
      {isolatedPoints(points).map(({ x, y: at }) => (
        <circle key={x} cx={x} cy={at} r={3} style={{ fill: TONES[tone] }} />
      ))}
    </>
  );
}

interface DotsProps {
  readonly series: readonly Series[];
  readonly at: number;
  readonly x: number;
  readonly y: Scale;
}

function Dots({ series, at, x, y }: DotsProps) {
  return (
    <>
      <line x1={x} x2={x} y1={TOP} y2={HEIGHT - BOTTOM} style={{ stroke: TONES.middle, strokeWidth: 1 }} />
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
