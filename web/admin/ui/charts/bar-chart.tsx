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
const NOTE = 18;
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
    y = barTop + BAR + (bar.note === undefined ? 0 : NOTE) + GAP;
    const isDimmed = canvas.active !== null && canvas.active !== index;
    return (
      <g key={bar.key} {...canvas.mark(index)}>
        <rect x={0} y={top} width={canvas.width} height={y - top - 4} fill="transparent" />
        <Label lines={lines} top={top} />
        <text x={canvas.width} y={top + FONT_SIZE + 1} textAnchor="end" style={VALUE}>
          {bar.valueText}
        </text>
        <BarShape bar={bar} top={barTop} width={canvas.width} scale={scale} opacity={isDimmed ? 0.55 : 1} />
        {bar.note !== undefined && (
          <text x={0} y={barTop + BAR + 14} style={NOTE_STYLE}>
            {bar.note}
          </text>
        )}
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
      <rect x={0} y={top} width={width} height={BAR} rx={3} style={{ fill: TONES.track }} />
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
