import { Button } from '@shopify/polaris';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CopyDetails } from '../../../ui/toasts/copy-details.tsx';
import styles from './api-keys.module.css';

interface NewKeyDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A new key, which is shown this once. */
export function NewKeyDialog({ secret, onClose }: NewKeyDialogProps) {
  return (
    <Dialog
      title="Your new API key"
      maxWidth={520}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have saved it
        </Button>
      }
    >
      <div className={styles.form}>
        <p>
          Give it to your program now, since it is shown only this once. Keep it on a server: anyone who has
          it can use it.
        </p>
        <div className={styles.copy}>
          <CopyDetails details={secret} />
        </div>
      </div>
    </Dialog>
  );
}
