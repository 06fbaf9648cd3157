import { resultsOf } from '../../survey/types/registry.ts';
import { compareRates, compareScores, type Difference, judge, PART_ERROR } from '../compare.ts';
import { type Distribution, standardDeviation } from '../level-change.ts';
import { twoSidedP } from '../normal.ts';
import { FEWEST_ANSWERS, type Rate, rate } from '../intervals.ts';
import { optionsOf, type QuestionResult } from '../results.ts';
import { scoreOf } from '../score.ts';
import { segmentLabel } from '../segment-label.ts';
import type { Claim } from './claim.ts';
import type { CountedSurvey, GroupPair, Step } from './counted-survey.ts';
import { certainties, type Certainty } from './error-budget.ts';
import { type Finding, toBuilder, toTab } from './finding.ts';
import { orderClaims } from './order-claims.ts';
import { sourceClaims } from './source-claims.ts';
import { decimal, lowerFirst, percents, quoted, whole } from './words.ts';

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
export function claimParts({ pairs, steps, orders, sources }: CountedSurvey): (() => Claim[])[] {
  return [
    ...pairs.map((pair) => () => claimsOfPair(pair)),
    () => leavingClaims(steps),
    ...(orders
      ? orders.questions.map((question) => () => orderClaims({ ...orders, questions: [question] }))
      : []),
    () => (sources ? sourceClaims(sources) : []),
  ];
}

function claimsOfPair(pair: GroupPair): Claim[] {
  return pair.one.questions.flatMap((question) => {
    const match = pair.other.questions.find(({ meaningId }) => meaningId === question.meaningId);
    if (!question.isCurrent || !match) return [];
    return [...optionClaims(pair, question, match), ...scoreClaims(pair, question, match)];
  });
}

const labelsOf = ({ by, one, other }: GroupPair) => ({
  first: segmentLabel(by, one.value),
  second: lowerFirst(segmentLabel(by, other.value)),
});

function optionClaims(pair: GroupPair, question: QuestionResult, match: QuestionResult): Claim[] {
  const { by } = pair;
  const { first, second } = labelsOf(pair);
  const { meaningId, text, kind } = question;
  const does = kind === 'text' ? 'write about' : 'choose';
  const rates = new Map(optionsOf(match).map(({ cell, rate: found }) => [cell, found]));
  return optionsOf(question).flatMap(({ cell, text: answer, rate: one }) => {
    const other = rates.get(cell);
    const p = one && other ? pOfShares(one, other) : null;
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

function scoreClaims(pair: GroupPair, question: QuestionResult, match: QuestionResult): Claim[] {
  if (question.kind !== 'nps' && question.kind !== 'rating') return [];
  const [first, second] = [distributionOf(question), distributionOf(match)];
  const one = first && scoreOf(first.values, first.counts);
  const other = second && scoreOf(second.values, second.counts);
  const p = first && second && one && other ? pOf(first, second, () => compareScores(one, other)) : null;
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

/** A difference of fewer standard errors has a p value far above any error that is used here. */
const FEWEST_STANDARD_ERRORS = 1.2;
/** With this many answers of two kinds in each group, the distribution of a difference is the normal one. */
const MANY = 1_000;

/**
 * Null where the groups cannot be compared. The search for an exact p value takes long, so it is left out where nothing
 * depends on it, and where the normal distribution gives the same.
 */
function pOf(one: Distribution, other: Distribution, compare: () => Difference): number | null {
  const errors = standardErrors(one, other);
  const isMany = [one, other].every(({ counts }) => counts.filter((count) => count >= MANY).length >= 2);
  if (isMany) return twoSidedP(errors);
  const compared = compare();
  if (!compared.test) return null;
  const mayDiffer =
    errors >= FEWEST_STANDARD_ERRORS && judge(compared, PART_ERROR).verdict === 'unlikely_chance';
  return mayDiffer ? compared.test.p : 1;
}

/** Infinite if all answers of both groups are alike within the group but not between the groups. */
function standardErrors(one: Distribution, other: Distribution): number {
  const parts = [one, other].map((each) => ({
    variance: standardDeviation(each) ** 2,
    found: scoreOf(each.values, each.counts),
  }));
  const [first, second] = parts;
  if (!first?.found || !second?.found) return 0;
  const difference = Math.abs(first.found.score - second.found.score);
  const error = Math.sqrt(first.variance / first.found.answers + second.variance / second.found.answers);
  return difference === 0 ? 0 : difference / error;
}

const distributionOfShare = ({ count, total }: Rate): Distribution => ({
  values: [0, 1],
  counts: [total - count, count],
});

const pOfShares = (one: Rate, other: Rate) =>
  pOf(distributionOfShare(one), distributionOfShare(other), () => compareRates(one, other));

/** In a shorter survey, nobody could leave much earlier or later, so the sentence tells a merchant nothing. */
const FEWEST_QUESTIONS = 4;

/** A smaller difference is not worth a merchant's time. */
const LEAST_LEAVING = 0.03;

/**
 * The share that leaves at each question, of those who saw it, against all other questions together. A shopper who was led
 * past a question did not see it, so a branch never looks like leaving. Like the intervals of a life table, what happens at
 * one question says nothing about the others (Cox 1972).
 */
function leavingClaims(steps: readonly Step[]): Claim[] {
  if (steps.length < FEWEST_QUESTIONS) return [];
  const total = steps.reduce(
    (sum, { seen, left }) => ({ seen: sum.seen + seen, left: sum.left + left }),
    NOBODY,
  );
  return steps.flatMap(({ meaningId, text, seen, left }) => {
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
            advice: 'Make it optional, shorten it, or move it to the end.',
            action: toBuilder('Edit it'),
          };
        },
      },
    ];
  });
}

const NOBODY = { seen: 0, left: 0 };
