import { type ReactNode, useState } from 'react';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { AnalyticsQuery, Comparison } from '#shared/analytics/query.ts';
import { queryToParameters } from '#shared/analytics/query-codec.ts';
import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { Select } from '../../../ui/select.tsx';
import { plainParameters, useResults } from '../../../answers/api/results.ts';
import { Found } from '../../../ui/found.tsx';
import { PlanRefusal } from '../../../answers/plan-refusal.tsx';
import { Explanation } from '../../../answers/card.tsx';
import cards from '../../../answers/list/cards.module.css';
import { type AboutSurvey, useAnalyticsView } from '../../../answers/view.ts';
import styles from './compare.module.css';
import { ComparedQuestion } from './compared-question.tsx';
import { SplitTests } from './split-tests.tsx';

type ComparedDimension = Exclude<Comparison, 'none'>;

interface SegmentPair {
  /** Values of segments; empty leaves the choice to the server. */
  readonly one: string;
  readonly other: string;
}

const BY_NAMES: Readonly<Record<ComparedDimension, string>> = {
  customerType: 'New and repeat customers',
  country: 'Countries',
  placement: 'Places where it was answered',
  previousPeriod: 'These days and the days before',
};

const FIRST: SegmentPair = { one: '', other: '' };

const SPLIT_TEST = 'splitTest';

/** Compares two groups of respondents, or the two versions of a split test, and says whether differences may be chance. */
export function CompareTab({ surveyId, query }: AboutSurvey) {
  const { changeQuery, mayFilter, survey } = useAnalyticsView();
  const isKnown = useBillingCustomer().data !== undefined;
  const isTested = query.compare === 'none' && survey?.definition.split !== undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  if (isKnown && !mayFilter) return <PlanRefusal feature="advanced_analytics" />;
  const by: ComparedDimension = query.compare === 'none' ? 'customerType' : query.compare;
  const shown = chosen ?? (isTested ? SPLIT_TEST : by);
  const choose = (value: string): void => {
    setChosen(value);
    if (value !== SPLIT_TEST) changeQuery({ compare: value as ComparedDimension });
  };
  const choice = (
    <Select
      label="Compare"
      options={[
        ...Object.entries(BY_NAMES).map(([value, label]) => ({ value, label })),
        { value: SPLIT_TEST, label: 'A and B of a split test' },
      ]}
      value={shown === SPLIT_TEST ? SPLIT_TEST : by}
      onChange={choose}
    />
  );
  if (shown !== SPLIT_TEST)
    return <Segments key={by} surveyId={surveyId} query={query} by={by} choice={choice} />;
  return (
    <>
      <div className={styles.controls}>{choice}</div>
      {mayFilter && <SplitTests surveyId={surveyId} query={query} />}
    </>
  );
}

interface SegmentsProps extends AboutSurvey {
  readonly by: ComparedDimension;
  /** The control that chooses what is compared. */
  readonly choice: ReactNode;
}

function Segments({ surveyId, query, by, choice }: SegmentsProps) {
  const { mayFilter } = useAnalyticsView();
  const [pair, setPair] = useChosenPair(query);
  const found = useResults(
    'GET /surveys/{surveyId}/analytics/compare',
    { surveyId, ...queryToParameters({ ...query, compare: by }), ...pair },
    { enabled: mayFilter },
  );
  return (
    <>
      <div className={styles.controls}>
        {choice}
        {found.data && found.data.by === by && <Sides found={found.data} onChange={setPair} />}
      </div>
      <Found found={found} what="The comparison" lines={10}>
        {(data) => (
          <div className={styles.questions} aria-busy={found.isPlaceholderData}>
            <Compared found={data} />
          </div>
        )}
      </Found>
    </>
  );
}

/** Forgets the pair when the days or filters change, because the other answers may lack one of its groups. */
function useChosenPair(query: AnalyticsQuery) {
  const view = JSON.stringify(plainParameters(query));
  const [chosen, setChosen] = useState({ view, pair: FIRST });
  const pair = chosen.view === view ? chosen.pair : FIRST;
  if (chosen.view !== view) setChosen({ view, pair });
  return [pair, (wanted: SegmentPair) => setChosen({ view, pair: wanted })] as const;
}

interface SidesProps {
  readonly found: SegmentComparison;
  readonly onChange: (pair: SegmentPair) => void;
}

/** Choosing the other side's group swaps the two. */
function Sides({ found: { segments, sides }, onChange }: SidesProps) {
  if (!sides) return null;
  const pair = { one: sides.one.value, other: sides.other.value };
  const options = segments.map(({ value, label }) => ({ value, label }));
  const choose = (side: 'one' | 'other', value: string): void => {
    const opposite = side === 'one' ? 'other' : 'one';
    onChange({ ...pair, ...(value === pair[opposite] && { [opposite]: pair[side] }), [side]: value });
  };
  return (
    <>
      <Select label="First" options={options} value={pair.one} onChange={(value) => choose('one', value)} />
      <Select
        label="Second"
        options={options}
        value={pair.other}
        onChange={(value) => choose('other', value)}
      />
    </>
  );
}

const nothingBefore = (range: SegmentComparison['range']): string =>
  range === null
    ? 'All time has nothing before it. Choose fewer days above.'
    : 'These days are still to come. Choose earlier days above.';

function Compared({ found: { by, range, sides, comparisons, questions } }: { found: SegmentComparison }) {
  if (!sides) {
    return (
      <p className={cards.nothing}>
        {by === 'previousPeriod'
          ? nothingBefore(range)
          : 'The answers have fewer than two such groups, so there is nothing to compare. Choose more days, other filters, or compare something else.'}
      </p>
    );
  }
  const silent = [sides.one, sides.other].find(({ responses }) => responses === 0);
  if (silent !== undefined) {
    return (
      <p className={cards.nothing}>{`${silent.label}: no responses, so there is nothing to compare.`}</p>
    );
  }
  if (questions.length === 0) {
    return (
      <p className={cards.nothing}>
        None of this survey’s questions can be compared. Choices, ratings and scores can.
      </p>
    );
  }
  return (
    <>
      <p className={styles.sides}>
        <span data-side="one">
          {sides.one.label}: {pluralize(sides.one.responses, 'response')}
        </span>
        <span data-side="other">
          {sides.other.label}: {pluralize(sides.other.responses, 'response')}
        </span>
      </p>
      {tellingFirst(questions).map((question) => (
        <ComparedQuestion key={question.meaningId} {...{ question, sides, comparisons }} />
      ))}
      <Explanation method="comparisons">
        <p>
          The more a page compares, the more often chance alone makes two groups look different. So this page
          counts its {pluralize(comparisons, 'comparison')} and asks for larger differences the more there
          are: where nothing differs, at most 1 page of 10 calls something unlikely to be chance. Something is
          called that exactly when the interval of its difference leaves out zero. Groups with fewer than{' '}
          {FEWEST_ANSWERS} answers, and answers that too few people gave, are not compared.
        </p>
      </Explanation>
    </>
  );
}

/** Questions in which something differs come first. */
function tellingFirst(questions: SegmentComparison['questions']): SegmentComparison['questions'] {
  const differs = (question: (typeof questions)[number]): boolean =>
    (question.kind === 'choice' ? question.options : [question]).some(
      ({ comparison }) => comparison?.verdict === 'unlikely_chance',
    );
  return [...questions.filter(differs), ...questions.filter((each) => !differs(each))];
}
