import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { SendDialog } from '../../ui/dialog/send-dialog.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from '../../answers/list/cards.module.css';
import { useDeleteResponses } from './use-responses.ts';

interface DeleteResponsesDialogProps {
  readonly surveyId: string;
  readonly responses: readonly ReadableResponse[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what will be deleted, since it cannot be undone. */
export function DeleteResponsesDialog({
  surveyId,
  responses,
  onClose,
  onDeleted,
}: DeleteResponsesDialogProps) {
  const { show } = useToasts();
  const removal = useDeleteResponses(surveyId, (deleted) => {
    show({ variant: 'success', title: deletedText(deleted, responses.length) });
    onDeleted();
  });
  const isOne = responses.length === 1;
  const [its, it] = isOne ? ['Its', 'it'] : ['Their', 'them'];
  const count = pluralize(responses.length, 'response');
  const answers = responses.flatMap(({ path }) => path.filter(({ answer }) => answer !== null)).length;
  const isTest = responses.every((response) => response.isTest);
  return (
    <SendDialog
      title={isOne ? 'Delete this response?' : `Delete ${count}?`}
      maxWidth={480}
      keep={isOne ? 'Keep it' : 'Keep them'}
      send={isOne ? 'Delete response' : `Delete ${count}`}
      isBusy={removal.isPending}
      isDestructive
      onSend={() => removal.mutate(responses.map(({ responseId }) => responseId))}
      onClose={onClose}
    >
      <p>
        {`${its} ${pluralize(answers, 'answer')} ${answers === 1 ? 'is' : 'are'} deleted for good`}
        {isTest ? '. Test responses count in no figure.' : `, and no figure counts ${it} any more.`} Tags and
        notes are deleted too. It can’t be undone.
      </p>
      {removal.isError && (
        <p role="alert" className={styles.fault}>
          {removal.error.message} {remainText(isOne, removal.error)}
        </p>
      )}
    </SendDialog>
  );
}

function remainText(isOne: boolean, error: Error): string {
  if (!isOne) return 'Some of them may still be there.';
  return outcomeText(
    error,
    'The response is still there.',
    'It is not certain whether the response is deleted. Delete it again to be sure.',
  );
}

/** An earlier request without a reply may have deleted them: then none is left to delete. */
function deletedText(deleted: number, wanted: number): string {
  if (deleted === 0) return wanted === 1 ? 'The response is deleted' : 'The responses are deleted';
  return deleted === 1 ? 'The response is deleted' : `${pluralize(deleted, 'response')} are deleted`;
}
