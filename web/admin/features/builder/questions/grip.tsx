import type { KeyboardEvent } from 'react';
import { focusAfter } from '../../../lib/focus-after.ts';
import styles from './grip.module.css';

interface GripProps {
  readonly id: string;
  /** What it carries, in words. */
  readonly what: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (toIndex: number) => void;
}

/** What carries an item of a list: dragged by a pointer, or with the arrow keys. */
export function Grip({ id, what, index, count, onMove }: GripProps) {
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // The row is put elsewhere in the document, which takes the focus from it.
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
