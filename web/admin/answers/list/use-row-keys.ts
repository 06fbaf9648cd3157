import { useEffect, useRef } from 'react';

export interface RowKeys {
  /** Goes up or down by this many rows. */
  readonly onMove: (steps: number) => void;
  readonly onEdge: (edge: 'first' | 'last') => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onSelect: () => void;
  /** Undefined where rows have no star. */
  readonly onStar?: () => void;
}

const ACTIONS: Readonly<Record<string, (keys: RowKeys) => void>> = {
  j: ({ onMove }) => onMove(1),
  k: ({ onMove }) => onMove(-1),
  x: ({ onSelect }) => onSelect(),
  s: ({ onStar }) => onStar?.(),
  Escape: ({ onClose }) => onClose(),
};

/** Keys that mean something else on a button or outside the rows. */
const ROW_ACTIONS: Readonly<Record<string, (keys: RowKeys) => void>> = {
  ArrowDown: ({ onMove }) => onMove(1),
  ArrowUp: ({ onMove }) => onMove(-1),
  Home: ({ onEdge }) => onEdge('first'),
  End: ({ onEdge }) => onEdge('last'),
  Enter: ({ onOpen }) => onOpen(),
};

/** From this width on the side panel stands beside the table; on a narrower screen it is a dialog. */
export const BESIDE = '(min-width: 980px)';

/** The attribute of the side panel, which is a dialog on a narrow screen. */
export const PANEL = 'data-response-panel';

/**
 * The keys of the table and its side panel. They do nothing while a text is typed or another dialog is open; those of
 * `ROW_ACTIONS` hold on a row, or while nothing has the focus.
 */
export function useRowKeys(keys: RowKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof HTMLElement) || target.matches(FIELD) || isBehindDialog()) return;
      const isRow = target === document.body || target.matches('[role=row]');
      const act = ACTIONS[key] ?? (isRow ? ROW_ACTIONS[key] : undefined);
      if (!act) return;
      event.preventDefault();
      act(latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const FIELD = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

function isBehindDialog(): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open], [aria-modal=true]:not([inert])')];
  return dialogs.some((dialog) => dialog.querySelector(`[${PANEL}]`) === null);
}
