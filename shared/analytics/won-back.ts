import { compareRates, type Judged, judge, SIGNIFICANCE } from './compare.ts';
import { FEWEST_ANSWERS, rate, type Rate } from './intervals.ts';

/**
 * A low score counts as worked on if somebody began within so many days. Both groups are formed at the end of these days
 * and looked at from then on: otherwise shoppers who wait long for a reply would have more time to order unasked.
 */
export const WORK_DAYS = 7;

/** Shoppers with a low score, each once, with enough time behind them. */
export interface WonBackCounts {
  readonly shoppers: number;
  /** Those who ordered again. */
  readonly ordered: number;
}

export interface WonBackComparison {
  readonly workedOn: Rate | null;
  readonly untouched: Rate | null;
  readonly verdict: Judged['verdict'];
  readonly sentence: string;
}

/** Whether shoppers whose low score was worked on ordered again more often. It is no proof of a cause. */
export function compareWonBack(
  workedOn: WonBackCounts,
  untouched: WonBackCounts,
  days: number,
): WonBackComparison {
  const [one, other] = [rateOf(workedOn), rateOf(untouched)];
  if (one === null || other === null || Math.min(one.total, other.total) < FEWEST_ANSWERS) {
    return { workedOn: one, untouched: other, verdict: 'too_few', sentence: tooFew(workedOn, untouched) };
  }
  const judged = judge(compareRates(one, other), SIGNIFICANCE);
  return { workedOn: one, untouched: other, verdict: judged.verdict, sentence: sentenceOf(judged, days) };
}

const rateOf = ({ ordered, shoppers }: WonBackCounts): Rate | null =>
  shoppers === 0 ? null : rate(ordered, shoppers);

function tooFew(workedOn: WonBackCounts, untouched: WonBackCounts): string {
  return `Too few shoppers to compare: ${workedOn.shoppers} whose low score was worked on, ${untouched.shoppers} whose was not. Each group needs ${FEWEST_ANSWERS}.`;
}

function sentenceOf({ verdict, difference }: Judged, days: number): string {
  const within = `in the ${days} days after`;
  if (verdict === 'too_few') return `Too few shoppers ordered again ${within} to compare.`;
  const how = difference === 0 ? 'as' : difference > 0 ? 'more' : 'less';
  const sentence = `Shoppers whose low score was worked on ordered again ${how} often ${within}`;
  if (difference === 0) return `${sentence}.`;
  return `${sentence}, ${verdict === 'unlikely_chance' ? 'unlikely to be chance' : 'which may well be chance'}.`;
}
