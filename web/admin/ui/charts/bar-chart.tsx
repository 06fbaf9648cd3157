import type { ReactNode } from 'react';
import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { labelLines, textWidth } from './label-lines.ts';
import { linear, type Scale } from '#shared/charts/scale.ts';
import { FONT_SIZE, SMALL_FONT, type Tone, TONES } from './tones.ts';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The highlighted end of the bar: shoppers who left here. */
  readonly tail?: number;
  /** The dashed end of the track: shoppers who were not meant to come here. */
  readonly exempt?: number;
  readonly low?: number;
  readonly high?: number;
  readonly valueText: string;
  /** Small text under the bar. */
  readonly note?: string;
  readonly tone?: Tone;
  readonly reading: string;
}

interface BarChartProps extends Omit<ChartFigureProps, 'draw' | 'readings'> {
  readonly bars: readonly Bar[];
  /** The value of a full-width bar; each bar has a track of this length. */
  readonly whole: number;
}

const LINE = 18;
const BAR = 14;
const NOTE = 16;
const GAP = 14;
const RADIUS = 3;

/** Horizontal bars, so that labels have the full width on a phone. */
export function BarChart({ bars, whole, ...figure }: BarChartProps) {
  return (
    <ChartFigure
      {...figure}
      readings={bars.map(({ reading }) => reading)}
      draw={(canvas) => drawBars(bars, whole, canvas)}
    />
  );
}

function drawBars(bars: readonly Bar[], whole: number, canvas: Canvas): Drawing {
  const scale = linear([0, whole], [0, canvas.width]);
  let y = 0;
  const body = bars.map((bar, index): ReactNode => {
    const labelWidth = canvas.width - textWidth(bar.valueText, FONT_SIZE) - 16;
    const lines = labelLines(bar.label, labelWidth, FONT_SIZE, 3);
    const top = y;
    const barTop = top + lines.length * LINE + 4;
    const notes = bar.note === undefined ? [] : labelLines(bar.note, canvas.width, SMALL_FONT, 3);
    y = barTop + BAR + notes.length * NOTE + GAP;
    const isDimmed = canvas.active !== null && canvas.active !== index;
    return (
      <g key={bar.key} {...canvas.mark(index)}>
        <rect x={0} y={top} width={canvas.width} height={y - top - 4} fill="transparent" />
        <Label lines={lines} top={top} />
        <text x={canvas.width} y={top + FONT_SIZE + 1} textAnchor="end" style={VALUE}>
          {bar.valueText}
        </text>
        <BarShape bar={bar} top={barTop} width={canvas.width} scale={scale} opacity={isDimmed ? 0.55 : 1} />
        {notes.map((line, at) => (
          <text key={at} x={0} y={barTop + BAR + 14 + at * NOTE} style={NOTE_STYLE}>
            {line}
          </text>
        ))}
      </g>
    );
  });
  return { height: Math.max(1, y - GAP + 4), body };
}

const VALUE = { fontSize: FONT_SIZE, fontWeight: 600, fill: TONES.text };
const NOTE_STYLE = { fontSize: SMALL_FONT, fill: TONES.quiet };
const LABEL = { fontSize: FONT_SIZE, fill: TONES.text };

export function Label({ lines, top }: { lines: readonly string[]; top: number }) {
  return (
    <>
      {lines.map((line, index) => (
        <text key={index} x={0} y={top + FONT_SIZE + 1 + index * LINE} style={LABEL}>
          {line}
        </text>
      ))}
    </>
  );
}

interface BarShapeProps {
  readonly bar: Pick<Bar, 'value' | 'tail' | 'exempt' | 'low' | 'high' | 'tone'>;
  readonly top: number;
  readonly width: number;
  readonly scale: Scale;
  readonly opacity: number;
}

export function BarShape({ bar, top, width, scale, opacity }: BarShapeProps) {
  const length = scale(bar.value);
  const tail = scale(bar.tail ?? 0);
  return (
    <>
      <rect
        x={0}
        y={top}
        width={width - scale(bar.exempt ?? 0)}
        height={BAR}
        rx={RADIUS}
        style={{ fill: TONES.track }}
      />
      {bar.exempt !== undefined && bar.exempt > 0 && (
        <Outline from={width - scale(bar.exempt)} to={width} top={top} />
      )}
      <path
        d={barPath(Math.max(0, length - tail), top, bar.high === undefined ? RADIUS : 0)}
        style={{ fill: TONES[bar.tone ?? 'main'], opacity }}
      />
      {tail > 0 && (
        <rect
          x={Math.max(0, length - tail)}
          y={top}
          width={tail}
          height={BAR}
          rx={RADIUS}
          style={{ fill: TONES.bad, opacity }}
        />
      )}
      {bar.low !== undefined && bar.high !== undefined && (
        <Interval {...{ bar, top, scale, opacity }} low={bar.low} high={bar.high} />
      )}
    </>
  );
}

/** A bar from the left edge. Its end is square where an interval continues it. */
function barPath(length: number, top: number, endRadius: number): string {
  const start = Math.min(RADIUS, length / 2);
  const end = Math.min(endRadius, length / 2);
  const corner = (radius: number, x: number, y: number) =>
    `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return [
    `M${start} ${top}H${length - end}${corner(end, 1, 1)}V${top + BAR - end}${corner(end, -1, 1)}`,
    `H${start}${corner(start, -1, -1)}V${top + start}${corner(start, 1, -1)}Z`,
  ].join('');
}

/** A part of the track that no bar was expected to fill. */
function Outline({ from, to, top }: { from: number; to: number; top: number }) {
  return (
    <rect
      x={from + 1}
      y={top + 0.5}
      width={Math.max(0, to - from - 1.5)}
      height={BAR - 1}
      rx={RADIUS}
      style={{ fill: 'none', stroke: TONES.middle, strokeWidth: 1, strokeDasharray: '2 3' }}
    />
  );
}

interface IntervalProps {
  readonly bar: Pick<Bar, 'value' | 'tone'>;
  readonly low: number;
  readonly high: number;
  readonly top: number;
  readonly scale: Scale;
  readonly opacity: number;
}

/** The interval of a value: the bar is lighter from the low end to the value, and lighter still up to the high end. */
function Interval({ bar, low, high, top, scale, opacity }: IntervalProps) {
  const [from, value, to] = [scale(low), scale(bar.value), scale(high)];
  const box = { y: top, height: BAR };
  return (
    <>
      <rect
        {...box}
        x={from}
        width={Math.max(0, value - from)}
        style={{ fill: 'var(--p-color-bg-surface)', opacity: 0.4 }}
      />
      <rect
        {...box}
        x={value}
        width={Math.max(0, to - value)}
        style={{ fill: TONES[bar.tone ?? 'main'], opacity: 0.3 * opacity }}
      />
    </>
  );
}
