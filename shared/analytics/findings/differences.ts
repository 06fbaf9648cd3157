import type { ChoiceResult } from '../../survey/types/helpers/choice-results.ts';
import { resultsOf } from '../../survey/types/registry.ts';
import { compareRates, compareScores, type Difference, judge, PART_ERROR } from '../compare.ts';
import { FEWEST_ANSWERS, type Rate, rate } from '../intervals.ts';
import type { QuestionResult } from '../results.ts';
import { type Score, scoreOf } from '../score.ts';
import { segmentLabel } from '../segment-label.ts';
import type { CountedSurvey, GroupPair, Step } from './counted-survey.ts';
import { certainties } from './error-budget.ts';
import { type Finding, toBuilder, toTab } from './finding.ts';
import { decimal, lowerFirst, percents, quoted, whole } from './words.ts';

/** A comparison with what it says if chance is unlikely to explain it. */
interface Claim {
  readonly p: number;
  readonly finding: Omit<Finding, 'certainty'>;
}

/**
 * Differences between groups of shoppers, and questions at which more shoppers leave than at the others. All share one
 * error. Of one question, the largest difference between two groups is told.
 */
export function differenceFindings(survey: CountedSurvey): { tested: number; findings: Finding[] } {
  const claims = [...survey.pairs.flatMap(claimsOfPair), ...leavingClaims(survey.steps)];
  const judged = certainties(claims.map(({ p }) => p));
  const best = new Map<string, Finding>();
  claims.forEach(({ finding }, at) => {
    const certainty = judged[at];
    if (!certainty) return;
    const topic = finding.key.split(':').slice(0, 3).join(':');
    const before = best.get(topic);
    if (!before || before.strength < finding.strength) best.set(topic, { ...finding, certainty });
  });
  return { tested: claims.length, findings: [...best.values()] };
}

function claimsOfPair(pair: GroupPair): Claim[] {
  return pair.one.questions.flatMap((question) => {
    const match = pair.other.questions.find(({ meaningId }) => meaningId === question.meaningId);
    if (!question.isCurrent || !match) return [];
    if (question.kind === 'choice' && match.kind === 'choice') return optionClaims(pair, question, match);
    return scoreClaims(pair, question, match);
  });
}

const labelsOf = ({ by, one, other }: GroupPair) => ({
  first: segmentLabel(by, one.value),
  second: lowerFirst(segmentLabel(by, other.value)),
});

function optionClaims(pair: GroupPair, question: ChoiceResult, match: ChoiceResult): Claim[] {
  const { by } = pair;
  const { first, second } = labelsOf(pair);
  const { meaningId, text, options } = question;
  const rates = new Map(match.options.map(({ cell, rate: found }) => [cell, found]));
  return options.flatMap(({ cell, text: answer, rate: one }) => {
    const other = rates.get(cell);
    const p = one && other ? pOfShares(one, other) : null;
    if (!one || !other || p === null) return [];
    const isMore = one.share > other.share;
    const [share, otherShare] = percents(one.share, other.share);
    return [
      {
        p,
        finding: {
          key: `group:${by}:${meaningId}:${cell}:${isMore ? 'more' : 'less'}`,
          kind: 'group',
          strength: Math.abs(one.share - other.share),
          meaningId,
          sentence: `${first} choose ${quoted(answer)} ${isMore ? 'more' : 'less'} often: ${share}, ${second} ${otherShare}.`,
          detail: `${quoted(text)} ${whole(one.total)} against ${whole(other.total)} answers.`,
          advice: 'Speak to each of the two groups in its own way.',
          action: toTab('compare', 'Compare', { compare: by }),
        },
      },
    ];
  });
}

function scoreClaims(pair: GroupPair, question: QuestionResult, match: QuestionResult): Claim[] {
  if (question.kind !== 'nps' && question.kind !== 'rating') return [];
  const [one, other] = [scoreOfResult(question), scoreOfResult(match)];
  const p = one && other ? pOf(compareScores(one, other)) : null;
  if (!one || !other || p === null) return [];
  const { by } = pair;
  const { first, second } = labelsOf(pair);
  const isHigher = one.score > other.score;
  const isNps = question.kind === 'nps';
  const format = isNps ? whole : decimal;
  const name = isNps ? 'net promoter score' : 'rating';
  const difference = `${first} ${isNps ? 'have' : 'give'} a ${isHigher ? 'higher' : 'lower'} ${name}`;
  return [
    {
      p,
      finding: {
        key: `group:${by}:${question.meaningId}:${isHigher ? 'higher' : 'lower'}`,
        kind: 'group',
        strength: Math.abs(one.score - other.score) / (isNps ? 200 : question.scale - 1),
        meaningId: question.meaningId,
        sentence: `${difference}: ${format(one.score)}, ${second} ${format(other.score)}.`,
        detail: `${quoted(question.text)} ${whole(one.answers)} against ${whole(other.answers)} answers.`,
        advice: 'Read the low scores of the group that is less content.',
        action: toTab('compare', 'Compare', { compare: by }),
      },
    },
  ];
}

function scoreOfResult(question: QuestionResult): Score | null {
  const found = resultsOf(question).trend?.distribution(question);
  return found ? scoreOf(found.values, found.counts) : null;
}

/** A difference of fewer standard errors has a p value far above any error that is used here. */
const FEWEST_STANDARD_ERRORS = 1.2;

/** Null where the shares cannot be compared. */
function pOfShares(one: Rate, other: Rate): number | null {
  const compared = compareRates(one, other);
  return compared.test && standardErrors(one, other) < FEWEST_STANDARD_ERRORS ? 1 : pOf(compared);
}

function standardErrors(one: Rate, other: Rate): number {
  const pooled = (one.count + other.count) / (one.total + other.total);
  return (
    Math.abs(one.share - other.share) / Math.sqrt(pooled * (1 - pooled) * (1 / one.total + 1 / other.total))
  );
}

/** To search for p takes long, and nothing depends on one that is larger than the error of all comparisons. */
function pOf(compared: Difference): number | null {
  if (!compared.test) return null;
  return judge(compared, PART_ERROR).verdict === 'unlikely_chance' ? compared.test.p : 1;
}

/** A smaller difference is not worth a merchant's time. */
const LEAST_LEAVING = 0.03;

/**
 * The share that leaves at each question, of those who saw it, against all other questions together. A shopper who was led
 * past a question did not see it, so a branch never looks like leaving. Like the intervals of a life table, what happens at
 * one question says nothing about the others (Cox 1972).
 */
function leavingClaims(steps: readonly Step[]): Claim[] {
  const total = steps.reduce(
    (sum, { seen, left }) => ({ seen: sum.seen + seen, left: sum.left + left }),
    NOBODY,
  );
  return steps.flatMap(({ meaningId, text, seen, left }) => {
    const [own, others] = [rate(left, seen), rate(total.left - left, total.seen - seen)];
    if (!own || !others || Math.min(own.total, others.total) < FEWEST_ANSWERS) return [];
    const p = pOfShares(own, others);
    if (p === null) return [];
    const [share, otherShare] = percents(own.share, others.share);
    const isWorse = own.share - others.share >= LEAST_LEAVING;
    return [
      {
        // A test of fewer leavers counts as a comparison, but it is no finding.
        p: isWorse ? p : 1,
        finding: {
          key: `leaving:${meaningId}`,
          kind: 'leaving',
          strength: Math.abs(own.share - others.share),
          meaningId,
          sentence: `${share} of those who see ${quoted(text)} leave there; at the other questions ${otherShare} do.`,
          detail: `${whole(left)} of ${whole(seen)} left at this question.`,
          advice: 'Make it optional, shorten it, or move it to the end.',
          action: toBuilder('Edit it'),
        },
      },
    ];
  });
}

const NOBODY = { seen: 0, left: 0 };
