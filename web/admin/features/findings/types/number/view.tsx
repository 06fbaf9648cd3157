import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { leftOutText } from '#shared/analytics/types/number-typos.ts';
import { OF_ANSWERED, SHARE_OF_ANSWERED } from '../../../../answers/share-words.ts';
import { pluralize } from '../../../../lib/pluralize.ts';
import type { ShareRow } from '../../../../ui/charts/share-bars.tsx';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { fileName, quantity } from '../../../../answers/format-figure.ts';
import styles from '../../../../answers/overview.module.css';
import type { QuestionResult, ResultProps, ResultView } from '../result-view.ts';
import { percentOf, shareHint, shareTexts } from '../helpers/scale-columns.ts';

type NumberAnswers = Extract<QuestionResult, { kind: 'number' }>;
type Bucket = NumberAnswers['buckets'][number];

function NumberResult({ question }: ResultProps<'number'>) {
  const { text, buckets, unit, decimals } = question;
  const name = (bucket: Bucket) => bucketName(bucket, decimals);
  const percent = percentOf(buckets);
  return (
    <>
      <p className={styles.finding}>{numberLead(question)}</p>
      <ColumnChart
        title={unit === '' ? 'Which numbers do people give?' : `Which numbers do people give, in ${unit}?`}
        fileName={fileName(text, 'numbers')}
        columns={buckets.map((bucket) => ({
          key: String(bucket.from),
          label: bucket.from.toLocaleString(),
          value: bucket.rate?.count ?? 0,
          ...shareTexts(bucket.rate, percent),
          reading: `${name(bucket)}: ${pluralize(bucket.rate?.count ?? 0, 'person', 'people')}, ${percent(bucket.rate?.share ?? 0)} ${OF_ANSWERED}`,
        }))}
        hint={`${shareHint(buckets.map(({ rate }) => rate))}${isWholeBucket(buckets[0], decimals) ? '' : ' Each column begins at the number below it.'}`}
        table={{
          columns: ['Numbers', 'People', SHARE_OF_ANSWERED],
          rows: buckets.map((bucket) => [
            name(bucket),
            (bucket.rate?.count ?? 0).toLocaleString(),
            percent(bucket.rate?.share ?? 0),
          ]),
        }}
      />
    </>
  );
}

function numberLead({ summary, outside, unit }: NumberAnswers): string {
  if (!summary) return 'No answers yet';
  const { answers, mean, median, lowest, highest } = summary;
  if (answers < FEWEST_ANSWERS) return `Too few answers to tell (${answers})`;
  const figure = (value: number) => quantity(value, unit, true);
  const left = outside === null ? '' : ` Left out as likely typos: ${leftOutText(outside, figure)}.`;
  return `${figure(mean)} on average, half give ${figure(median)} or less, from ${pluralize(answers, 'answer')} between ${figure(lowest)} and ${figure(highest)}.${left}`;
}

const isWholeBucket = (bucket: Bucket | undefined, decimals: boolean) =>
  !decimals && bucket !== undefined && bucket.to - bucket.from === 1;

const numberRows = ({ buckets, decimals }: NumberAnswers): ShareRow[] =>
  buckets.map((bucket) => ({
    key: String(bucket.from),
    label: bucketName(bucket, decimals),
    rate: bucket.rate,
  }));

/** *50 to 59* for whole numbers, *1.5 to below 2* for others. */
function bucketName({ from, to, rate }: Bucket, decimals: boolean): string {
  const first = from.toLocaleString();
  if (isWholeBucket({ from, to, rate }, decimals)) return first;
  return decimals ? `${first} to below ${to.toLocaleString()}` : `${first} to ${(to - 1).toLocaleString()}`;
}

export const numberView: ResultView<'number'> = {
  Result: NumberResult,
  explained:
    'Numbers are counted to three digits, so these figures are at most half a percent off. Responses keep the exact numbers.',
  method: 'numbers',
  lead: numberLead,
  rows: numberRows,
};
