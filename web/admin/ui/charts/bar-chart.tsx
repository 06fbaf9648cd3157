import type { ReactNode } from 'react';
import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { labelLines, textWidth } from './label-lines.ts';
import { linear, type Scale } from './scale.ts';
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
    const lines = labelLines(bar.label, labelWidth, FONT_SIZE, 2);
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

function Label({ lines, top }: { lines: readonly string[]; top: number }) {
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
  readonly bar: Bar;
  readonly top: number;
  readonly width: number;
  readonly scale: Scale;
  readonly opacity: number;
}

function BarShape({ bar, top, width, scale, opacity }: BarShapeProps) {
  const length = scale(bar.value);
  const tail = scale(bar.tail ?? 0);
  return (
    <>
      <rect
        x={0}
        y={top}
        width={width - scale(bar.exempt ?? 0)}
        height={BAR}
        rx={3}
        style={{ fill: TONES.track }}
      />
      {bar.exempt !== undefined && bar.exempt > 0 && (
        <Outline from={width - scale(bar.exempt)} to={width} top={top} />
      )}
      <rect
        x={0}
        y={top}
        width={Math.max(0, length - tail)}
        height={BAR}
        rx={3}
        style={{ fill: TONES[bar.tone ?? 'main'], opacity }}
      />
      {tail > 0 && (
        <rect
          x={Math.max(0, length - tail)}
          y={top}
          width={tail}
          height={BAR}
          rx={3}
          style={{ fill: TONES.bad, opacity }}
        />
      )}
      {bar.low !== undefined && bar.high !== undefined && (
        <Whisker from={scale(bar.low)} to={scale(bar.high)} middle={top + BAR / 2} />
      )}
    </>
  );
}

/** A part of the track that no bar was expected to fill. */
function Outline({ from, to, top }: { from: number; to: number; top: number }) {
  return (
    <rect
      x={from + 1}
      y={top + 0.5}
      width={Math.max(0, to - from - 1.5)}
      height={BAR - 1}
      rx={3}
      style={{ fill: 'none', stroke: TONES.middle, strokeWidth: 1, strokeDasharray: '2 3' }}
    />
  );
}

/** The interval of a value: dark with a light edge, visible on the bar and beside it. */
function Whisker({ from, to, middle }: { from: number; to: number; middle: number }) {
  const path = `M${from} ${middle}H${to}M${from} ${middle - 4}V${middle + 4}M${to} ${middle - 4}V${middle + 4}`;
  return (
    <>
      <path d={path} style={{ fill: 'none', stroke: 'var(--p-color-bg-surface)', strokeWidth: 3.5 }} />
      <path d={path} style={{ fill: 'none', stroke: TONES.text, strokeWidth: 1.5 }} />
    </>
  );
}
