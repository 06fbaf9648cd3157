import { Button } from '@shopify/polaris';
import type { AboutQuestion } from '../../../answers/view.ts';
import { outcomeText } from '../../../lib/api/outcome-text.ts';
import { useResultsChange } from '../../../answers/api/results.ts';
import { MEASURES, useMeasures } from '../api/measures.ts';
import { Found } from '../../../ui/found.tsx';
import { MeasureForm } from './measure-form.tsx';
import { MeasureScore } from './measure-score.tsx';

/** Joins the same question of several surveys into one score. */
export function SharedMeasure({ surveyId, query, meaningId }: AboutQuestion) {
  const found = useMeasures(surveyId, query);
  const {
    mutate,
    isPending,
    error: refusal,
  } = useResultsChange(surveyId, 'PUT /surveys/{surveyId}/analytics/questions/{meaningId}/measure', MEASURES);
  // An empty name removes the question from its measure.
  const join = (measure: string): void => mutate({ meaningId, measure });
  return (
    <Found found={found} what="The other surveys" lines={4}>
      {({ measures }) => {
        const own = measures.find(({ questions }) =>
          questions.some((each) => each.surveyId === surveyId && each.meaningId === meaningId),
        );
        return (
          <>
            {own ? (
              <>
                <MeasureScore measure={own} surveyId={surveyId} />
                <div>
                  <Button onClick={() => join('')} loading={isPending}>
                    Take this question out
                  </Button>
                </div>
              </>
            ) : (
              <MeasureForm
                names={measures.map(({ measure }) => measure)}
                isBusy={isPending}
                onChoose={join}
              />
            )}
            {refusal && (
              <p role="alert">{`${refusal.message} ${outcomeText(refusal, 'Nothing was changed')}.`}</p>
            )}
          </>
        );
      }}
    </Found>
  );
}
