import { Button } from '@shopify/polaris';
import { useEffect } from 'react';
import { useBottomBar } from '../root-attribute.ts';
import styles from './unsaved-bar.module.css';

interface UnsavedBarProps {
  readonly isShown: boolean;
  readonly isSaving: boolean;
  readonly fault: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Visible while changes are unsaved. Asks for confirmation before the merchant leaves the page. */
export function UnsavedBar({ isShown, isSaving, fault, onSave, onDiscard }: UnsavedBarProps) {
  useEffect(() => {
    if (!isShown) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isShown]);
  useBottomBar(isShown);
  if (!isShown) return null;
  return (
    <div className={styles.bar} role="region" aria-label="Changes that are not saved">
      <p role={fault === null ? 'status' : 'alert'} data-fault={fault !== null}>
        {fault ?? 'Not saved yet'}
      </p>
      <div>
        <Button onClick={onDiscard} disabled={isSaving}>
          Discard
        </Button>
        <Button variant="primary" onClick={onSave} loading={isSaving}>
          Save
        </Button>
      </div>
    </div>
  );
}
