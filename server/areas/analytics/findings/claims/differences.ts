import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { Distribution } from '#shared/analytics/level-change.ts';
import { FEWEST_ANSWERS, rate } from '#shared/analytics/intervals.ts';
import { optionsOf, type QuestionResult } from '#shared/analytics/results.ts';
import { scoreOf } from '#shared/analytics/score.ts';
import { segmentLabel } from '../../segment-label.ts';
import type { CountedNewest, CountedSurvey, GroupPair, Step } from './counted-survey.ts';
import { certainties, type Certainty } from './error-budget.ts';
import { toBuilder, toTab, type Claim } from './finding.ts';
import type { Finding } from '#shared/analytics/finding-schema.ts';
import { orderClaims } from './order-claims.ts';
import { pOfScores, pOfShares } from './p-values.ts';
import { sourceClaims } from './source-claims.ts';
import { decimal, lowerFirst, percents, quoted, upperFirst, whole } from '#shared/analytics/finding-words.ts';

/**
 * Differences between groups of shoppers, questions at which more shoppers leave than at the others, answers behind
 * which orders differ, and channels that links see more or less often than shoppers name them. All share one error. Of one
 * question, the largest difference of each kind is told.
 */
export function differenceFindings(claims: readonly Claim[]): { tested: number; findings: Finding[] } {
  const judged = certainties(claims.map(({ p }) => p));
  const best = new Map<string, { claim: Claim; certainty: Certainty }>();
  claims.forEach((claim, at) => {
    const certainty = judged[at];
    if (!certainty) return;
    const before = best.get(claim.topic);
    if (!before || before.claim.strength < claim.strength) best.set(claim.topic, { claim, certainty });
  });
  const findings = [...best.values()].map(({ claim: { strength, tell }, certainty }) => ({
    ...tell(),
    strength,
    certainty,
  }));
  return { tested: claims.length, findings };
}

/** The claims of `differenceFindings`, in parts that each take a few milliseconds. */
export function claimParts({ pairs, steps, newest, sources }: CountedSurvey): (() => Claim[])[] {
  return [
    ...pairs.map((pair) => () => claimsOfPair(pair, newest)),
    () => leavingClaims(steps),
    ...(newest ? newest.orders.map((question) => () => orderClaims({ ...newest, orders: [question] })) : []),
    () => (sources && newest ? sourceClaims(sources, newest) : []),
  ];
}

function claimsOfPair(pair: GroupPair, newest: CountedNewest | null): Claim[] {
  return pair.one.questions.flatMap((question) => {
    const match = pair.other.questions.find(({ meaningId }) => meaningId === question.meaningId);
    if (!question.isCurrent || !match) return [];
    const compared = { pair, question, match, times: newest?.repetition.get(question.meaningId) ?? 1 };
    return [...optionClaims(compared), ...scoreClaims(compared)];
  });
}

interface Compared {
  readonly pair: GroupPair;
  readonly question: QuestionResult;
  readonly match: QuestionResult;
  /** How many times as much counts vary because customers answer more than once. */
  readonly times: number;
}

const labelsOf = ({ by, one, other }: GroupPair) => ({
  first: segmentLabel(by, one.value),
  second: lowerFirst(segmentLabel(by, other.value)),
});

function optionClaims({ pair, question, match, times }: Compared): Claim[] {
  const { by } = pair;
  const { first, second } = labelsOf(pair);
  const { meaningId, text, kind } = question;
  const does = kind === 'text' ? 'write about' : 'choose';
  const rates = new Map(optionsOf(match).map(({ cell, rate: found }) => [cell, found]));
  return optionsOf(question).flatMap(({ cell, text: answer, rate: one }) => {
    const other = rates.get(cell);
    const p = one && other ? pOfShares(one, other, times) : null;
    if (!one || !other || p === null) return [];
    const isMore = one.share > other.share;
    return [
      {
        p,
        topic: `group:${by}:${meaningId}`,
        strength: Math.abs(one.share - other.share),
        tell: () => {
          const [share, otherShare] = percents(one.share, other.share);
          return {
            key: `group:${by}:${meaningId}:${cell}:${isMore ? 'more' : 'less'}`,
            kind: 'group',
            meaningId,
            sentence: `${first} ${does} ${quoted(answer)} ${isMore ? 'more' : 'less'} often: ${share}, ${second} ${otherShare}.`,
            detail: `${quoted(text)} ${whole(one.total)} against ${whole(other.total)} answers.`,
            advice: 'Speak to each of the two groups in its own way.',
            action: toTab('compare', 'Compare', { compare: by }),
          };
        },
      },
    ];
  });
}

function scoreClaims({ pair, question, match, times }: Compared): Claim[] {
  if (question.kind !== 'nps' && question.kind !== 'rating') return [];
  const [first, second] = [distributionOf(question), distributionOf(match)];
  const one = first && scoreOf(first.values, first.counts);
  const other = second && scoreOf(second.values, second.counts);
  const p = first && second ? pOfScores(first, second, times) : null;
  if (!one || !other || p === null) return [];
  const { by } = pair;
  const labels = labelsOf(pair);
  const isHigher = one.score > other.score;
  const isNps = question.kind === 'nps';
  const format = isNps ? whole : decimal;
  const name = isNps ? 'net promoter score' : 'rating';
  const difference = `${labels.first} ${isNps ? 'have' : 'give'} a ${isHigher ? 'higher' : 'lower'} ${name}`;
  return [
    {
      p,
      topic: `group:${by}:${question.meaningId}`,
      strength: Math.abs(one.score - other.score) / (isNps ? 200 : question.scale - 1),
      tell: () => ({
        key: `group:${by}:${question.meaningId}:${isHigher ? 'higher' : 'lower'}`,
        kind: 'group',
        meaningId: question.meaningId,
        sentence: `${difference}: ${format(one.score)}, ${labels.second} ${format(other.score)}.`,
        detail: `${quoted(question.text)} ${whole(one.answers)} against ${whole(other.answers)} answers.`,
        advice: 'Read the low scores of the group that is less content.',
        action: toTab('compare', 'Compare', { compare: by }),
      }),
    },
  ];
}

function distributionOf(question: QuestionResult): Distribution | null {
  return resultsOf(question).trend?.distribution(question) ?? null;
}

/** In a shorter survey, nobody could leave much earlier or later, so the sentence tells a merchant nothing. */
const FEWEST_QUESTIONS = 4;

/** A smaller difference is not worth a merchant's time. */
const LEAST_LEAVING = 0.03;

/**
 * The share that leaves at each question, of those who saw it, against all other questions together. A shopper who was led
 * past a question did not see it, so a branch never looks like leaving. The first question is left
 * out, because nobody is seen to leave there. Like the intervals of a life table, what happens at one question says
 * nothing about the others (Cox 1972).
 */
function leavingClaims(all: readonly Step[]): Claim[] {
  if (all.length < FEWEST_QUESTIONS) return [];
  const steps = all.filter(({ isFirst }) => !isFirst);
  const total = steps.reduce(
    (sum, { seen, left }) => ({ seen: sum.seen + seen, left: sum.left + left }),
    NOBODY,
  );
  return steps.flatMap((step) => {
    const { meaningId, text, seen, left } = step;
    const [own, others] = [rate(left, seen), rate(total.left - left, total.seen - seen)];
    if (!own || !others || Math.min(own.total, others.total) < FEWEST_ANSWERS) return [];
    const p = pOfShares(own, others);
    if (p === null) return [];
    const isWorse = own.share - others.share >= LEAST_LEAVING;
    return [
      {
        // A test of fewer leavers counts as a comparison, but it is no finding.
        p: isWorse ? p : 1,
        topic: `leaving:${meaningId}`,
        strength: Math.abs(own.share - others.share),
        tell: () => {
          const [share, otherShare] = percents(own.share, others.share);
          return {
            key: `leaving:${meaningId}`,
            kind: 'leaving',
            meaningId,
            sentence: `${share} of those who see ${quoted(text)} leave there; at the other questions ${otherShare} do.`,
            detail: `${whole(left)} of ${whole(seen)} left at this question.`,
            advice: leavingAdvice(step),
            action: toBuilder('Edit it'),
          };
        },
      },
    ];
  });
}

const NOBODY = { seen: 0, left: 0 };

/** Only what can still be done. */
function leavingAdvice({ isRequired, isLast }: Step): string {
  const ways = [
    ...(isRequired ? ['make it optional'] : []),
    'shorten it',
    ...(isLast ? [] : ['move it to the end']),
  ];
  const last = ways.length > 1 ? ` or ${ways.pop() ?? ''}` : '';
  return `${upperFirst(ways.join(', '))}${last}.`;
}
