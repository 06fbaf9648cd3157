import { Button } from '@shopify/polaris';
import { PREVIOUS_SECRET_HOURS } from '#shared/connections/connection-limits.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CopyDetails } from '../../../ui/toasts/copy-details.tsx';
import styles from './connections.module.css';

export type SecretReason = 'added' | 'replaced' | 'moved';

interface SecretDialogProps {
  readonly secret: string;
  /** Why there is a new secret. */
  readonly reason: SecretReason;
  readonly onClose: () => void;
}

/** The secret of a connection, which is shown this once. */
export function SecretDialog({ secret, reason, onClose }: SecretDialogProps) {
  return (
    <Dialog
      title={reason === 'added' ? 'Your signing secret' : 'Your new signing secret'}
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
        {reason === 'replaced' && (
          <p>{`The old secret signs along for ${PREVIOUS_SECRET_HOURS} hours, so nothing is refused meanwhile.`}</p>
        )}
        {reason === 'moved' && <p>The old secret does not sign for the new server.</p>}
      </div>
    </Dialog>
  );
}
