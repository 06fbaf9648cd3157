import { type CSSProperties, memo, type MouseEvent, useEffect, useMemo } from 'react';
import type { ResponseSort } from '#shared/api/values.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { dateAndTime } from '../../lib/format-moment.ts';
import spoken from '../../ui/spoken.module.css';
import { answersOf, type ResponseColumn, stateOf, Tags } from './response-columns.tsx';
import { type Clock, TimeAt, useClock } from '../../answers/list/response-facts.tsx';
import { StarButton } from './star-button.tsx';
import styles from '../../answers/list/table.module.css';
import { useFocusedRow } from '../../answers/list/use-focused-row.ts';
import { useVisibleRows } from '../../answers/list/use-visible-rows.ts';

/** In pixels, as in the style sheet. */
const WIDE_ROW = 44;
const NARROW_ROW = 64;
const HEAD = 40;
/** The next page is asked for when this many rows are left below. */
const AHEAD = 40;

export interface TableProps {
  readonly responses: readonly ReadableResponse[];
  readonly columns: readonly ResponseColumn[];
  /** Whether there is room for columns. */
  readonly isWide: boolean;
  readonly isAll: boolean;
  readonly sort: ResponseSort;
  readonly onSort: (sort: ResponseSort) => void;
  /** The row that the keys act on. */
  readonly active: string | null;
  readonly opened: string | null;
  /** Changes whenever the active row shall be revealed and focused. */
  readonly focusedAt: number;
  readonly selected: ReadonlySet<string>;
  readonly isAllSelected: boolean;
  readonly onOpen: (responseId: string) => void;
  readonly onToggle: (responseId: string, isRange: boolean) => void;
  readonly onToggleAll: () => void;
  readonly onStar: (response: ReadableResponse) => void;
  readonly onEndNear: () => void;
}

/** One row for each response. Only the rows in sight are drawn. */
export function ResponseTable(props: TableProps) {
  const { responses, columns, isWide, active, focusedAt, onEndNear } = props;
  const rowHeight = isWide ? WIDE_ROW : NARROW_ROW;
  const headHeight = isWide ? HEAD : 0;
  const { box, first, end, reveal } = useVisibleRows({ count: responses.length, rowHeight, headHeight });
  useEffect(() => {
    if (end + AHEAD > responses.length) onEndNear();
  }, [end, responses.length, onEndNear]);
  useFocusedRow(box, { rows: responses, active, focusedAt }, reveal);
  const clock = useClock();
  const style = useMemo(() => (isWide ? gridStyle(columns) : undefined), [columns, isWide]);
  const tabStop = responses.slice(first, end).some(({ responseId }) => responseId === active)
    ? active
    : (responses[first]?.responseId ?? null);
  return (
    <div ref={box} className={styles.box} data-wide={isWide} data-focused-at={focusedAt}>
      <div
        role="grid"
        aria-label="Responses"
        aria-multiselectable="true"
        aria-rowcount={props.isAll ? responses.length + 1 : -1}

        style={style}
      >
        {isWide && <Heads {...props} />}
        <div role="rowgroup" className={styles.rows} style={{ height: responses.length * rowHeight }}>
          {responses.slice(first, end).map((response, index) => (
            <Row
              key={response.responseId}
              response={response}
              index={first + index}
              top={(first + index) * rowHeight}
              columns={isWide ? columns : null}
              clock={clock}
              isTabStop={response.responseId === tabStop}
              isOpened={response.responseId === props.opened}
              isSelected={props.selected.has(response.responseId)}
              onOpen={props.onOpen}
              onToggle={props.onToggle}
              onStar={props.onStar}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Select and star, in rem. */
const TOOLS = 2.5;

/** Columns share the width of the box, and the table scrolls sideways if the box is too narrow. */
function gridStyle(columns: readonly ResponseColumn[]): CSSProperties {
  const widths = columns.map(({ width, grows }) =>
    grows ? `minmax(${width}rem, ${grows}fr)` : `${width}rem`,
  );
  const least = columns.reduce((sum, { width }) => sum + width, 2 * TOOLS);
  return {
    ['--columns' as string]: [`${TOOLS}rem`, `${TOOLS}rem`, ...widths].join(' '),
    minWidth: `${least}rem`,
  };
}

function Heads({ columns, sort, onSort, isAllSelected, onToggleAll }: TableProps) {
  return (
    <div role="rowgroup" className={styles.heads}>
      <div role="row" aria-rowindex={1}>
        <span role="columnheader" className={styles.pick}>
          <input
            type="checkbox"
            aria-label="Select all loaded responses"
            checked={isAllSelected}
            onChange={onToggleAll}
          />
        </span>
        <span role="columnheader">
          <span className={spoken.only}>Star</span>
        </span>
        {columns.map((column) => (
          <Head key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

interface HeadProps {
  readonly column: ResponseColumn;
  readonly sort: ResponseSort;
  readonly onSort: (sort: ResponseSort) => void;
}

function Head({ column: { name, sort: falling }, sort, onSort }: HeadProps) {
  if (falling === undefined) {
    return (
      <span role="columnheader" title={name}>
        <span>{name}</span>
      </span>
    );
  }
  const rising = falling.slice(1) as ResponseSort;
  const direction = sort === falling ? 'descending' : sort === rising ? 'ascending' : 'none';
  return (
    <span role="columnheader" aria-sort={direction}>
      <button type="button" onClick={() => onSort(sort === falling ? rising : falling)}>
        {name}
        <span aria-hidden="true" className={styles.arrow}>
          {direction === 'descending' ? '↓' : direction === 'ascending' ? '↑' : ''}
        </span>
      </button>
    </span>
  );
}

interface RowProps {
  readonly response: ReadableResponse;
  readonly index: number;
  readonly top: number;
  /** Null on a narrow screen. */
  readonly columns: readonly ResponseColumn[] | null;
  readonly clock: Clock;
  readonly isTabStop: boolean;
  readonly isOpened: boolean;
  readonly isSelected: boolean;
  readonly onOpen: (responseId: string) => void;
  readonly onToggle: (responseId: string, isRange: boolean) => void;
  readonly onStar: (response: ReadableResponse) => void;
}

const Row = memo(function Row({ response, columns, clock, onOpen, ...row }: RowProps) {
  const { responseId, firstSavedAt, mark } = response;
  const what = dateAndTime(firstSavedAt, clock.timeZone);
  const open = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, input, label, a')) return;
    onOpen(responseId);
  };
  return (
    <div
      role="row"
      aria-rowindex={row.index + 2}
      aria-selected={row.isSelected}
      aria-current={row.isOpened ? 'true' : undefined}
      tabIndex={row.isTabStop ? 0 : -1}
      data-response={responseId}
      className={styles.row}
      style={{ transform: `translateY(${row.top}px)` }}
      onClick={open}
    >
      <span role="gridcell" className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`Select the response of ${what}`}
          tabIndex={row.isTabStop ? 0 : -1}
          checked={row.isSelected}
          onChange={() => undefined}
          onClick={(event) => row.onToggle(responseId, event.shiftKey)}
        />
      </span>
      <span role="gridcell" className={styles.star}>
        <StarButton
          isStarred={mark.isStarred}
          what={`the response of ${what}`}
          isTabStop={row.isTabStop}
          onToggle={() => row.onStar(response)}
        />
      </span>
      {columns === null ? (
        <NarrowCells response={response} clock={clock} />
      ) : (
        columns.map(({ id, cell }) => (
          <span key={id} role="gridcell" className={styles.cell}>
            {cell(response, clock)}
          </span>
        ))
      )}
    </div>
  );
});

function NarrowCells({ response, clock }: Pick<RowProps, 'response' | 'clock'>) {
  const { firstSavedAt, mark } = response;
  const answers = answersOf(response);
  return (
    <span role="gridcell" className={styles.narrow}>
      <span className={styles.line}>
        <strong>
          <TimeAt moment={firstSavedAt} clock={clock} />
        </strong>
        <span>{stateOf(response)}</span>
      </span>
      <span className={styles.line}>
        <Tags tags={mark.tags} />
        {mark.note !== '' && <span className={styles.noted}>Note</span>}
        {answers === '' ? 'Nothing answered' : answers}
      </span>
    </span>
  );
}
