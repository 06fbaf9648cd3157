import { Button } from '@shopify/polaris';
import { FINDINGS } from '../../answers/address.ts';
import { type AboutSurvey, useAnalyticsView } from '../../answers/view.ts';
import styles from './findings.module.css';
import { unevenSentence } from '../../answers/sample-words.ts';
import { useWhoAnswered } from '../../answers/api/sample.ts';

/** One sentence about what answering unevenly may change, with the way to the comparison behind it. */
export function UnevenNote({ surveyId, query }: AboutSurvey) {
  const { mayFilter, show } = useAnalyticsView();
  const { data } = useWhoAnswered(surveyId, query, { isAllowed: mayFilter, isWatched: false });
  const sentence = data && data.orders > 0 ? unevenSentence(data) : null;
  if (sentence === null) return null;
  return (
    <p className={styles.uneven}>
      {sentence}{' '}
      <Button variant="plain" onClick={() => show({ ...FINDINGS, figures: 'sample' })}>
        Who answered
      </Button>
    </p>
  );
}
