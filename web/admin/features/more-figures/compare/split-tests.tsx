import { useState } from 'react';
import type { AboutSurvey } from '../../../answers/view.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { dateOnly } from '../../../lib/format-moment.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Select } from '../../../ui/select.tsx';
import { Found } from '../../../ui/found.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { ReachCard } from './reach-card.tsx';
import cards from '../../../answers/list/cards.module.css';
import styles from './compare.module.css';
import { ComparedQuestion } from './compared-question.tsx';
import { type Finding, Findings, rangeOf } from './findings.tsx';
import { plainParameters, useResults } from '../../../answers/api/results.ts';

type Test = SplitTestResult['tests'][number];
type Result = NonNullable<SplitTestResult['result']>;

const SIDES = {
  one: { value: 'a', label: 'A', responses: 0 },
  other: { value: 'b', label: 'B', responses: 0 },
};

/** The answers of shoppers who got A, beside those of shoppers who got B. */
export function SplitTests({ surveyId, query }: AboutSurvey) {
  const [chosen, setChosen] = useState('');
  const found = useResults('GET /surveys/{surveyId}/analytics/split-test', {
    ...{ surveyId, ...plainParameters(query), test: chosen },
  });
  return (
    <Found found={found} what="The split test" lines={10}>
      {(data) => <Shown found={data} isBusy={found.isPlaceholderData} onChoose={setChosen} />}
    </Found>
  );
}

interface ShownProps {
  readonly found: SplitTestResult;
  readonly isBusy: boolean;
  readonly onChoose: (test: string) => void;
}

function Shown({ found: { tests, result, timezone }, isBusy, onChoose }: ShownProps) {
  const test = tests.find(({ key }) => key === result?.key);
  if (!test || !result) {
    return (
      <p className={cards.nothing}>
        This survey has no split test yet. Add version B under Build, More, Compare two versions.
      </p>
    );
  }
  return (
    <div className={styles.questions} aria-busy={isBusy}>
      {tests.length > 1 && (
        <Select
          label="Test"
          options={tests.map((each) => ({ value: each.key, label: nameOf(each, timezone) }))}
          value={test.key}
          onChange={onChoose}
        />
      )}
      <TestCard test={test} result={result} timezone={timezone} />
      {result.reach && <ReachCard reach={result.reach} />}
      {result.questions.map((question) => (
        <ComparedQuestion
          key={question.meaningId}
          question={question}
          sides={SIDES}
          comparisons={result.comparisons}
        />
      ))}
      <Explanation method="comparisons">
        <p>
          Each shopper gets A or B by chance, so only the version can explain a difference that is not chance.
          The more a page compares, the more often chance alone makes A and B look different. So this page
          counts its {pluralize(result.comparisons, 'comparison')}: where nothing differs, at most 1 page of
          20 calls something unlikely to be chance. That holds for one look at a number of responses that you
          chose before. If you look each day and stop at the first difference, it may well be chance. Fewer
          than {FEWEST_ANSWERS} answers are not compared.
        </p>
      </Explanation>
    </div>
  );
}

const KINDS: Readonly<Record<Test['kind'], string>> = {
  wording: 'Wording',
  option_order: 'Order of options',
  question_order: 'Order of questions',
};

function nameOf({ kind, question, since }: Test, timezone: string): string {
  return [KINDS[kind], question, `since ${dateOnly(since, timezone)}`]
    .filter((part) => part !== null)
    .join(' · ');
}

interface TestCardProps {
  readonly test: Test;
  readonly result: Result;
  readonly timezone: string;
}

function TestCard({ test, result, timezone }: TestCardProps) {
  const { kind, question, isRunning, a, b } = test;
  const since = dateOnly(test.since, timezone);
  const subtitle = isRunning
    ? `Since ${since}. Half of your shoppers see each.`
    : `Began ${since}. Your survey has changed since, so no more answers come in.`;
  return (
    <Card title={question === null ? KINDS[kind] : `${KINDS[kind]}: ${question}`} subtitle={subtitle}>
      <div className={styles.tested}>
        <Tested side="one" name="A" lines={a} responses={result.begun?.one} isOrdered={kind !== 'wording'} />
        <Tested
          side="other"
          name="B"
          lines={b}
          responses={result.begun?.other}
          isOrdered={kind !== 'wording'}
        />
      </div>
      {result.begun === null ? (
        <p className={cards.nothing}>
          With a filter by answer, this page does not say which version more shoppers answered.
        </p>
      ) : (
        <Findings findings={figuresOf(result)} comparisons={result.comparisons} />
      )}
      <Completed result={result} />
    </Card>
  );
}

interface TestedProps {
  readonly side: 'one' | 'other';
  readonly name: string;
  readonly lines: readonly string[];
  readonly responses: number | undefined;
  readonly isOrdered: boolean;
}

function Tested({ side, name, lines, responses, isOrdered }: TestedProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section data-side={side} aria-label={`Version ${name}`}>
      <h3>{name}</h3>
      <List>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </List>
      {responses !== undefined && <p>{pluralize(responses, 'response')}</p>}
    </section>
  );
}

function figuresOf({ begun, completed }: Result): readonly Finding[] {
  return [begun?.comparison, completed?.comparison].flatMap((comparison, at) => {
    if (!comparison) return [];
    const { low, high } = comparison;
    // How shoppers were divided is told by the sentence alone: its interval around one half is hard to read.
    const points =
      at === 0 || low === null || high === null ? NO_RANGE : { low: low * 100, high: high * 100 };
    return [{ ...comparison, ...rangeOf(points, 0, 'percentage points') }];
  });
}

const NO_RANGE = { low: null, high: null };

function Completed({ result: { completed } }: { readonly result: Result }) {
  if (!completed) return null;
  const percent = percentAlike(sharesIn([completed.one, completed.other]));
  const rows = [
    { side: 'one', name: 'A', rate: completed.one },
    { side: 'other', name: 'B', rate: completed.other },
  ] as const;
  return (
    <dl className={styles.scores}>
      {rows.map(({ side, name, rate }) => (
        <div key={side} data-side={side}>
          <dt>{name} finished</dt>
          <dd>
            {rate === null ? '–' : percent(rate.share)}
            {rate !== null && (
              <small>
                {rate.count.toLocaleString()} of {pluralize(rate.total, 'response')}, most likely{' '}
                {percent(rate.low)} to {percent(rate.high)}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
