import { PREVIOUS_SECRET_HOURS } from '#shared/connections/connection-limits.ts';
import { ShownOnce } from '../shown-once.tsx';

export type SecretReason = 'added' | 'replaced' | 'moved';

const NOTES: Readonly<Partial<Record<SecretReason, string>>> = {
  replaced: `The old secret signs along for ${PREVIOUS_SECRET_HOURS} hours, so nothing is refused meanwhile.`,
  moved: 'The old secret does not sign for the new server.',
};

interface SecretDialogProps {
  readonly secret: string;
  /** Why there is a new secret. */
  readonly reason: SecretReason;
  readonly onClose: () => void;
}

export function SecretDialog({ secret, reason, onClose }: SecretDialogProps) {
  return (
    <ShownOnce
      title={reason === 'added' ? 'Your signing secret' : 'Your new signing secret'}
      secret={secret}
      note={NOTES[reason]}
      onClose={onClose}
    >
      Give it to the receiver now, since it is shown only this once. With it the receiver checks that a
      webhook is from us: each is signed as Standard Webhooks says.
    </ShownOnce>
  );
}
