import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { Card } from '../overview/card.tsx';
import { decimal, percent, rounded } from '../overview/format-figure.ts';
import styles from './compare.module.css';

type Question = SegmentComparison['questions'][number];
type Sides = NonNullable<SegmentComparison['sides']>;
type Option = Extract<Question, { kind: 'choice' }>['options'][number];
type Verdict = NonNullable<Option['comparison']>['verdict'];

/** A question's findings in words, with the figures of both groups below. */
export function ComparedQuestion({ question, sides }: { question: Question; sides: Sides }) {
  return (
    <Card title={question.text || 'Question without a text'}>
      <ul className={styles.findings}>
        {findingsOf(question).map(({ sentence, verdict }) => (
          <li key={sentence} data-verdict={verdict}>
            {sentence}
          </li>
        ))}
      </ul>
      {question.kind === 'choice' ? (
        <ul className={styles.options}>
          {question.options.map((option) => (
            <OptionBars key={option.cell} option={option} sides={sides} />
          ))}
        </ul>
      ) : (
        <Scores question={question} sides={sides} />
      )}
    </Card>
  );
}

interface Finding {
  readonly sentence: string;
  readonly verdict: Verdict;
}

const NOBODY: Finding = { sentence: 'One of the two gave no answer to this.', verdict: 'too_few' };
const NOTHING: Finding = {
  sentence: 'No answer stands out: what differs may well be chance.',
  verdict: 'may_be_chance',
};
const FEW: Finding = { sentence: 'Too few answers to tell them apart.', verdict: 'too_few' };

/** The options that stand out, or the reason why none does. */
function findingsOf(question: Question): readonly Finding[] {
  if (question.kind !== 'choice') return [question.comparison ?? NOBODY];
  const comparisons = question.options.flatMap(({ comparison }) => comparison ?? []);
  if (comparisons.length === 0) return [NOBODY];
  const outstanding = comparisons.filter(({ verdict }) => verdict === 'unlikely_chance');
  if (outstanding.length > 0) return outstanding;
  return [comparisons.some(({ verdict }) => verdict === 'may_be_chance') ? NOTHING : FEW];
}

function OptionBars({ option, sides }: { option: Option; sides: Sides }) {
  const { text, one, other, comparison } = option;
  return (
    <li data-verdict={comparison?.verdict}>
      <p className={styles.option}>{text}</p>
      <Bar side="one" label={sides.one.label} rate={one} />
      <Bar side="other" label={sides.other.label} rate={other} />
    </li>
  );
}

interface BarProps {
  readonly side: 'one' | 'other';
  readonly label: string;
  readonly rate: Option['one'];
}

function Bar({ side, label, rate }: BarProps) {
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
            {score !== null && <small>from {score.answers.toLocaleString()} answers</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
