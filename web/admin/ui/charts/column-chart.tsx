import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { textWidth } from './label-lines.ts';
import { everyNth, linear, type Slot, slots } from '#shared/charts/scale.ts';
import { FONT_SIZE, SMALL_FONT, type Tone, TONES } from './tones.ts';

export interface Column {
  readonly key: string;
  /** Label under the column. */
  readonly label: string;
  readonly value: number;
  /** Label over the column, if there is room. */
  readonly valueText: string;
  /** The label where the longer one has no room; else only the highest column has its label. */
  readonly shortText?: string;
  readonly tone?: Tone;
  readonly reading: string;
}

interface ColumnChartProps extends Omit<ChartFigureProps, 'draw' | 'readings'> {
  readonly columns: readonly Column[];
}

const HEIGHT = 150;
const VALUE_ROOM = 20;
const LABEL_ROOM = 22;
const FLOOR = HEIGHT - LABEL_ROOM;
const EMPTY_SLOT: Slot = { start: 0, width: 0, middle: 0 };
/** A single column must not look like a block. */
const WIDEST_COLUMN = 64;

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
  const labelWidth =
    widestOf(
      columns.map(({ label }) => label),
      FONT_SIZE,
    ) + 14;
  const labelled = everyNth(columns.length, width, labelWidth);
  const valueOf = valueTexts(columns, pitch);
  const highest = columns.findIndex(({ value }) => value === largest);
  const body = columns.map((column, index) => (
    <g key={column.key} {...mark(index)}>
      <ColumnShape
        column={column}
        slot={places[index] ?? EMPTY_SLOT}
        pitch={pitch}
        // A value of 1 must stay visible.
        high={column.value === 0 ? 0 : Math.max(2, scale(column.value))}
        valueText={column.value > 0 ? valueOf(column, index === (active ?? highest)) : ''}
        labelAt={
          hasLabel(index, labelled, active) ? within(places[index]?.middle ?? 0, column.label, width) : null
        }
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

const widestOf = (texts: readonly string[], size: number) =>
  Math.max(...texts.map((text) => textWidth(text, size)), 0);

/** What stands over a column: the whole text, the short one, or only one column's, as there is room. */
function valueTexts(columns: readonly Column[], pitch: number) {
  const fit = (texts: readonly string[]) => widestOf(texts, SMALL_FONT) + 4 <= pitch;
  if (fit(columns.map(({ valueText }) => valueText))) return ({ valueText }: Column) => valueText;
  const short = ({ shortText, valueText }: Column) => shortText ?? valueText;
  if (fit(columns.map(short))) return short;
  return ({ valueText }: Column, isTold: boolean) => (isTold ? valueText : '');
}

/** Every n-th column has a label. The active one's takes the room of its neighbours'. */
function hasLabel(index: number, nth: number, active: number | null): boolean {
  if (active === null || active === index) return active === index || index % nth === 0;
  return index % nth === 0 && Math.abs(index - active) >= nth;
}

/** The middle of a label that stays inside the chart. */
function within(middle: number, label: string, width: number): number {
  const half = textWidth(label, FONT_SIZE) / 2;
  return Math.max(half, Math.min(middle, width - half));
}

interface ColumnShapeProps {
  readonly column: Column;
  readonly slot: Slot;
  readonly pitch: number;
  readonly high: number;
  /** Empty without a label over the column. */
  readonly valueText: string;
  /** The middle of the label under the column; null without one. */
  readonly labelAt: number | null;
  readonly isDimmed: boolean;
}

function ColumnShape({ column, slot, pitch, high, valueText, labelAt, isDimmed }: ColumnShapeProps) {
  const { middle } = slot;
  const width = Math.min(slot.width, WIDEST_COLUMN);
  const look = { fill: TONES[column.tone ?? 'main'], opacity: isDimmed ? 0.55 : 1 };
  return (
    <>
      <rect x={middle - pitch / 2} y={0} width={pitch} height={HEIGHT} fill="transparent" />
      <rect
        x={middle - width / 2}
        y={FLOOR - high}
        width={width}
        height={high}
        rx={Math.min(3, high / 2)}
        style={look}
      />
      {valueText !== '' && (
        <text x={middle} y={FLOOR - high - 6} textAnchor="middle" style={VALUE}>
          {valueText}
        </text>
      )}
      {labelAt !== null && (
        <text x={labelAt} y={HEIGHT - 5} textAnchor="middle" style={LABEL}>
          {column.label}
        </text>
      )}
    </>
  );
}

const VALUE = { fontSize: SMALL_FONT, fontWeight: 600, fill: TONES.text };
const LABEL = { fontSize: FONT_SIZE, fill: TONES.quiet };
