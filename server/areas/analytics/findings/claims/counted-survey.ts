import type { Distribution, Week } from '#shared/analytics/level-change.ts';
import type { Amounts } from '#shared/analytics/order-amounts.ts';
import type { Comparison } from '#shared/analytics/query.ts';
import type { QuestionResult } from '#shared/analytics/results.ts';

/**
 * What findings are looked for in: the counts of one survey under one set of filters, from its first answer on. They
 * do not depend on the range of days that the merchant looks at.
 */
export interface CountedSurvey {
  /** The template that it was made from; null if from scratch. */
  readonly templateId: string | null;
  readonly responses: number;
  readonly questions: readonly QuestionResult[];
  /** The days that the merchant looks at, and as many days before; scores are told of them. */
  readonly viewed: ViewedDays;
  /** Whole calendar weeks, oldest first. */
  readonly weeks: readonly CountedWeek[];
  /** The two largest groups of each kind. Empty if the plan includes no comparisons. */
  readonly pairs: readonly GroupPair[];
  /** How many of the responses of each week belong to a group. */
  readonly mixes: readonly GroupMix[];
  /** How many saw each question, and how many of them left there. */
  readonly steps: readonly Step[];
  /** What the newest responses show. Null if the plan does not include it, or under a filter. */
  readonly newest: CountedNewest | null;
  /** Null if the plan does not include them, or if no question asks where customers come from. */
  readonly sources: CountedSources | null;
  /** Whether the plan includes filters, comparisons and what customers are worth. */
  readonly mayCompare: boolean;
}

export interface ViewedDays {
  readonly questions: readonly QuestionResult[];
  /** Null if the survey had no response yet when these days began, or if the view has all days. */
  readonly before: readonly QuestionResult[] | null;
  /** How many weeks each of the two has. */
  readonly weeks: number;
}

export interface CountedWeek {
  readonly start: string;
  readonly questions: readonly QuestionResult[];
}

export type GroupKind = Exclude<Comparison, 'none' | 'previousPeriod'>;

export interface GroupPair {
  readonly by: GroupKind;
  readonly one: CountedGroup;
  readonly other: CountedGroup;
}

interface CountedGroup {
  readonly value: string;
  readonly questions: readonly QuestionResult[];
}

export interface GroupMix {
  readonly by: GroupKind;
  readonly value: string;
  /** Responses of others and of the group, as counts of 0 and 1. */
  readonly weeks: readonly Week[];
}

export interface Step {
  readonly meaningId: string;
  readonly text: string;
  readonly seen: number;
  readonly left: number;
  /** A response begins with its first answer, so nobody is seen to leave at the question that a version begins with. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isRequired: boolean;
}

/** What the newest responses show together, which counters keep apart. A customer with several responses counts once. */
export interface CountedNewest {
  /** The days that they come from. */
  readonly days: number;
  /** Whether older responses were left out. */
  readonly isNewest: boolean;
  readonly currency: string;
  /** The orders behind the answers. */
  readonly orders: readonly OrderedQuestion[];
  readonly crossed: readonly CrossedScore[];
  /** Scores by what was bought. */
  readonly products: readonly ProductScore[];
  /** The newest titles of these products. */
  readonly titles: ReadonlyMap<string, string>;
  /** How many times as much the answers to a question vary because customers answer more than once, by meaning id. */
  readonly repetition: ReadonlyMap<string, number>;
}

/** A score by the answers to another question, or by country and customer type together. */
export interface CrossedScore {
  readonly meaningId: string;
  readonly text: string;
  readonly kind: 'nps' | 'rating';
  /** The question whose answers divide it; null for kinds of customers. */
  readonly by: string | null;
  readonly groups: readonly CrossedGroup[];
}

export interface CrossedGroup {
  readonly key: string;
  /** *those who chose “Bowl”* */
  readonly who: string;
  readonly own: Distribution;
  readonly others: Distribution;
}

/** A score by the products of the order. */
export interface ProductScore {
  readonly meaningId: string;
  readonly text: string;
  readonly kind: 'nps' | 'rating';
  readonly products: readonly ScoredProduct[];
}

export interface ScoredProduct {
  readonly productId: string;
  readonly own: Distribution;
  /** Orders without the product. */
  readonly others: Distribution;
}

/** First orders by what shoppers said and by what links tell, behind the newest responses. */
export interface CountedSources {
  readonly questions: readonly SourcedQuestion[];
}

export interface SourcedQuestion {
  readonly meaningId: string;
  readonly text: string;
  /** First orders with an answer that names one channel and with a known visit. */
  readonly orders: number;
  readonly channels: readonly SourcedChannel[];
}

/** The orders for which shoppers, links or both name a channel. */
export interface SourcedChannel {
  readonly channel: string;
  readonly name: string;
  readonly said: number;
  readonly tracked: number;
  readonly both: number;
}

export interface OrderedQuestion {
  readonly meaningId: string;
  readonly text: string;
  readonly groups: readonly OrderedGroup[];
}

/** The orders behind one group of answers, and those behind the other answers to the question. */
export interface OrderedGroup {
  readonly key: string;
  readonly text: string;
  readonly own: Amounts;
  readonly others: Amounts;
}
