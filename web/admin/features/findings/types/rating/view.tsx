import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { OF_ANSWERED, SHARE_OF_ANSWERED } from '../../../../answers/share-words.ts';
import { pluralize } from '../../../../lib/pluralize.ts';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { between, decimal, fileName, percent } from '../../../../answers/format-figure.ts';
import styles from '../../../../answers/overview.module.css';
import type { QuestionResult, ResultProps, ResultView } from '../result-view.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { QuestionTrend } from '../../question-trend.tsx';
import { scaleColumns, scaleRows, shareHint } from '../helpers/scale-columns.ts';

type Rating = Extract<QuestionResult, { kind: 'rating' }>;

function RatingResult({ surveyId, query, question }: ResultProps<'rating'>) {
  const { text, points, meaningId } = question;
  return (
    <>
      <p className={styles.finding}>{ratingLead(question)}</p>
      <ColumnChart
        title="Which points do people give?"
        fileName={fileName(text, 'points')}
        columns={scaleColumns(points)}
        hint={shareHint(points.map(({ rate }) => rate))}
        table={{ columns: ['Points', 'People', SHARE_OF_ANSWERED], rows: scaleRows(points) }}
      />
      <Disclosure show="Over time" hide="Hide the line over time">
        <QuestionTrend surveyId={surveyId} query={query} meaningId={meaningId} />
      </Disclosure>
    </>
  );
}

function ratingLead({ summary, scale }: Rating): string {
  if (!summary) return 'No answers yet';
  const { answers, mean, meanLow: low, meanHigh: high, topTwo } = summary;
  if (answers < FEWEST_ANSWERS) return `Too few answers to tell (${answers})`;
  return `${decimal(mean)} of ${scale} on average, ${between({ low, high }, decimal)}, from ${pluralize(answers, 'answer')}. ${percent(topTwo.share)} ${OF_ANSWERED} gave ${scale - 1} or ${scale}.`;
}

export const ratingView: ResultView<'rating'> = {
  Result: RatingResult,
  explained: `Average and shares are of the people who answered. ${INTERVAL_MEANING}`,
  method: 'averages',
  lead: ratingLead,
  rows: ({ points }) =>
    [...points].reverse().map(({ value, rate }) => ({ key: String(value), label: String(value), rate })),
};
