import type { ChoiceResult, OptionResult } from '#shared/survey/types/helpers/choice-schema.ts';
import { betaCdf } from '#shared/analytics/beta-distribution.ts';
import { FEWEST_ANSWERS, type Rate } from '#shared/analytics/intervals.ts';
import { pOverLooks } from '#shared/analytics/looks.ts';

type ChosenOption = OptionResult & { readonly rate: Rate };

/** The two most chosen answers of a question, and whether the first really leads. */
export interface Lead {
  readonly first: ChosenOption;
  readonly second: ChosenOption;
  /** How often any answer leads by this much over the next one on any of 90 days, if none really does. */
  readonly p: number;
  /** How many times as much the counts vary as those of independent answers. */
  readonly times: number;
}

/** Null with too few answers to tell anything, and for a question with one answer to choose from. */
export function leadOf(
  question: Pick<ChoiceResult, 'options' | 'type' | 'answered'>,
  times = 1,
): Lead | null {
  const [first, second] = question.options
    .flatMap((option) => (option.rate === null ? [] : [{ ...option, rate: option.rate }]))
    .sort((one, other) => other.rate.count - one.rate.count);
  if (!first || !second || question.answered < FEWEST_ANSWERS) return null;
  return { first, second, p: overLooks(first.rate.count, second.rate.count, pollOf(question), times), times };
}

const overLooks = (first: number, second: number, { people, ...poll }: Poll, times: number) =>
  pOverLooks(leadP(first / times, second / times, { ...poll, people: people / times }));

/** What a vote looks like beside its two highest counts. */
export interface Poll {
  readonly people: number;
  readonly options: number;
  /** Whether a person may choose several answers. */
  readonly isMany: boolean;
}

export function pollOf({
  options,
  type,
  answered,
}: Pick<ChoiceResult, 'options' | 'type' | 'answered'>): Poll {
  return { people: answered, options: options.length, isMany: type === 'multi_select' };
}

/**
 * The p value of *the first answer is the most frequent one*. With one choice for each person, the two highest counts of
 * a multinomial are compared by the exact two-sided test; that no other answer is ahead then follows without a further
 * correction (Hung and Fithian 2019). With several choices, only people who chose one of the two tell them apart; there
 * are as many of them as the counts allow, which is the most careful case, and each other answer counts as a comparison.
 */
export function leadP(first: number, second: number, { people, options, isMany }: Poll): number {
  if (!isMany) return pOfPair(first, second);
  const apart = Math.min(first + second, 2 * people - first - second);
  return Math.min(1, (options - 1) * tailOfCoins(apart, (apart + first - second) / 2));
}

/** The exact two-sided p value of two counts that are equally likely to grow. */
export const pOfPair = (one: number, other: number): number =>
  Math.min(1, 2 * tailOfCoins(one + other, Math.max(one, other)));

/** How likely at least `heads` of the coins show heads. */
const tailOfCoins = (coins: number, heads: number) =>
  heads <= 0 ? 1 : betaCdf(0.5, heads, coins - heads + 1);

const MOST_TIMES = 10;
const STEP = 1.04;

/**
 * How many more answers tell whether the first leads if the shares stay as they are; null if ten times as many would not.
 */
export function answersMissing(
  lead: Pick<Lead, 'first' | 'second' | 'times'>,
  poll: Poll,
  error: number,
): number | null {
  const [first, second] = [lead.first.rate.count, lead.second.rate.count];
  for (let times = STEP; times <= MOST_TIMES; times *= STEP) {
    const missing = roundUp(Math.round(poll.people * times) - poll.people);
    const people = poll.people + missing;
    // At the number that is told: the exact p value rises again with some counts that are a little larger.
    const grown = (count: number) => Math.round((count * people) / poll.people);
    if (overLooks(grown(first), grown(second), { ...poll, people }, lead.times) <= error) return missing;
  }
  return null;
}

/** To two digits, because the number is an estimate. */
export function roundUp(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.ceil(count / unit) * unit;
}
