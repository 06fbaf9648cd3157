import { type ReactNode, useCallback } from 'react';
import { type Clock, TimeAt, useClock } from '../../answers/list/response-facts.tsx';
import { RowTable } from '../../answers/list/row-table.tsx';
import table from '../../answers/list/table.module.css';
import type { RowList } from '../../answers/list/use-row-list.ts';
import { dateAndTime } from '../../lib/format-moment.ts';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';
import { dayName, ScoreMark } from './low-score-parts.tsx';
import type { LowScore } from './use-inbox.ts';

interface TableProps extends Pick<CellsProps, 'today'> {
  readonly list: RowList<LowScore>;
  /** Whether there is room for columns. */
  readonly isWide: boolean;
  readonly isAll: boolean;
}

export function InboxTable({ today, ...props }: TableProps) {
  const { list, isWide } = props;
  const clock = useClock();
  const { hasOwner, hasDue } = dutiesOf(list.rows);
  const nameOf = useCallback(
    ({ firstSavedAt }: LowScore) => dateAndTime(firstSavedAt, clock.timeZone),
    [clock],
  );
  const cells = useCallback(
    (lowScore: LowScore): ReactNode =>
      isWide ? (
        <WideCells {...{ lowScore, clock, today, hasOwner, hasDue }} />
      ) : (
        <NarrowCells {...{ lowScore, clock, today }} />
      ),
    [isWide, clock, today, hasOwner, hasDue],
  );
  const columns = columnsOf({ hasOwner, hasDue });
  return (
    <RowTable
      {...{ ...props, nameOf, cells }}
      label="Low scores, newest first"
      one="low score"
      rowHeight={isWide ? 56 : 84}
      columns={columns.map(({ width }) => width).join(' ')}
      heads={columns.map(({ name }) => (
        <span key={name} role="columnheader">
          {name}
        </span>
      ))}
    />
  );
}

/** An owner or a due day has a column only if a low score has one. */
interface Duties {
  readonly hasOwner: boolean;
  readonly hasDue: boolean;
}

const dutiesOf = (lowScores: readonly LowScore[]): Duties => ({
  hasOwner: lowScores.some(({ followUp }) => followUp.owner !== ''),
  hasDue: lowScores.some(({ followUp }) => followUp.dueOn !== null),
});

const columnsOf = ({ hasOwner, hasDue }: Duties) => [
  { name: 'Score', width: '5.5rem' },
  { name: 'What they wrote', width: 'minmax(8rem, 3fr)' },
  { name: 'State', width: '5.5rem' },
  ...(hasOwner ? [{ name: 'Owner', width: 'minmax(5rem, 1fr)' }] : []),
  ...(hasDue ? [{ name: 'Due', width: 'minmax(5rem, 1fr)' }] : []),
  { name: 'When', width: '7.5rem' },
];

interface CellsProps {
  readonly lowScore: LowScore;
  readonly clock: Clock;
  /** The store's today; empty while unknown. */
  readonly today: string;
}

function WideCells({ lowScore, clock, today, hasOwner, hasDue }: CellsProps & Duties) {
  const { scores, followUp, firstSavedAt } = lowScore;
  return (
    <>
      <span role="gridcell" className={table.cell}>
        <ScoreMark scores={scores} />
      </span>
      <span role="gridcell" className={`${table.cell} ${styles.words}`}>
        <Words lowScore={lowScore} />
      </span>
      <span role="gridcell" className={table.cell}>
        <State lowScore={lowScore} />
      </span>
      {hasOwner && (
        <span role="gridcell" className={table.cell} title={followUp.owner}>
          {followUp.owner}
        </span>
      )}
      {hasDue && (
        <span role="gridcell" className={table.cell}>
          <Due lowScore={lowScore} today={today} />
        </span>
      )}
      <span role="gridcell" className={table.cell}>
        <TimeAt moment={firstSavedAt} clock={clock} />
      </span>
    </>
  );
}

function NarrowCells({ lowScore, clock, today }: CellsProps) {
  return (
    <span role="gridcell" className={table.narrow}>
      <span className={table.line}>
        <ScoreMark scores={lowScore.scores} />
        <State lowScore={lowScore} />
        <TimeAt moment={lowScore.firstSavedAt} clock={clock} />
      </span>
      <span className={`${styles.words} ${styles.narrowWords}`}>
        <Words lowScore={lowScore} />
      </span>
      <span className={styles.duty}>
        <span>{lowScore.followUp.owner}</span>
        <Due lowScore={lowScore} today={today} />
      </span>
    </span>
  );
}

function Words({ lowScore: { words, order, followUp } }: { readonly lowScore: LowScore }) {
  if (words.length > 0) {
    return (
      <span className={styles.written} data-state={followUp.state}>
        {words.map(({ body }) => body).join(' · ')}
      </span>
    );
  }
  return <span className={styles.silent}>{order === null ? 'No words' : 'No words, but an order'}</span>;
}

function State({ lowScore: { followUp } }: { readonly lowScore: LowScore }) {
  return (
    <span className={styles.state} data-state={followUp.state}>
      {STATE_NAMES[followUp.state]}
    </span>
  );
}

function Due({ lowScore: { followUp }, today }: { readonly lowScore: LowScore; readonly today: string }) {
  const { dueOn, state } = followUp;
  if (dueOn === null) return null;
  const isOverdue = state !== 'solved' && dueOn < today;
  return (
    <time dateTime={dueOn} className={styles.due} data-overdue={isOverdue}>
      {isOverdue ? `Overdue, ${dayName(dueOn)}` : dueOn === today ? 'Today' : dayName(dueOn)}
    </time>
  );
}
