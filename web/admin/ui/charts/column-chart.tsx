import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { textWidth } from './label-lines.ts';
import { everyNth, linear, type Slot, slots } from './scale.ts';
import { FONT_SIZE, SMALL_FONT, type Tone, TONES } from './tones.ts';

export interface Column {
  readonly key: string;
  /** Label under the column. */
  readonly label: string;
  readonly value: number;
  /** Label over the column, if there is room. */
  readonly valueText: string;
  readonly tone?: Tone;
  readonly reading: string;
}

interface ColumnChartProps extends Omit<ChartFigureProps, 'draw' | 'readings'> {
  readonly columns: readonly Column[];
}

const HEIGHT = 150;
const VALUE_ROOM = 20;
const LABEL_ROOM = 22;

/** A distribution: how many chose each point of a scale or each month. */
export function ColumnChart({ columns, ...figure }: ColumnChartProps) {
  return (
    <ChartFigure
      {...figure}
      readings={columns.map(({ reading }) => reading)}
      draw={(canvas) => drawColumns(columns, canvas)}
    />
  );
}

function drawColumns(columns: readonly Column[], { width, mark, active }: Canvas): Drawing {
  const places = slots(columns.length, [0, width], columns.length > 20 ? 0.15 : 0.25);
  const largest = Math.max(...columns.map(({ value }) => value), 0);
  const scale = linear([0, largest || 1], [0, FLOOR - VALUE_ROOM]);
  const pitch = width / Math.max(1, columns.length);
  const widest = (texts: readonly string[], size: number) =>
    Math.max(...texts.map((text) => textWidth(text, size)), 0) + 6;
  const labelled = everyNth(
    columns.length,
    width,
    widest(
      columns.map(({ label }) => label),
      FONT_SIZE,
    ),
  );
  const hasValues =
    widest(
      columns.map(({ valueText }) => valueText),
      SMALL_FONT,
    ) <= pitch;
  const body = columns.map((column, index) => (
    <g key={column.key} {...mark(index)}>
      <ColumnShape
        column={column}
        slot={places[index] ?? EMPTY_SLOT}
        pitch={pitch}
        // A value of 1 must stay visible.
        high={column.value === 0 ? 0 : Math.max(2, scale(column.value))}
        hasValue={(hasValues || active === index) && column.value > 0}
        hasLabel={index % labelled === 0 || active === index}
        isDimmed={active !== null && active !== index}
      />
    </g>
  ));
  return {
    height: HEIGHT,
    body: (
      <>
        <line
          x1={0}
          x2={width}
          y1={FLOOR + 0.5}
          y2={FLOOR + 0.5}
          style={{ stroke: TONES.grid, strokeWidth: 1 }}
        />
        {body}
      </>
    ),
  };
}

const EMPTY_SLOT: Slot = { start: 0, width: 0, middle: 0 };
const FLOOR = HEIGHT - LABEL_ROOM;

interface ColumnShapeProps {
  readonly column: Column;
  readonly slot: Slot;
  readonly pitch: number;
  readonly high: number;
  readonly hasValue: boolean;
  readonly hasLabel: boolean;
  readonly isDimmed: boolean;
}

function ColumnShape({ column, slot, pitch, high, hasValue, hasLabel, isDimmed }: ColumnShapeProps) {
  const { start, width, middle } = slot;
  const look = { fill: TONES[column.tone ?? 'main'], opacity: isDimmed ? 0.55 : 1 };
  return (
    <>
      <rect x={middle - pitch / 2} y={0} width={pitch} height={HEIGHT} fill="transparent" />
      <rect x={start} y={FLOOR - high} width={width} height={high} rx={Math.min(3, high / 2)} style={look} />
      {hasValue && (
        <text x={middle} y={FLOOR - high - 6} textAnchor="middle" style={VALUE}>
          {column.valueText}
        </text>
      )}
      {hasLabel && (
        <text x={middle} y={HEIGHT - 5} textAnchor="middle" style={LABEL}>
          {column.label}
        </text>
      )}
    </>
  );
}

const VALUE = { fontSize: SMALL_FONT, fontWeight: 600, fill: TONES.text };
const LABEL = { fontSize: FONT_SIZE, fill: TONES.quiet };
