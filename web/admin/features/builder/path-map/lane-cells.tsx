import type { Lane } from './lanes.ts';
import styles from './path-map.module.css';

/** Positions within a row where lines arrive and leave, and the distance between lines, in pixels. */
const ARRIVE = 14;
const LEAVE = 32;
const STEP = 14;
const TONES = 5;

export function gutterWidth(lanes: readonly Lane[]): number {
  return (Math.max(-1, ...lanes.map(({ column }) => column)) + 1) * STEP + (lanes.length > 0 ? 6 : 0);
}

/** The segments of all lines that cross one row. */
export function LaneCells({ row, lanes }: { row: number; lanes: readonly Lane[] }) {
  return (
    <div className={styles.gutter} style={{ width: gutterWidth(lanes) }} aria-hidden="true">
      {lanes
        .filter(({ top, bottom }) => top <= row && row <= bottom)
        .map((lane) => (
          <LanePiece key={`${lane.target} ${lane.top}`} row={row} lane={lane} />
        ))}
    </div>
  );
}

function LanePiece({ row, lane }: { row: number; lane: Lane }) {
  const { target, sources, top, bottom, column } = lane;
  const left = column * STEP + STEP / 2;
  const isTarget = row === target;
  const isSource = sources.has(row);
  const from = row === top ? (isTarget ? ARRIVE : LEAVE) : 0;
  const end = row === bottom ? { height: (isSource ? LEAVE : ARRIVE) - from } : { bottom: 0 };
  return (
    <span data-tone={target % TONES}>
      <i className={styles.down} style={{ left, top: from, ...end }} />
      {isSource && <i className={styles.across} style={{ width: left, top: LEAVE }} />}
      {isTarget && <i className={`${styles.across} ${styles.arrow}`} style={{ width: left, top: ARRIVE }} />}
    </span>
  );
}
