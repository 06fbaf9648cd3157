import type { Cell } from '../cells.ts';
import type { Family } from '../compare.ts';
import type { Rate } from '../intervals.ts';
import type { Distribution, LevelChange } from '../level-change.ts';
import type { MergedQuestion } from '../merge-questions.ts';
import type { TrendSpan } from '../trend-points.ts';
import type { ComparedQuestion } from '../comparison-schema.ts';
import type { QuestionTrend } from '../trend-schema.ts';
import type { QuestionResultBase } from '../../survey/types/result-schema.ts';
import type { AnswerByType } from '../../survey/answer.ts';
import type { Definitions, Question, QuestionOf } from '../../survey/question.ts';
import type { QuestionType } from '../../survey/question-types.ts';

/** How results handle a question type. */
export interface Results<T extends QuestionType> {
  /** Whether answers are free text, which results list. */
  readonly isWords: boolean;
  /** The cells that an answer adds to beside *answered*; null for an answer that is not counted. */
  readonly cells: (question: QuestionOf<T>) => (answer: AnswerByType[T]) => readonly Cell[] | null;
  readonly result: (asked: AskedQuestion<T>) => Definitions[T]['result'];
  /** The answers that results can be filtered by. Null for types without such a filter. */
  readonly filterChoices: ((result: Definitions[T]['result']) => FilterChoice[]) | null;
  /** Where rows store the answers that count in a cell; empty for types without a filter. */
  readonly answerPlaces: (question: QuestionOf<T>, cell: string) => AnswerPlace[];
  /** The answer as a person reads it. */
  readonly readable: (
    question: QuestionOf<T>,
    answer: AnswerByType[T],
    /** The names of promoted options and pinned themes, by id. */
    promoted: ReadonlyMap<string, string>,
  ) => Definitions[T]['readable'];
  /** The texts of an answer that a search of responses matches. */
  readonly searched: (answer: Definitions[T]['readable']) => readonly string[];
  /** The answer in a spreadsheet export; a list becomes one cell. */
  readonly exported: (answer: Definitions[T]['readable']) => string | number | readonly string[];
  /** The figures in the spreadsheet summary. */
  readonly summaryRows: (result: Definitions[T]['result']) => SummaryRow[];
  /** Compares two segments; `segment` names the first. Null without anything to compare. */
  readonly compare:
    | ((
        segment: string,
        one: Definitions[T]['result'],
        other: Definitions[T]['result'],
      ) => Family<ComparedQuestion> | null)
    | null;
  /** The groups of answers whose orders are compared. Null for types without them. */
  readonly orderGroups: ((result: Definitions[T]['result']) => OrderGroup[]) | null;
  /** The score over time. Null for types without a score. */
  readonly trend: ScoreOverTime<Definitions[T]['result']> | null;
  /** Whether the merchant should follow up on this score. Null for types without a score. */
  readonly isLowScore: ((question: QuestionOf<T>, score: number) => boolean) | null;
}

/** A question with the counters of its answers. */
export interface AskedQuestion<T extends QuestionType> {
  readonly merged: MergedQuestion;
  readonly newest: QuestionOf<T>;
  readonly base: QuestionResultBase;
  readonly cells: ReadonlyMap<string, number>;
}

export interface FilterChoice {
  readonly cell: string;
  readonly text: string;
}

/** Answers whose orders are shown together: an option, or a part of a scale. */
export interface OrderGroup {
  readonly key: string;
  readonly text: string;
  readonly cells: readonly string[];
}

/** How a version stores an answer: a part of the answers by question id, or a date's month. */
export interface AnswerPlace {
  readonly part: object;
  readonly month: string | null;
}

/** The name of a figure, and its count, total, share and interval as far as they exist. */
export type SummaryRow = readonly [
  what: string,
  answer: string | number,
  ...figures: readonly (number | null)[],
];

export interface ScoreOverTime<R> {
  /** The answers that make the score. */
  readonly distribution: (result: R) => Distribution;
  readonly reply: (
    question: MergedQuestion,
    points: readonly TrendPoint<R>[],
    change: LevelChange,
  ) => QuestionTrend;
}

export interface TrendPoint<R> {
  readonly span: Omit<TrendSpan, 'periods'>;
  readonly result: R;
}

export function one({ meaningId }: Question, cell: string): Cell {
  return { question: meaningId, cell, n: 1 };
}

/** The place in the rows where the answers of one question contain this value. */
export function partOf({ questionId }: Question, answer: object): AnswerPlace {
  return { part: { [questionId]: answer }, month: null };
}

export function figuresOf(rate: Rate | null): readonly (number | null)[] {
  return rate === null ? [] : [rate.count, rate.total, rate.share, rate.low, rate.high];
}

/** Reads counts by the number after a prefix. */
export function numbered(cells: ReadonlyMap<string, number>, prefix: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [cell, count] of cells) {
    if (cell.startsWith(prefix)) found.set(Number(cell.slice(prefix.length)), count);
  }
  return found;
}
