import { type CSSProperties, memo, type MouseEvent, type ReactNode, useEffect } from 'react';
import styles from './table.module.css';
import type { ListedRow } from './listed-row.ts';
import type { RowList } from './use-row-list.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** In pixels, as in the style sheet. */
const HEAD = 40;
/** The next page is asked for when this many rows are left below. */
const AHEAD = 40;

interface RowTableProps<Row extends ListedRow> {
  readonly list: RowList<Row>;
  readonly label: string;
  /** What one row is: *response*. */
  readonly one: string;
  /** Whether there is room for columns. */
  readonly isWide: boolean;
  /** In pixels. */
  readonly rowHeight: number;
  /** The widths of the columns behind that of the check box. */
  readonly columns: CSSProperties['gridTemplateColumns'];
  /** Narrower than this, the table scrolls sideways. */
  readonly minWidth?: string;
  readonly isAll: boolean;
  /** The headings of the columns. */
  readonly heads: ReactNode;
  /** These two must be stable, so that only changed rows are drawn again. */
  readonly nameOf: (row: Row) => string;
  readonly cells: (row: Row, isTabStop: boolean) => ReactNode;
  readonly onEndNear?: () => void;
}

/** One row for each response. Only the rows in sight are drawn. */
export function RowTable<Row extends ListedRow>(props: RowTableProps<Row>) {
  const { list, label, one, isWide, rowHeight, columns, minWidth, isAll, heads, onEndNear } = props;
  const { rows, active, focusedAt, opened, selected } = list;
  const { box, first, end } = useVisibleRows(list, rowHeight, isWide ? HEAD : 0);
  useEffect(() => {
    if (end + AHEAD > rows.length) onEndNear?.();
  }, [end, rows.length, onEndNear]);
  const inSight = rows.slice(first, end);
  const isActiveInSight = inSight.some(({ responseId }) => responseId === active);
  const tabStop = isActiveInSight ? active : (inSight[0]?.responseId ?? null);
  return (
    <div ref={box} className={styles.box} data-wide={isWide} data-focused-at={focusedAt}>
      <div
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={isAll ? rows.length + 1 : -1}
        style={isWide ? ({ '--columns': `2.5rem ${columns ?? ''}`, minWidth } as CSSProperties) : undefined}
      >
        {isWide && (
          <div role="rowgroup" className={styles.heads}>
            <div role="row" aria-rowindex={1}>
              <span role="columnheader" className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label={`Select all loaded ${one}s`}
                  checked={list.isAllSelected}
                  onChange={list.toggleAll}
                />
              </span>
              {heads}
            </div>
          </div>
        )}
        <div role="rowgroup" className={styles.rows} style={{ height: rows.length * rowHeight }}>
          {inSight.map((row, at) => (
            <TableRow
              key={row.responseId}
              row={row}
              at={first + at}
              height={rowHeight}
              isTabStop={row.responseId === tabStop}
              isOpened={row.responseId === opened}
              isSelected={selected.has(row.responseId)}
              name={`Select the ${one} of ${props.nameOf(row)}`}
              cells={props.cells as TableRowProps['cells']}
              onOpen={list.open}
              onToggle={list.toggle}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface TableRowProps {
  readonly row: ListedRow;
  readonly at: number;
  readonly height: number;
  readonly isTabStop: boolean;
  readonly isOpened: boolean;
  readonly isSelected: boolean;
  readonly name: string;
  readonly cells: (row: ListedRow, isTabStop: boolean) => ReactNode;
  readonly onOpen: (responseId: string) => void;
  readonly onToggle: (responseId: string, isRange: boolean) => void;
}

const TableRow = memo(function TableRow({ row, at, height, isTabStop, name, ...rest }: TableRowProps) {
  const { responseId } = row;
  const open = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, input, label, a')) return;
    rest.onOpen(responseId);
  };
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-selected={rest.isSelected}
      aria-current={rest.isOpened ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-response={responseId}
      className={styles.row}
      style={{ height, transform: `translateY(${at * height}px)` }}
      onClick={open}
    >
      <span role="gridcell" className={styles.pick}>
        <input
          type="checkbox"
          aria-label={name}
          tabIndex={isTabStop ? 0 : -1}
          checked={rest.isSelected}
          onChange={() => undefined}
          onClick={(event) => rest.onToggle(responseId, event.shiftKey)}
        />
      </span>
      {rest.cells(row, isTabStop)}
    </div>
  );
});
