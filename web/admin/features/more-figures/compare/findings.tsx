import type { SegmentComparison } from '#shared/api/analytics-insights.ts';
import { withMinus } from '#shared/words/minus.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { digitsOf } from '../../../answers/format-figure.ts';
import styles from '../figures.module.css';

type Question = SegmentComparison['questions'][number];
type Comparison = NonNullable<Exclude<Question, { kind: 'choice' }>['comparison']>;

export interface Finding {
  readonly sentence: string;
  readonly verdict: Comparison['verdict'];
  /** How large the difference may be. */
  readonly range?: string;
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** How many comparisons the page tests. */
  readonly comparisons: number;
}

/** What stands out, in sentences. The first says how many comparisons stood behind them. */
export function Findings({ findings, comparisons }: FindingsProps) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding, at) => (
        <li key={finding.sentence} data-verdict={finding.verdict}>
          {finding.sentence}
          <Note finding={finding} comparisons={at === 0 ? comparisons : 1} />
        </li>
      ))}
    </ul>
  );
}

function Note({ finding, comparisons }: { finding: Finding; comparisons: number }) {
  const isOneOfMany = finding.verdict === 'unlikely_chance' && comparisons > 1;
  const many = isOneOfMany ? [`One of ${pluralize(comparisons, 'comparison')} on this page.`] : [];
  const texts = [...(finding.range === undefined ? [] : [finding.range]), ...many];
  return texts.length > 0 ? <small>{texts.join(' ')}</small> : null;
}

/** The comparisons that stand out, or the one line that says why none does. */
export function outstanding(found: readonly Finding[], few: string): readonly Finding[] {
  const telling = found.filter(({ verdict }) => verdict === 'unlikely_chance');
  if (telling.length > 0) return telling;
  return [
    found.some(({ verdict }) => verdict === 'may_be_chance')
      ? NOTHING
      : { sentence: few, verdict: 'too_few' },
  ];
}

const NOTHING: Finding = {
  sentence: 'No answer stands out: what differs may well be chance.',
  verdict: 'may_be_chance',
};

/**
 * The interval of a difference in words, such as *between +2 and +14 points*, with one more digit where rounding would
 * show zero.
 */
export function rangeOf(
  { low, high }: Pick<Comparison, 'low' | 'high'>,
  digits: number,
  unit: string,
): { range?: string } {
  if (low === null || high === null) return {};
  const text = (bound: number) => signed(bound, digitsOf([low, high], digits));
  return { range: `The difference is most likely between ${text(low)} and ${text(high)} ${unit}.` };
}

function signed(value: number, digits: number): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return withMinus(value.toLocaleString(undefined, { ...style, signDisplay: 'exceptZero' }));
}
