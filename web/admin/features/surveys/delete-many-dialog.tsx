import { Button } from '@shopify/polaris';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useSharedBelongings } from './api/delete-survey.ts';
import { isNothingLost, lossOf } from './loss-text.ts';
import styles from './survey-list.module.css';

interface DeleteManyDialogProps {
  surveys: readonly SurveySummary[];
  onClose: () => void;
  onDelete: () => void;
}

/** Names the surveys and shows in numbers what will be deleted with them. */
export function DeleteManyDialog({ surveys, onClose, onDelete }: DeleteManyDialogProps) {
  const { total, isError, retry } = useSharedBelongings(surveys.map(({ surveyId }) => surveyId));
  const live = surveys.filter(({ status }) => status === 'live').length;
  const title = pluralize(surveys.length, 'survey');
  const footer = (
    <>
      <Button onClick={onClose}>Keep them</Button>
      <Button variant="primary" tone="critical" disabled={!total} onClick={onDelete}>
        {`Delete ${title}`}
      </Button>
    </>
  );
  return (
    <Dialog title={`Delete ${title}?`} maxWidth={480} onClose={onClose} footer={footer}>
      <div className={styles.loss} aria-busy={!total && !isError}>
        <ul className={styles.names}>
          {surveys.map(({ surveyId, name }) => (
            <li key={surveyId}>{name}</li>
          ))}
        </ul>
        {isError ? (
          <p role="alert">
            What belongs to them could not be counted.{' '}
            <Button variant="plain" onClick={retry}>
              Try again
            </Button>
          </p>
        ) : (
          <p>{total ? lossOfMany(total) : 'Counting what belongs to them…'}</p>
        )}
        {live > 0 && (
          <p>
            {live === 1
              ? 'One is published: where it is on your store, shoppers stop seeing it.'
              : `${live} are published: where they are on your store, shoppers stop seeing them.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function lossOfMany(total: Parameters<typeof lossOf>[0]): string {
  return isNothingLost(total)
    ? 'They were never published, so no answers are lost. It cannot be undone.'
    : lossOf(total);
}
