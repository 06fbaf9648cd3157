import { type Answer, type Answers, answerTo } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import {
  type Cell,
  ANSWERED,
  COMPLETED,
  durationCell,
  LEFT,
  LEFT_ANSWERED,
  RESPONSES,
  SEEN,
  WHOLE_SURVEY,
} from '#shared/analytics/cells.ts';
import { durationBucket } from '#shared/analytics/duration-buckets.ts';

/** The fields of a response that counters use. */
export interface CountedResponse {
  readonly complete: boolean;
  /** Test answers are not counted. */
  readonly isTest: boolean;
  /** Ids of the questions that were shown. */
  readonly path: readonly string[];
  readonly answers: Answers;
  /** From the first question to completion; null when unknown. */
  readonly durationMs: number | null;
}

/**
 * The cells that one response adds to the counters. Ingest, recount, deletion and erasure all call this function, so
 * the counters always equal a recount: an update adds the difference of two contributions, a deletion subtracts one.
 * Expects checked responses; ignores questions and options that the definition does not contain.
 */
export function contribution(definition: SurveyDefinition, response: CountedResponse): Cell[] {
  const cells: Cell[] = [];
  if (response.isTest) return cells;
  const counters = countersOf(definition);
  cells.push(one(WHOLE_SURVEY, RESPONSES));
  if (response.complete) {
    cells.push(one(WHOLE_SURVEY, COMPLETED));
    if (response.durationMs !== null) {
      cells.push(one(WHOLE_SURVEY, durationCell(durationBucket(response.durationMs))));
    }
  }
  const last = response.complete ? undefined : response.path.at(-1);
  for (const questionId of response.path) {
    const counter = counters.get(questionId);
    if (!counter) continue;
    cells.push(counter.seen);
    const answer = answerTo(response.answers, questionId);
    const isCounted = answer !== undefined && counter.count(answer, cells);
    if (questionId === last) cells.push(counter.left, ...(isCounted ? [counter.leftAnswered] : []));
  }
  return cells;
}

interface QuestionCounter {
  readonly seen: Cell;
  readonly left: Cell;
  readonly leftAnswered: Cell;
  /** Adds the cells of an answer. Returns false if it is not counted. */
  readonly count: (answer: Answer, cells: Cell[]) => boolean;
}

/**
 * Caches the prepared counters by definition: ingest counts thousands of responses a second against few definitions.
 */
const made = new WeakMap<SurveyDefinition, ReadonlyMap<string, QuestionCounter>>();

function countersOf(definition: SurveyDefinition): ReadonlyMap<string, QuestionCounter> {
  let counters = made.get(definition);
  if (!counters) {
    counters = new Map(definition.questions.map((question) => [question.questionId, counterOf(question)]));
    made.set(definition, counters);
  }
  return counters;
}

function counterOf(question: Question): QuestionCounter {
  const { meaningId } = question;
  const answered = one(meaningId, ANSWERED);
  const cellsOf = resultsOf(question).cells(question);
  return {
    seen: one(meaningId, SEEN),
    left: one(meaningId, LEFT),
    leftAnswered: one(meaningId, LEFT_ANSWERED),
    count: (answer, cells) => {
      const counted = cellsOf(answer);
      if (counted) cells.push(answered, ...counted);
      return counted !== null;
    },
  };
}

function one(question: string, cell: string): Cell {
  return { question, cell, n: 1 };
}
