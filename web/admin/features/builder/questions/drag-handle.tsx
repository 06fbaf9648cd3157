import type { KeyboardEvent } from 'react';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import styles from './drag-handle.module.css';

interface DragHandleProps {
  readonly id: string;
  /** Names the item for screen readers. */
  readonly what: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (toIndex: number) => void;
}

/** The handle of a list item: drag it with a pointer, or move it with the arrow keys. */
export function DragHandle({ id, what, index, count, onMove }: DragHandleProps) {
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // Moving the row in the document would lose its focus.
    focusAfter(() => onMove(index + step), id);
  };
  return (
    <button
      type="button"
      id={id}
      data-grip
      className={styles.grip}
      aria-label={`Move ${what} with the arrow keys, place ${index + 1} of ${count}`}
      onKeyDown={move}
    />
  );
}
