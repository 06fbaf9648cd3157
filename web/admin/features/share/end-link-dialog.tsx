import type { Share } from '#shared/api/shares.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { SendDialog } from '../../ui/dialog/send-dialog.tsx';
import { useEndShare } from './api/shares.ts';

interface EndLinkDialogProps {
  readonly surveyId: string;
  readonly share: Share;
  readonly onClose: () => void;
  /** Called once the list shows the link as closed. */
  readonly onEnded: () => void;
}

/** Asks first, because an ended link cannot be opened again. */
export function EndLinkDialog({ surveyId, share: { shareId }, onClose, onEnded }: EndLinkDialogProps) {
  const { mutate, error, isPending } = useEndShare(surveyId);
  return (
    <SendDialog
      title="End this link?"
      maxWidth={440}
      keep="Keep it"
      send="End link"
      isBusy={isPending}
      isDestructive
      onSend={() => mutate({ shareId }, { onSuccess: onEnded })}
      onClose={onClose}
    >
      <p>Its address stops working at once and cannot be restored; a new link gets another address.</p>
      {error && <p role="alert">{`${error.message} ${outcomeText(error, STILL_OPEN, UNCERTAIN)}`}</p>}
    </SendDialog>
  );
}

const STILL_OPEN = 'The link is still open.';
const UNCERTAIN = 'It is not certain whether the link still works. End it again to be sure.';
