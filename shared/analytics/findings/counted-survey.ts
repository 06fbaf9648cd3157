import type { Amounts } from '../order-amounts.ts';
import type { Comparison } from '../query.ts';
import type { Week } from '../level-change.ts';
import type { QuestionResult } from '../results.ts';

/** What findings are looked for in: the counts of one survey under one set of filters. */
export interface CountedSurvey {
  /** The template that it was made from; null if from scratch. */
  readonly templateId: string | null;
  readonly responses: number;
  readonly questions: readonly QuestionResult[];
  /** Whole calendar weeks, oldest first. */
  readonly weeks: readonly CountedWeek[];
  /** The two largest groups of each kind. Empty if the plan includes no comparisons. */
  readonly pairs: readonly GroupPair[];
  /** How many of the responses of each week belong to a group. */
  readonly mixes: readonly GroupMix[];
  /** How many saw each question, and how many of them left there. */
  readonly steps: readonly Step[];
  /** Null if the plan does not include them, or without orders. */
  readonly orders: CountedOrders | null;
  /** Null if the plan does not include them, or if no question asks where customers come from. */
  readonly sources: CountedSources | null;
  /** Whether the plan includes filters, comparisons and what customers are worth. */
  readonly mayCompare: boolean;
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
}

/** The orders behind the answers. */
export interface CountedOrders {
  readonly currency: string;
  /** Whether older orders were left out. */
  readonly isNewest: boolean;
  readonly questions: readonly OrderedQuestion[];
}

/** First orders by what shoppers said and by what links tell. */
export interface CountedSources {
  /** Whether older orders were left out. */
  readonly isNewest: boolean;
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
