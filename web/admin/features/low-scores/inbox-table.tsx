import { type CSSProperties, memo, type MouseEvent } from 'react';
import { dateAndTime } from '../../lib/format-moment.ts';
import { type Clock, TimeAt, useClock } from '../../answers/list/response-facts.tsx';
import table from '../../answers/list/table.module.css';
import { useFocusedRow } from '../../answers/list/use-focused-row.ts';
import { useVisibleRows } from '../../answers/list/use-visible-rows.ts';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';
import { dayName, ScoreMark } from './low-score-parts.tsx';
import type { LowScore } from './use-inbox.ts';

/** In pixels, as in the style sheet. */
const WIDE_ROW = 56;
const NARROW_ROW = 84;
const HEAD = 40;

interface TableProps {
  readonly lowScores: readonly LowScore[];
  /** Whether there is room for columns. */
  readonly isWide: boolean;
  readonly isAll: boolean;
  /** The store's today; empty while unknown. */
  readonly today: string;
  /** The row that the keys act on. */
  readonly active: string | null;
  /** Changes whenever the active row shall be revealed and focused. */
  readonly focusedAt: number;
  readonly opened: string | null;
  readonly selected: ReadonlySet<string>;
  readonly isAllSelected: boolean;
  readonly onOpen: (responseId: string) => void;
  readonly onToggle: (responseId: string, isRange: boolean) => void;
  readonly onToggleAll: () => void;
}

/** One row for each low score. Only the rows in sight are drawn. */
export function InboxTable(props: TableProps) {
  const { lowScores, isWide, isAll, active, focusedAt, selected } = props;
  const rowHeight = isWide ? WIDE_ROW : NARROW_ROW;
  const headHeight = isWide ? HEAD : 0;
  const { box, first, end, reveal } = useVisibleRows({ count: lowScores.length, rowHeight, headHeight });
  useFocusedRow(box, { rows: lowScores, active, focusedAt }, reveal);
  const clock = useClock();
  const duties = dutiesOf(lowScores);
  const inSight = lowScores.slice(first, end);
  const isActiveInSight = inSight.some(({ responseId }) => responseId === active);
  const tabStop = isActiveInSight ? active : (inSight[0]?.responseId ?? null);
  return (
    <div
      ref={box}
      className={`${table.box} ${styles.box}`}
      data-wide={isWide}
      data-duties={duties.hasOwner || duties.hasDue}
      style={{ '--duties': Number(duties.hasOwner) + Number(duties.hasDue) } as CSSProperties}
    >
      <div
        role="grid"
        aria-label="Low scores, newest first"
        aria-multiselectable="true"
        aria-rowcount={isAll ? lowScores.length + 1 : -1}
      >
        {isWide && <Heads {...props} duties={duties} />}
        <div role="rowgroup" className={table.rows} style={{ height: lowScores.length * rowHeight }}>
          {inSight.map((lowScore, index) => (
            <Row
              key={lowScore.responseId}
              lowScore={lowScore}
              at={first + index}
              top={(first + index) * rowHeight}
              clock={clock}
              today={props.today}
              isWide={isWide}
              hasOwner={duties.hasOwner}
              hasDue={duties.hasDue}
              isTabStop={lowScore.responseId === tabStop}
              isOpened={lowScore.responseId === props.opened}
              isSelected={selected.has(lowScore.responseId)}
              onOpen={props.onOpen}
              onToggle={props.onToggle}
            />
          ))}
        </div>
      </div>
    </div>
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

const columnsOf = ({ hasOwner, hasDue }: Duties): readonly string[] => [
  ...['Score', 'What they wrote', 'State'],
  ...(hasOwner ? ['Owner'] : []),
  ...(hasDue ? ['Due'] : []),
  'When',
];

function Heads({ isAllSelected, onToggleAll, duties }: TableProps & { readonly duties: Duties }) {
  return (
    <div role="rowgroup" className={table.heads}>
      <div role="row" aria-rowindex={1}>
        <span role="columnheader" className={table.pick}>
          <input
            type="checkbox"
            aria-label="Select all loaded low scores"
            checked={isAllSelected}
            onChange={onToggleAll}
          />
        </span>
        {columnsOf(duties).map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

interface RowProps extends Duties, Pick<TableProps, 'today' | 'isWide' | 'onOpen' | 'onToggle'> {
  readonly lowScore: LowScore;
  readonly at: number;
  readonly top: number;
  readonly clock: Clock;
  readonly isTabStop: boolean;
  readonly isOpened: boolean;
  readonly isSelected: boolean;
}

const Row = memo(function Row({ lowScore, clock, isWide, onOpen, onToggle, today, ...row }: RowProps) {
  const { responseId, firstSavedAt } = lowScore;
  const open = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, input, label, a')) return;
    onOpen(responseId);
  };
  return (
    <div
      role="row"
      aria-rowindex={row.at + 2}
      aria-selected={row.isSelected}
      aria-current={row.isOpened ? 'true' : undefined}
      tabIndex={row.isTabStop ? 0 : -1}
      data-response={responseId}
      data-state={lowScore.followUp.state}
      className={`${table.row} ${styles.row}`}
      style={{ transform: `translateY(${row.top}px)` }}
      onClick={open}
    >
      <span role="gridcell" className={table.pick}>
        <input
          type="checkbox"
          aria-label={`Select the low score of ${dateAndTime(firstSavedAt, clock.timeZone)}`}
          tabIndex={row.isTabStop ? 0 : -1}
          checked={row.isSelected}
          onChange={() => undefined}
          onClick={(event) => onToggle(responseId, event.shiftKey)}
        />
      </span>
      {isWide ? (
        <WideCells {...row} lowScore={lowScore} clock={clock} today={today} />
      ) : (
        <NarrowCells lowScore={lowScore} clock={clock} today={today} />
      )}
    </div>
  );
});

type CellsProps = Pick<RowProps, 'lowScore' | 'clock' | 'today'>;

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

function Words({ lowScore: { words, order } }: { readonly lowScore: LowScore }) {
  if (words.length > 0) return <>{words.map(({ body }) => body).join(' · ')}</>;
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
