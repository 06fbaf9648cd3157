import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './inbox.module.css';

interface SavedFieldProps {
  readonly label: string;
  readonly isWide?: boolean;
  /** Why what is written is not sent. */
  readonly refusal?: string | null;
  /** Null unless saving failed. */
  readonly onSaveAgain: (() => void) | null;
  readonly children: ReactNode;
}

/** A field that saves itself. A toast gives the reason when that fails. */
export function SavedField({
  label,
  isWide = false,
  refusal = null,
  onSaveAgain,
  children,
}: SavedFieldProps) {
  return (
    <div className={styles.saved} data-wide={isWide}>
      <label className={styles.field}>
        {label}
        {children}
      </label>
      {refusal !== null && (
        <p role="alert" className={styles.fault}>
          {refusal}
        </p>
      )}
      {onSaveAgain && (
        <p className={styles.fault}>
          Not saved.{' '}
          <Button variant="plain" onClick={onSaveAgain}>
            Save again
          </Button>
        </p>
      )}
    </div>
  );
}

/** Escape leaves a field, and so does Enter where it starts no new line. */
export function blurOnKey({ key, currentTarget }: { key: string; currentTarget: HTMLElement }): void {
  const isDone = key === 'Escape' || (key === 'Enter' && currentTarget instanceof HTMLInputElement);
  if (isDone) currentTarget.blur();
}
