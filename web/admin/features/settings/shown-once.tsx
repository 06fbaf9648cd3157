import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CopyDetails } from '../../ui/toasts/copy-details.tsx';
import styles from './settings.module.css';

interface ShownOnceProps {
  readonly title: string;
  readonly secret: string;
  /** What to do with it. */
  readonly children: ReactNode;
  /** What becomes of the old secret. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/** A secret that is shown this once. */
export function ShownOnce({ title, secret, children, note, onClose }: ShownOnceProps) {
  return (
    <Dialog
      title={title}
      maxWidth={520}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have saved it
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{children}</p>
        <div>
          <CopyDetails details={secret} />
        </div>
        {note !== undefined && <p>{note}</p>}
      </div>
    </Dialog>
  );
}
