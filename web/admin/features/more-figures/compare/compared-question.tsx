import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Card } from '../../../answers/card.tsx';
import { decimal, rounded } from '../../../answers/format-figure.ts';
import styles from './compare.module.css';
import { type Finding, Findings, outstanding, rangeOf } from './findings.tsx';

type Question = SegmentComparison['questions'][number];
type Sides = NonNullable<SegmentComparison['sides']>;
type Option = Extract<Question, { kind: 'choice' }>['options'][number];

interface ComparedQuestionProps {
  readonly question: Question;
  readonly sides: Sides;
  /** How many comparisons the page tests. */
  readonly comparisons: number;
}

/** A question's findings in words, with the figures of both groups below. */
export function ComparedQuestion({ question, sides, comparisons }: ComparedQuestionProps) {
  return (
    <Card title={question.text || 'Question without a text'}>
      <Findings findings={findingsOf(question)} comparisons={comparisons} />
      {question.kind === 'choice' ? (
        <Options options={question.options} sides={sides} />
      ) : (
        <Scores question={question} sides={sides} />
      )}
    </Card>
  );
}

const NOBODY: Finding = { sentence: 'One of the two gave no answer to this.', verdict: 'too_few' };
const FEW = 'Too few answers to tell them apart.';

function findingsOf(question: Question): readonly Finding[] {
  if (question.kind === 'choice') {
    const found = question.options.flatMap(({ comparison }) =>
      comparison ? [{ ...comparison, ...rangeOf(inPoints(comparison), 0, 'percentage points') }] : [],
    );
    return found.length === 0 ? [NOBODY] : outstanding(found, FEW);
  }
  const { kind, comparison } = question;
  return comparison === null
    ? [NOBODY]
    : [{ ...comparison, ...rangeOf(comparison, kind === 'nps' ? 0 : 1, 'points') }];
}

const inPoints = ({ low, high }: NonNullable<Option['comparison']>) => ({
  low: low === null ? null : low * 100,
  high: high === null ? null : high * 100,
});

function Options({ options, sides }: { options: readonly Option[]; sides: Sides }) {
  const percent = percentAlike(sharesIn(options.flatMap(({ one, other }) => [one, other])));
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <OptionBars key={option.cell} option={option} sides={sides} percent={percent} />
      ))}
    </ul>
  );
}

interface OptionProps {
  readonly option: Option;
  readonly sides: Sides;
  readonly percent: (share: number) => string;
}

function OptionBars({ option, sides, percent }: OptionProps) {
  const { text, one, other, comparison } = option;
  return (
    <li data-verdict={comparison?.verdict}>
      <p className={styles.option}>{text}</p>
      <Bar side="one" label={sides.one.label} rate={one} percent={percent} />
      <Bar side="other" label={sides.other.label} rate={other} percent={percent} />
    </li>
  );
}

interface BarProps {
  readonly side: 'one' | 'other';
  readonly label: string;
  readonly rate: Option['one'];
  readonly percent: (share: number) => string;
}

function Bar({ side, label, rate, percent }: BarProps) {
  return (
    <p className={styles.bar} data-side={side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${(rate?.share ?? 0) * 100}%` }} />
      </span>
      <span className={styles.value}>
        {rate === null ? 'no answers' : percent(rate.share)}
        {rate !== null && (
          <small>
            {rate.count.toLocaleString()} of {rate.total.toLocaleString()}
          </small>
        )}
      </span>
    </p>
  );
}

function Scores({ question, sides }: { question: Exclude<Question, { kind: 'choice' }>; sides: Sides }) {
  const format = question.kind === 'nps' ? rounded : decimal;
  const rows = [
    { side: 'one', label: sides.one.label, score: question.one },
    { side: 'other', label: sides.other.label, score: question.other },
  ] as const;
  return (
    <dl className={styles.scores}>
      {rows.map(({ side, label, score }) => (
        <div key={side} data-side={side}>
          <dt>{label}</dt>
          <dd>
            {score === null ? '–' : format(score.score)}
            {score !== null && <small>from {pluralize(score.answers, 'answer')}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
