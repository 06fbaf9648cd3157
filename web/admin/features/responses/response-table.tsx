import { type ReactNode, useCallback } from 'react';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { ResponseSort } from '#shared/api/values.ts';
import { type Clock, TimeAt, useClock } from '../../answers/list/response-facts.tsx';
import { RowTable } from '../../answers/list/row-table.tsx';
import styles from '../../answers/list/table.module.css';
import type { RowList } from '../../answers/list/use-row-list.ts';
import { dateAndTime } from '../../lib/format-moment.ts';
import spoken from '../../ui/spoken.module.css';
import { answersOf, type ResponseColumn, stateOf, Tags } from './response-columns.tsx';
import { StarButton } from './star-button.tsx';

interface TableProps {
  readonly list: RowList<ReadableResponse>;
  readonly columns: readonly ResponseColumn[];
  /** Whether there is room for columns. */
  readonly isWide: boolean;
  readonly isAll: boolean;
  readonly sort: ResponseSort;
  readonly onSort: (sort: ResponseSort) => void;
  readonly onStar: (response: ReadableResponse) => void;
  readonly onEndNear: () => void;
}

/** Select and star, in rem. */
const TOOLS = 2.5;

/** Columns share the width of the box, and the table scrolls sideways if the box is too narrow. */
export function ResponseTable({ columns, sort, onSort, onStar, ...table }: TableProps) {
  const { isWide } = table;
  const clock = useClock();
  const nameOf = useCallback(
    ({ firstSavedAt }: ReadableResponse) => dateAndTime(firstSavedAt, clock.timeZone),
    [clock],
  );
  const cells = useCallback(
    (response: ReadableResponse, isTabStop: boolean): ReactNode => (
      <>
        <span role="gridcell" className={styles.star}>
          <StarButton
            isStarred={response.mark.isStarred}
            what={`the response of ${nameOf(response)}`}
            isTabStop={isTabStop}
            onToggle={() => onStar(response)}
          />
        </span>
        {isWide ? (
          columns.map(({ id, cell }) => (
            <span key={id} role="gridcell" className={styles.cell}>
              {cell(response, clock)}
            </span>
          ))
        ) : (
          <NarrowCells response={response} clock={clock} />
        )}
      </>
    ),
    [columns, isWide, clock, nameOf, onStar],
  );
  const widths = columns.map(({ width, grows }) =>
    grows ? `minmax(${width}rem, ${grows}fr)` : `${width}rem`,
  );
  return (
    <RowTable
      {...{ ...table, nameOf, cells }}
      label="Responses"
      one="response"
      rowHeight={isWide ? 44 : 64}
      columns={[`${TOOLS}rem`, ...widths].join(' ')}
      minWidth={`${columns.reduce((sum, { width }) => sum + width, 2 * TOOLS)}rem`}
      heads={
        <>
          <span role="columnheader">
            <span className={spoken.only}>Star</span>
          </span>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </>
      }
    />
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

interface CellsProps {
  readonly response: ReadableResponse;
  readonly clock: Clock;
}

function NarrowCells({ response, clock }: CellsProps) {
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
