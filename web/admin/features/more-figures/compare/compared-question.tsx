import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Card } from '../../../answers/card.tsx';
import { decimal, rounded } from '../../../answers/format-figure.ts';
import { PairedBars, type PairedShare } from '../paired-bars.tsx';
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

/** A question's findings in words. The figures of both groups are open if they tell a difference. */
export function ComparedQuestion({ question, sides, comparisons }: ComparedQuestionProps) {
  const findings = findingsOf(question);
  return (
    <Card title={question.text || 'Question without a text'}>
      <Findings findings={findings} comparisons={comparisons} />
      <details
        className={styles.figures}
        open={findings.some(({ verdict }) => verdict === 'unlikely_chance') || undefined}
      >
        <summary>Figures of both</summary>
        {question.kind === 'choice' ? (
          <Options text={question.text} options={question.options} sides={sides} />
        ) : (
          <Scores question={question} sides={sides} />
        )}
      </details>
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

function Options({ text, options, sides }: { text: string; options: readonly Option[]; sides: Sides }) {
  const percent = percentAlike(sharesIn(options.flatMap(({ one, other }) => [one, other])));
  const shareOf = (rate: Option['one']): PairedShare =>
    rate === null
      ? { share: 0, text: 'no answers', note: '' }
      : {
          ...{ share: rate.share, text: percent(rate.share) },
          note: `${rate.count.toLocaleString()} of ${rate.total.toLocaleString()}`,
        };
  return (
    <PairedBars
      label={`Answers to ${text}`}
      names={[sides.one.label, sides.other.label]}
      pairs={options.map(({ cell, text: label, one, other, comparison }) => ({
        ...{ key: cell, label, one: shareOf(one), other: shareOf(other) },
        isMarked: comparison?.verdict === 'unlikely_chance',
      }))}
    />
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
