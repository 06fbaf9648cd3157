import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { outcomeText } from '../../../lib/api/outcome-text.ts';
import { useMeasures, useSetMeasure } from '../api/measures.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { FaultCard } from '../../../ui/fault-card.tsx';
import styles from '../../../answers/overview.module.css';
import { MeasureForm } from './measure-form.tsx';
import { MeasureScore } from './measure-score.tsx';

interface SharedMeasureProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
}

/** Joins the same question of several surveys into one score. */
export function SharedMeasure(props: SharedMeasureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.trend}>
      <div>
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide other surveys' : 'One score over several surveys'}
        </button>
      </div>
      {isOpen && <Measures {...props} />}
    </div>
  );
}

function Measures({ surveyId, query, meaningId }: SharedMeasureProps) {
  const { data, error, isFetching, refetch } = useMeasures(surveyId, query);
  const { mutate, isPending, error: refusal } = useSetMeasure(surveyId, meaningId);
  if (error && !data) {
    return (
      <FaultCard what="The other surveys" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <CardSkeleton lines={4} />;
  const own = data.measures.find(({ questions }) =>
    questions.some((each) => each.surveyId === surveyId && each.meaningId === meaningId),
  );
  return (
    <>
      {own ? (
        <>
          <MeasureScore measure={own} surveyId={surveyId} />
          <div>
            <Button onClick={() => mutate('')} loading={isPending}>
              Take this question out
            </Button>
          </div>
        </>
      ) : (
        <MeasureForm
          names={data.measures.map(({ measure }) => measure)}
          isBusy={isPending}
          onChoose={(name) => mutate(name)}
        />
      )}
      {refusal && <p role="alert">{`${refusal.message} ${outcomeText(refusal, 'Nothing was changed')}.`}</p>}
    </>
  );
}
