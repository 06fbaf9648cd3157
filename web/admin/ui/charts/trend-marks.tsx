import type { Canvas } from './chart-figure.tsx';
import { textWidth } from './label-lines.ts';
import { SMALL_FONT, TONES } from './tones.ts';

export interface ChartMark {
  /** Between the begin (0) and the end (1) of the chart. */
  readonly at: number;
  readonly label: string;
  /** What happened, each with its day. */
  readonly notes: readonly string[];
}

interface MarkProps {
  readonly mark: ChartMark;
  readonly x: number;
  /** The end of its line. */
  readonly bottom: number;
  /** Its index among the readings. */
  readonly place: number;
  readonly canvas: Canvas;
}

/** A number above the chart and a line at its day. */
export function Mark({ mark: { label }, x, bottom, place, canvas }: MarkProps) {
  const isActive = canvas.active === place;
  const half = Math.max(10, textWidth(label, SMALL_FONT) / 2 + 5);
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={18}
        y2={bottom}
        style={{ stroke: isActive ? TONES.text : TONES.quiet, strokeWidth: 1 }}
      />
      <g {...canvas.mark(place)}>
        <rect
          x={x - half}
          y={0}
          width={2 * half}
          height={18}
          rx={9}
          style={{ fill: isActive ? TONES.text : TONES.track }}
        />
        <text
          x={x}
          y={13}
          textAnchor="middle"
          style={{ fontSize: SMALL_FONT, fill: isActive ? 'var(--p-color-bg-surface)' : TONES.text }}
        >
          {label}
        </text>
      </g>
    </>
  );
}

interface MomentProps {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line at the moment when the level changed. */
export function Moment({ x, top, bottom }: MomentProps) {
  return (
    <line
      x1={x}
      x2={x}
      y1={top}
      y2={bottom}
      style={{ stroke: TONES.quiet, strokeWidth: 1, strokeDasharray: '2 3' }}
    />
  );
}
