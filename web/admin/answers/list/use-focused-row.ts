import { useEffect, useRef } from 'react';
import type { ListedRow } from './use-row-selection.ts';

interface Focus {
  readonly rows: readonly ListedRow[];
  readonly active: string | null;
  /** Changes whenever the active row shall be revealed and focused. */
  readonly focusedAt: number;
}

/**
 * Moves the focus to the active row, once it is drawn. If the list lacks that row, the focus goes to the row that the Tab
 * key reaches, so that a list which is loaded later does not move it.
 */
export function useFocusedRow(
  box: { readonly current: HTMLElement | null },
  { rows, active, focusedAt }: Focus,
  reveal: (index: number) => void,
): void {
  const done = useRef(focusedAt);
  useEffect(() => {
    if (done.current === focusedAt || active === null) return;
    const index = rows.findIndex(({ responseId }) => responseId === active);
    const isListed = index >= 0;
    if (isListed) reveal(index);
    const row = box.current?.querySelector<HTMLElement>(
      isListed ? `[data-response="${active}"]` : '[data-response][tabindex="0"]',
    );
    if (!row && isListed) return;
    done.current = focusedAt;
    row?.focus({ preventScroll: true });
  });
}
