import type { CSSProperties } from 'react';
import type { Brief } from '#shared/analytics/brief-schema.ts';
import { percent } from '#shared/words/percent.ts';
import { withMinus } from '#shared/words/minus.ts';
import styles from './home.module.css';

type Chart = NonNullable<Brief['chart']>;

interface BriefChartProps extends Pick<Brief, 'certainty'> {
  readonly chart: Chart;
}

/** Shares between 0 and 100 %, or a score on its scale: a dark line for the estimate, a tint for its interval. */
export function BriefChart({ chart, certainty }: BriefChartProps) {
  if (chart.kind === 'score') return <ScoreScale {...chart} />;
  return (
    <ul className={styles.bars} data-thin={certainty === 'open'}>
      {chart.rows.map(({ label, share, low, high }) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>
          <span className={styles.bar} style={marks({ low, at: share, high })} aria-hidden="true" />
          <b>{percent(share)}</b>
        </li>
      ))}
    </ul>
  );
}

function ScoreScale({ score, low, high, from, to }: Extract<Chart, { kind: 'score' }>) {
  const part = (value: number) => (value - from) / (to - from);
  return (
    <div className={styles.scale} aria-hidden="true">
      <span style={marks({ low: part(low), at: part(score), high: part(high) })} />
      <span>{withMinus(String(from))}</span>
      <span>{to}</span>
    </div>
  );
}

/** Parts of the track. */
const marks = (parts: { low: number; at: number; high: number }) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [`--${name}`, `${100 * part}%`]),
  ) as CSSProperties;
