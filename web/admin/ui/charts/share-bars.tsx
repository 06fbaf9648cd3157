import { FEWEST_ANSWERS, type Rate } from '#shared/analytics/intervals.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import spoken from '../spoken.module.css';
import styles from './share-bars.module.css';

export interface ShareRow {
  readonly key: string;
  readonly label: string;
  /** Null if nobody answered. */
  readonly rate: Rate | null;
  readonly quote?: string | undefined;
  readonly note?: string | undefined;
}

interface ShareBarsProps {
  /** What the shares are of, for screen readers. */
  readonly caption: string;
  readonly rows: readonly ShareRow[];
  /** The first row leads: the others are drawn paler. */
  readonly hasLeader?: boolean;
  readonly hasAxis?: boolean;
}

/** Shares as bars on one scale, 0 to 100 %: a line at the estimate, tints over its interval. Thin if few answered. */
export function ShareBars({ caption, rows, hasLeader = false, hasAxis = false }: ShareBarsProps) {
  const percent = percentAlike(sharesIn(rows.map(({ rate }) => rate)));
  return (
    <table className={styles.bars} data-leader={hasLeader}>
      <caption className={spoken.only}>{caption}</caption>
      <tbody>
        {rows.map(({ key, label, rate, quote, note }) => (
          <tr key={key} data-thin={rate === null || rate.total < FEWEST_ANSWERS}>
            <th scope="row">
              <span dir="auto">{label}</span>
              {quote !== undefined && <q dir="auto">{quote}</q>}
              {note !== undefined && <small>{note}</small>}
            </th>
            <td className={styles.cell}>
              <Bar rate={rate} />
            </td>
            <td className={styles.value}>
              <Value rate={rate} percent={percent} />
            </td>
          </tr>
        ))}
      </tbody>
      {hasAxis && (
        <tfoot aria-hidden="true">
          <tr>
            <th />
            <td className={styles.axis}>
              <span>0</span>
              <span>50</span>
              <span>100%</span>
            </td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Bar({ rate }: Pick<ShareRow, 'rate'>) {
  const at = (share: number) => `${share * 100}%`;
  if (!rate) return <span className={styles.bar} aria-hidden="true" />;
  const { low, share, high, total } = rate;
  if (total < FEWEST_ANSWERS) {
    return (
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: at(share) }} />
      </span>
    );
  }
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: at(low) }} />
      <i style={{ insetInlineStart: at(low), width: at(share - low) }} data-part="low" />
      <i style={{ insetInlineStart: at(share), width: at(high - share) }} data-part="high" />
      <b style={{ insetInlineStart: at(share) }} />
    </span>
  );
}

interface ValueProps extends Pick<ShareRow, 'rate'> {
  readonly percent: (share: number) => string;
}

/** Of few answers a percentage would look too exact. */
function Value({ rate, percent }: ValueProps) {
  if (!rate) return <b>0</b>;
  const { count, share, low, high, total } = rate;
  if (total < FEWEST_ANSWERS) return <b>{count.toLocaleString()}</b>;
  return (
    <>
      <b>{percent(share)}</b> <span>{count.toLocaleString()}</span>
      <span className={spoken.only}>{`, between ${percent(low)} and ${percent(high)}`}</span>
    </>
  );
}
