import { Button } from '@shopify/polaris';
import { PREVIOUS_SECRET_HOURS } from '#shared/connections/connection-limits.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CopyDetails } from '../../../ui/toasts/copy-details.tsx';
import styles from './connections.module.css';

interface SecretDialogProps {
  readonly secret: string;
  /** The secret replaces another one. */
  readonly isNext: boolean;
  readonly onClose: () => void;
}

/** The secret of a connection, which is shown this once. */
export function SecretDialog({ secret, isNext, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={isNext ? 'Your new signing secret' : 'Your signing secret'}
      maxWidth={520}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have saved it
        </Button>
      }
    >
      <div className={styles.secret}>
        <p>
          Give it to the receiver now, since it is shown only this once. With it the receiver checks that a
          webhook is from us: each is signed as Standard Webhooks says.
        </p>
        <div className={styles.copy}>
          <CopyDetails details={secret} />
        </div>
        {isNext && (
          <p>{`The old secret signs along for ${PREVIOUS_SECRET_HOURS} hours, so nothing is refused meanwhile.`}</p>
        )}
      </div>
    </Dialog>
  );
}
