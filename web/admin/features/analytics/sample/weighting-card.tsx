import { Checkbox } from '@shopify/polaris';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { AnswerWeighting } from '#shared/api/analytics-sample.ts';
import { Card, Explanation } from '../overview/card.tsx';
import { useAnalyticsView } from '../view.ts';
import { weightingSentences } from './sample-words.ts';
import styles from './sample.module.css';

interface WeightingCardProps {
  readonly weighting: AnswerWeighting;
  readonly currency: string;
  readonly query: AnalyticsQuery;
}

/** Switches weighting of this view on and off. The address keeps it. */
export function WeightingCard({ weighting, currency, query }: WeightingCardProps) {
  const { changeQuery } = useAnalyticsView();
  if (weighting.answers === 0) return null;
  return (
    <Card title="Weight answers by your orders">
      <Checkbox
        label="Show weighted figures beside the raw ones"
        helpText="On the Analytics tab, for choices, ratings and net promoter scores"
        checked={query.weighting === 'orders'}
        onChange={(isOn) => changeQuery({ weighting: isOn ? 'orders' : 'none' })}
      />
      <p>
        Answers of groups that answered less often count more, so that new and repeat customers, countries,
        order values and weekdays have the shares that they have among all orders.
      </p>
      <ul className={styles.notes}>
        {weightingSentences(weighting, currency).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Explanation method="weights">
        <p>
          The weights are found by raking: they are adjusted to each of the four shares in turn until all of
          them agree. Weights above {weighting.limit} times the average are set to that, and the rest is
          adjusted again. The effective number (Kish) is how many equally weighted answers would tell as much.
          Weighting cannot correct for reasons to answer that your orders do not show, such as how content
          people are.
        </p>
      </Explanation>
    </Card>
  );
}
