import { Button } from '@shopify/polaris';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import styles from './cards.module.css';
import { useDeleteResponse } from './use-responses.ts';

interface DeleteResponseDialogProps {
  readonly surveyId: string;
  readonly response: ReadableResponse;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what will be deleted, since it cannot be undone. */
export function DeleteResponseDialog({ surveyId, response, onClose, onDeleted }: DeleteResponseDialogProps) {
  const { show } = useToasts();
  const removal = useDeleteResponse(surveyId, () => {
    show({ variant: 'success', title: 'The response is deleted' });
    onDeleted();
  });
  const isBusy = removal.isPending;
  const answers = response.path.filter(({ answer }) => answer !== null).length;
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        Keep it
      </Button>
      <Button
        variant="primary"
        tone="critical"
        loading={isBusy}
        onClick={() => removal.mutate(response.responseId)}
      >
        Delete response
      </Button>
    </>
  );
  return (
    <Dialog
      title="Delete this response?"
      maxWidth={480}
      onClose={isBusy ? () => undefined : onClose}
      footer={footer}
    >
      <p>
        {`Its ${pluralize(answers, 'answer')} ${answers === 1 ? 'is' : 'are'} deleted for good`}
        {response.isTest ? '. Test answers count in no figure.' : ', and no figure counts it any more.'} It
        can’t be undone.
      </p>
      {removal.isError && (
        <p role="alert" className={styles.fault}>
          {removal.error.message} The response is still there.
        </p>
      )}
    </Dialog>
  );
}
