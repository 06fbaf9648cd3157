import styles from './figures.module.css';

export interface PairedShare {
  readonly share: number;
  readonly text: string;
  /** Small text beside it. */
  readonly note: string;
  /** A range to compare the bar with. */
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
}

/** Two bars for each row. A bar of the whole width is everybody; a range is pale behind a thinner bar. */
export function PairedBars({ label, names: [one, other], pairs }: PairedBarsProps) {
  return (
    <ul className={styles.pairs} aria-label={label}>
      {pairs.map((pair) => (
        <li key={pair.key} data-marked={pair.isMarked === true}>
          <p className={styles.name}>{pair.label}</p>
          <Bar name={one} side="one" {...pair.one} />
          <Bar name={other} side="other" {...pair.other} />
        </li>
      ))}
    </ul>
  );
}

interface BarProps extends PairedShare {
  readonly name: string;
  readonly side: 'one' | 'other';
}

function Bar({ name, side, share, text, note, range }: BarProps) {
  const width = (value: number) => `${value * 100}%`;
  return (
    <p className={styles.bar} data-side={side}>
      <span className={styles.label}>{name}</span>
      <span className={styles.track} aria-hidden="true">
        {range && (
          <span
            className={styles.range}
            style={{ insetInlineStart: width(range.low), width: width(range.high - range.low) }}
          />
        )}
        <span className={styles.fill} style={{ width: width(share) }} />
      </span>
      <span className={styles.value}>
        {text} <small>{note}</small>
      </span>
    </p>
  );
}
