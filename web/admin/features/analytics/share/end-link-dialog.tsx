import { Button } from '@shopify/polaris';
import type { Share } from '#shared/api/shares.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useEndShare } from '../api/shares.ts';

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
  const footer = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button
        variant="primary"
        tone="critical"
        loading={isPending}
        onClick={() => mutate(shareId, { onSuccess: onEnded })}
      >
        End link
      </Button>
    </>
  );
  return (
    <Dialog title="End this link?" maxWidth={440} onClose={onClose} footer={footer}>
      <p>Its address stops working at once and cannot be restored; a new link gets another address.</p>
      {error && <p role="alert">{`${error.message} The link is still open.`}</p>}
    </Dialog>
  );
}
