import { Button } from '@shopify/polaris';
import { useBottomBar } from '../root-attribute.ts';
import styles from './unsaved-bar.module.css';

interface UnsavedBarProps {
  readonly isShown: boolean;
  readonly isSaving: boolean;
  readonly fault: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Saves or discards changes; visible while they are unsaved. `useDraft` keeps them when the screen is left. */
export function UnsavedBar({ isShown, isSaving, fault, onSave, onDiscard }: UnsavedBarProps) {
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
