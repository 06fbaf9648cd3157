import { type Rate, rate } from '#shared/analytics/intervals.ts';
import { OF_ANSWERED } from '../share-words.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { percent } from '../overview/format-figure.ts';
import type { QuestionResult } from '../types/result-view.ts';
import styles from './findings.module.css';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly rate: Rate;
}

const MOST_ROWS = 5;

/** The shares behind the headline. The question's own chart below has all of them, with a table. */
export function HeadlineBars({ question }: { readonly question: QuestionResult }) {
  const rows = rowsOf(question);
  if (rows.length === 0) return null;
  // Choices are sorted, so the first one leads. The order of a scale says nothing.
  const hasLeader = question.kind === 'choice';
  const longest = Math.max(...rows.map((row) => row.rate.high));
  const width = (share: number) => `${(100 * share) / longest}%`;
  return (
    <figure className={styles.shares}>
      <figcaption>{`Shares ${OF_ANSWERED}: ${pluralize(question.answered, 'answer')} in this view`}</figcaption>
      <ul className={styles.bars} aria-label={`Shares of “${question.text}”`}>
        {rows.map(({ key, label, rate: { share, low, high, count } }, at) => (
          <li key={key}>
            <span className={styles.barLabel}>{label}</span>
            <span className={styles.bar} data-leads={hasLeader && at === 0} aria-hidden="true">
              <i style={{ width: width(share) }} />
              <em style={{ left: width(low), width: width(high - low) }} />
            </span>
            <span className={styles.barValue}>
              <b>{percent(share)}</b> {count.toLocaleString()}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function rowsOf(question: QuestionResult): Row[] {
  switch (question.kind) {
    case 'choice':
      return question.options
        .flatMap(({ cell, text, rate: found }) => (found ? [{ key: cell, label: text, rate: found }] : []))
        .sort((one, other) => other.rate.count - one.rate.count)
        .slice(0, MOST_ROWS);
    case 'nps':
      return npsRows(question);
    case 'rating':
      return [...question.points]
        .reverse()
        .flatMap(({ value, rate: found }) =>
          found ? [{ key: String(value), label: String(value), rate: found }] : [],
        )
        .slice(0, MOST_ROWS);
    default:
      return [];
  }
}

function npsRows({ nps }: Extract<QuestionResult, { kind: 'nps' }>): Row[] {
  if (!nps) return [];
  const groups = [
    ['9 to 10', nps.promoters],
    ['7 to 8', nps.passives],
    ['0 to 6', nps.detractors],
  ] as const;
  return groups.flatMap(([label, count]) => {
    const found = rate(count, nps.answers);
    return found ? [{ key: label, label, rate: found }] : [];
  });
}
