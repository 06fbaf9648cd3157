import type { ListedRow } from './listed-row.ts';
import { useActiveRow } from './use-active-row.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowSelection } from './use-row-selection.ts';

interface Opened {
  readonly open: string | null;
}

export type RowList<Row extends ListedRow> = ReturnType<typeof useRowList<Row>>;

/**
 * A list of responses that works by pointer and by keys: which row is active, which are selected, which is open. `loaded`
 * is undefined while the list loads.
 */
export function useRowList<Row extends ListedRow>(
  loaded: readonly Row[] | undefined,
  { open }: Opened,
  change: (change: Opened) => void,
  onStar?: (row: Row) => void,
) {
  const selection = useRowSelection(loaded);
  const { rows, ids, selected, ...select } = selection;
  const { id, response: row, show, ...active } = useActiveRow(rows, { open }, change);
  useRowKeys({
    onMove: active.move,
    onEdge: (edge) => active.goTo(edge === 'first' ? 0 : rows.length - 1),
    onOpen: () => row && show(row.responseId),
    onClose: () => (open === null ? select.clear() : active.close()),
    onSelect: () => row && select.toggle(row.responseId, false),
    onStar: () => row && onStar?.(row),
  });
  return {
    ...select,
    ...active,
    rows,
    selected: ids,
    selectedRows: selected,
    active: id,
    opened: open,
    open: show,
  };
}
