import { FEWEST_ANSWERS, rate } from '#shared/analytics/intervals.ts';
import type { Nps } from '#shared/analytics/nps.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { isWeighted } from '#shared/analytics/weighted-kinds.ts';
import type { WeightedResults } from '#shared/api/analytics-sample.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { between, decimal, percent, rounded } from '../overview/format-figure.ts';
import type { QuestionResult } from '../types/result-props.ts';
import { type BarPair, PairedBars, type PairedShare } from './paired-bars.tsx';
import { effectiveText } from './sample-words.ts';
import styles from './sample.module.css';
import { useWeighted } from './use-sample.ts';

interface WeightedQuestionProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly question: QuestionResult;
}

/** The weighted figures of a question beside the raw ones of the same answers. Nothing while weighting is off. */
export function WeightedQuestion({ surveyId, query, question }: WeightedQuestionProps) {
  const found = useWeighted(surveyId, query);
  if (query.weighting === 'none') return null;
  if (!isWeighted(question)) {
    return <p className={styles.mark}>Not weighted: weighting does not apply to this kind of question.</p>;
  }
  if (found.data === undefined) {
    return found.error ? (
      <p className={styles.mark} role="alert">
        The weighted figures could not be loaded: {found.error.message} The figures above are raw.
      </p>
    ) : (
      <CardSkeleton lines={3} />
    );
  }
  const own = found.data.questions.find(({ raw }) => raw.meaningId === question.meaningId);
  if (own === undefined) {
    return (
      <p className={styles.mark}>
        Not weighted: none of these answers belongs to a known order of these days.
      </p>
    );
  }
  return <Weighted own={own} isBusy={found.isPlaceholderData} />;
}

type Own = WeightedResults['questions'][number];

function Weighted({ own: { answers, effective, raw, weighted }, isBusy }: { own: Own; isBusy: boolean }) {
  const isTooFew = effective < FEWEST_ANSWERS;
  return (
    <div className={styles.weighted} aria-busy={isBusy}>
      <h3>Weighted by your orders</h3>
      <p className={styles.mark}>
        Everything above is raw and counts all answers. Below, raw and weighted:{' '}
        {pluralize(answers, 'answer')} with a known order.
      </p>
      {isTooFew ? (
        <p>
          Too few answers to tell: {answers.toLocaleString()}, with an effective number of{' '}
          {effectiveText(effective)}.
        </p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Figures</th>
                {scoreOf(raw) !== null && <th scope="col">{scoreName(raw)}</th>}
                <th scope="col">Effective number</th>
              </tr>
            </thead>
            <tbody>
              <FigureRow name="Raw" result={raw} number={answers.toLocaleString()} />
              <FigureRow name="Weighted" result={weighted} number={effectiveText(effective)} />
            </tbody>
          </table>
          <PairedBars
            label="Weighted and raw shares"
            names={['Weighted', 'Raw']}
            ranges="interval"
            pairs={pairsOf(raw, weighted)}
          />
        </>
      )}
    </div>
  );
}

function FigureRow({ name, result, number }: { name: string; result: QuestionResult; number: string }) {
  const score = scoreOf(result);
  return (
    <tr>
      <th scope="row">{name}</th>
      {score !== null && <td>{score}</td>}
      <td>{number}</td>
    </tr>
  );
}

const scoreName = ({ kind }: QuestionResult): string => (kind === 'nps' ? 'Score' : 'Average');

function scoreOf(result: QuestionResult): string | null {
  if (result.kind === 'nps' && result.nps) {
    return `${rounded(result.nps.score)}, ${between(result.nps, rounded)}`;
  }
  if (result.kind === 'rating' && result.summary) {
    const { mean, meanLow: low, meanHigh: high } = result.summary;
    return `${decimal(mean)}, ${between({ low, high }, decimal)}`;
  }
  return null;
}

interface Share {
  readonly key: string;
  readonly label: string;
  readonly own: PairedShare;
}

const NOTHING: PairedShare = { share: 0, note: 'no answers' };

/** Weighted intervals are those of the effective number. */
function pairsOf(raw: QuestionResult, weighted: QuestionResult): BarPair[] {
  const plain = sharesOf(raw);
  return sharesOf(weighted).map(({ key, label, own }) => ({
    key,
    label,
    one: own,
    other: plain.find((each) => each.key === key)?.own ?? NOTHING,
  }));
}

type ShownRate = { readonly share: number; readonly low: number; readonly high: number } | null;

const shown = (key: string, label: string, rate: ShownRate): Share => ({
  key,
  label,
  own: rate === null ? NOTHING : { share: rate.share, note: between(rate, percent), range: rate },
});

/** A choice by its options, a score by its groups, a rating by its two highest points. */
function sharesOf(result: QuestionResult): Share[] {
  if (result.kind === 'choice') return result.options.map(({ cell, text, rate }) => shown(cell, text, rate));
  if (result.kind === 'rating') return topTwo(result);
  return result.kind === 'nps' && result.nps ? npsGroups(result.nps) : [];
}

function topTwo({ summary, scale }: Extract<QuestionResult, { kind: 'rating' }>): Share[] {
  return [shown('top', `Gave ${scale - 1} or ${scale}`, summary?.topTwo ?? null)];
}

const GROUPS = [
  ['promoters', 'Promoters (9–10)'],
  ['passives', 'Passives (7–8)'],
  ['detractors', 'Detractors (0–6)'],
] as const;

function npsGroups(nps: Nps): Share[] {
  return GROUPS.map(([group, label]) => shown(group, label, rate(nps[group], nps.answers)));
}
