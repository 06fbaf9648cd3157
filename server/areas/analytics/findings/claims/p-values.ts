import {
  compareRates,
  compareScores,
  type Difference,
  judge,
  PART_ERROR,
} from '#shared/analytics/compare.ts';
import { type Rate, rate } from '#shared/analytics/intervals.ts';
import { type Distribution, standardDeviation } from '#shared/analytics/level-change.ts';
import { pOverLooks } from '#shared/analytics/looks.ts';
import { twoSidedP } from '#shared/analytics/normal.ts';
import { scoreOf } from '#shared/analytics/score.ts';

// How often two groups that are alike seem to differ so much on any of 90 days.

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

/** Counts that vary so many times as much say as little as so many times fewer. */
const fewer = ({ values, counts }: Distribution, times: number): Distribution => ({
  values,
  counts: counts.map((count) => count / times),
});

const overLooks = (p: number | null, days?: number) => (p === null ? null : pOverLooks(p, days));

export function pOfShares(one: Rate, other: Rate, times = 1): number | null {
  const [first, second] = [one, other].map((each) => rate(each.count / times, each.total / times));
  if (!first || !second) return null;
  return overLooks(
    pOf(distributionOfShare(first), distributionOfShare(second), () => compareRates(first, second)),
  );
}

/** Null where the groups cannot be compared. `days` are those of the newest answers, if there are older ones. */
export function pOfScores(one: Distribution, other: Distribution, times = 1, days?: number): number | null {
  const [first, second] = [fewer(one, times), fewer(other, times)];
  const [score, otherScore] = [first, second].map((each) => scoreOf(each.values, each.counts));
  if (!score || !otherScore) return null;
  return overLooks(
    pOf(first, second, () => compareScores(score, otherScore)),
    days,
  );
}
