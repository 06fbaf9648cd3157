import { percent } from '../overview/format-figure.ts';
import styles from './sample.module.css';

export interface PairedShare {
  readonly share: number;
  /** Small text beside the percentage. */
  readonly note: string;
  /** A range that is tinted behind the bar. */
  readonly range?: { readonly low: number; readonly high: number };
}

export interface BarPair {
  readonly key: string;
  readonly label: string;
  readonly one: PairedShare;
  readonly other: PairedShare;
  /** Whether the two differ by more than chance explains. */
  readonly isMarked?: boolean;
}

interface PairedBarsProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** What the two bars of each pair are. */
  readonly names: readonly [one: string, other: string];
  readonly pairs: readonly BarPair[];
  /** An interval is a line; a range for comparison is a hatched band. */
  readonly ranges: 'line' | 'band';
}

/** Two bars for each row. Bars begin at zero and have one scale, with the longest at full width. */
export function PairedBars({ label, names: [one, other], pairs, ranges }: PairedBarsProps) {
  const longest = Math.max(
    0.01,
    ...pairs.flatMap(({ one: first, other: second }) => [
      first.share,
      second.share,
      first.range?.high ?? 0,
      second.range?.high ?? 0,
    ]),
  );
  return (
    <ul className={styles.pairs} aria-label={label}>
      {pairs.map((pair) => (
        <li key={pair.key} data-marked={pair.isMarked === true}>
          <p className={styles.name}>{pair.label}</p>
          <Bar name={one} side="one" longest={longest} drawn={ranges} {...pair.one} />
          <Bar name={other} side="other" longest={longest} drawn={ranges} {...pair.other} />
        </li>
      ))}
    </ul>
  );
}

interface BarProps extends PairedShare {
  readonly name: string;
  readonly side: 'one' | 'other';
  readonly longest: number;
  readonly drawn: PairedBarsProps['ranges'];
}

function Bar({ name, side, longest, drawn, share, note, range }: BarProps) {
  const width = (value: number) => `${(value / longest) * 100}%`;
  return (
    <p className={styles.bar} data-side={side}>
      <span className={styles.label}>{name}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: width(share) }} />
        {range && (
          <span
            className={styles.range}
            data-drawn={drawn}
            style={{ insetInlineStart: width(range.low), width: width(range.high - range.low) }}
          />
        )}
      </span>
      <span className={styles.value}>
        {percent(share)} <small>{note}</small>
      </span>
    </p>
  );
}
