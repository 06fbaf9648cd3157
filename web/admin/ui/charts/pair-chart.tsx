import type { ReactNode } from 'react';
import { linear, type Scale } from '#shared/charts/scale.ts';
import { type Bar, BarShape, Label } from './bar-chart.tsx';
import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { labelLines } from './label-lines.ts';
import { FONT_SIZE, SMALL_FONT, TONES } from './tones.ts';

/** One of the two bars of a pair. */
export type PairedBar = Pick<Bar, 'value' | 'low' | 'high' | 'valueText'>;

export interface ChartPair {
  readonly key: string;
  readonly label: string;
  readonly one: PairedBar;
  readonly other: PairedBar;
  readonly reading: string;
}

interface PairChartProps extends Omit<ChartFigureProps, 'draw' | 'readings'> {
  /** What the two bars of each pair are. */
  readonly names: readonly [one: string, other: string];
  readonly pairs: readonly ChartPair[];
  /** The value of a full-width bar. */
  readonly whole: number;
}

const LINE = 18;
const NAME = 16;
const BAR = 14;
const GAP = 16;
const GUTTER = 32;
/** From this width on, pairs stand in two columns. */
const TWO_COLUMNS = 720;

/** Two bars for each row, to compare them. */
export function PairChart({ pairs, names, whole, ...figure }: PairChartProps) {
  return (
    <ChartFigure
      {...figure}
      readings={pairs.map(({ reading }) => reading)}
      draw={(canvas) => drawPairs(pairs, names, whole, canvas)}
    />
  );
}

function drawPairs(
  pairs: readonly ChartPair[],
  names: PairChartProps['names'],
  whole: number,
  canvas: Canvas,
): Drawing {
  const columns = canvas.width >= TWO_COLUMNS && pairs.length > 1 ? 2 : 1;
  const width = (canvas.width - (columns - 1) * GUTTER) / columns;
  const scale = linear([0, whole], [0, width]);
  const perColumn = Math.ceil(pairs.length / columns);
  let height = 1;
  let y = 0;
  const body = pairs.map((pair, index): ReactNode => {
    if (index % perColumn === 0) y = 0;
    const top = y;
    const lines = labelLines(pair.label, width, FONT_SIZE, 2);
    const barsTop = lines.length * LINE;
    y = top + barsTop + 2 * (NAME + BAR + 4) + GAP;
    height = Math.max(height, y - GAP + 4);
    const isDimmed = canvas.active !== null && canvas.active !== index;
    return (
      <g
        key={pair.key}
        {...canvas.mark(index)}
        transform={`translate(${Math.floor(index / perColumn) * (width + GUTTER)} ${top})`}
      >
        <rect x={0} y={0} width={width} height={y - top - 4} fill="transparent" />
        <Label lines={lines} top={0} />
        <OneBar name={names[0]} bar={pair.one} tone="main" {...{ top: barsTop, width, scale, isDimmed }} />
        <OneBar
          name={names[1]}
          bar={pair.other}
          tone="middle"
          {...{ top: barsTop + NAME + BAR + 4, width, scale, isDimmed }}
        />
      </g>
    );
  });
  return { height, body };
}

interface OneBarProps {
  readonly name: string;
  readonly bar: PairedBar;
  readonly tone: 'main' | 'middle';
  readonly top: number;
  readonly width: number;
  readonly scale: Scale;
  readonly isDimmed: boolean;
}

function OneBar({ name, bar, tone, top, width, scale, isDimmed }: OneBarProps) {
  return (
    <>
      <text x={0} y={top + SMALL_FONT} style={NAME_STYLE}>
        {name}
      </text>
      <text x={width} y={top + SMALL_FONT} textAnchor="end" style={VALUE_STYLE}>
        {bar.valueText}
      </text>
      <BarShape
        bar={{ ...bar, tone }}
        top={top + NAME}
        width={width}
        scale={scale}
        opacity={isDimmed ? 0.55 : 1}
      />
    </>
  );
}

const NAME_STYLE = { fontSize: SMALL_FONT, fill: TONES.quiet };
const VALUE_STYLE = { fontSize: SMALL_FONT, fill: TONES.text };
