import { Button } from '@shopify/polaris';
import type { SurveyBelongings, SurveySummary } from '#shared/api/surveys.ts';
import { outcomeText } from '../../lib/api/outcome-text.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { SendDialog } from '../../ui/dialog/send-dialog.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useDeleteSurvey, useSurveyBelongings } from './api/delete-survey.ts';
import { wasDeleted } from './api/was-deleted.ts';
import { isNothingLost, lossOf } from './loss-text.ts';
import styles from './survey-list.module.css';

interface DeleteDialogProps {
  survey: SurveySummary;
  onClose: () => void;
  onDeleted: () => void;
}

/** Shows in numbers what will be deleted. */
export function DeleteDialog({ survey, onClose, onDeleted }: DeleteDialogProps) {
  const { surveyId, name, status } = survey;
  const { show } = useToasts();
  const belongings = useSurveyBelongings(surveyId);
  const removal = useDeleteSurvey(surveyId, (lost, isUnfinished) => {
    const went = lost.responses > 0 ? deletionText(lost.responses, isUnfinished) : undefined;
    show({ variant: 'success', title: `“${name}” is deleted`, ...(went && { description: went }) });
    onDeleted();
  });
  const counting = wasDeleted(belongings.error) ? 'gone' : belongings.isError ? 'failed' : 'running';
  return (
    <SendDialog
      title={`Delete “${name}”?`}
      maxWidth={480}
      keep="Keep it"
      send={counting === 'gone' ? 'Take it off the list' : 'Delete survey'}
      isBusy={removal.isPending}
      isReady={belongings.data !== undefined || counting === 'gone'}
      isDestructive
      onSend={() => removal.mutate()}
      onClose={onClose}
    >
      <div className={styles.loss} aria-busy={belongings.isPending}>
        <p>{belongings.data ? lossOfOne(belongings.data) : UNCOUNTED[counting]}</p>
        {status === 'live' && counting !== 'gone' && (
          <p>It is published: where it is on your store, shoppers stop seeing it.</p>
        )}
        {counting === 'failed' && (
          <p role="alert">
            {belongings.error?.message}{' '}
            <Button variant="plain" onClick={() => void belongings.refetch()}>
              Try again
            </Button>
          </p>
        )}
        {removal.isError && (
          <p role="alert" className={styles.fault}>
            {removal.error.message}{' '}
            {outcomeText(
              removal.error,
              'The survey is still there.',
              'It is not certain whether the survey is deleted. Delete it again to be sure.',
            )}
          </p>
        )}
      </div>
    </SendDialog>
  );
}

const UNCOUNTED = {
  running: 'Counting what belongs to it…',
  failed: 'What belongs to it could not be counted.',
  gone: 'It was deleted somewhere else already.',
} as const;

function deletionText(responses: number, isUnfinished: boolean): string {
  const counts = pluralize(responses, 'response');
  return isUnfinished ? `Its ${counts} are being deleted in the background.` : `${counts} went with it.`;
}

function lossOfOne(belongings: SurveyBelongings): string {
  return isNothingLost(belongings)
    ? 'It was never published, so no answers are lost. It cannot be undone.'
    : lossOf(belongings);
}
