import { Button } from '@shopify/polaris';
import { useBottomBar } from '../root-attribute.ts';
import styles from './unsaved-bar.module.css';

interface UnsavedBarProps {
  readonly isShown: boolean;
  readonly isSaving: boolean;
  readonly fault: string | null;
  readonly onSave: () => void;
  /** The button that saves, where *Save* would not say enough. */
  readonly save?: { readonly label: string; readonly isCritical: boolean; readonly isReady: boolean };
  readonly onDiscard: () => void;
}

/** Saves or discards changes; visible while they are unsaved. `useDraft` keeps them when the screen is left. */
export function UnsavedBar({
  isShown,
  isSaving,
  fault,
  onSave,
  save = { label: 'Save', isCritical: false, isReady: true },
  onDiscard,
}: UnsavedBarProps) {
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
        <Button
          variant="primary"
          {...(save.isCritical && { tone: 'critical' })}
          disabled={!save.isReady}
          onClick={onSave}
          loading={isSaving}
        >
          {save.label}
        </Button>
      </div>
    </div>
  );
}
