import { useEffect, useRef } from 'react';
import type { ListedRow } from './use-row-selection.ts';

interface Focus {
  readonly rows: readonly ListedRow[];
  readonly active: string | null;
  /** Changes whenever the active row shall be revealed and focused. */
  readonly focusedAt: number;
}

/** Moves the focus to the active row, once it is drawn. */
export function useFocusedRow(
  box: { readonly current: HTMLElement | null },
  { rows, active, focusedAt }: Focus,
  reveal: (index: number) => void,
): void {
  const done = useRef(focusedAt);
  useEffect(() => {
    if (done.current === focusedAt || active === null) return;
    const index = rows.findIndex(({ responseId }) => responseId === active);
    if (index < 0) return;
    reveal(index);
    const row = box.current?.querySelector<HTMLElement>(`[data-response="${active}"]`);
    if (!row) return;
    done.current = focusedAt;
    row.focus({ preventScroll: true });
  });
}
