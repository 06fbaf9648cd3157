import type {
  Answer,
  Answers,
  MultiChoiceAnswer,
  NumberAnswer,
  SingleChoiceAnswer,
  TextAnswer,
} from '../survey/answer.ts';
import { answerTo } from '../survey/answer.ts';
import type { SurveyDefinition } from '../survey/definition.ts';
import { assertNever } from '../survey/never.ts';
import type { ChoiceConfig, Question } from '../survey/question.ts';
import { OTHER_ID } from '../survey/question.ts';
import type { Cell } from './cells.ts';
import {
  ANSWERED,
  COMPLETED,
  durationCell,
  LEFT,
  monthCell,
  optionCell,
  OTHER,
  RESPONSES,
  SEEN,
  valueCell,
  WHOLE_SURVEY,
} from './cells.ts';
import { durationBucket } from './duration-buckets.ts';

/** As much of a response as is counted. */
export interface CountedResponse {
  readonly complete: boolean;
  /** Answers given to try the survey out count nowhere. */
  readonly isTest: boolean;
  /** Ids of the questions that were shown. */
  readonly path: readonly string[];
  readonly answers: Answers;
  /** From the first question to the end; null while unknown. */
  readonly durationMs: number | null;
}

/**
 * The cells that one response adds to. Ingest, recount, deletion and erasure all count by this function, so
 * counters always equal a recount: a change adds the difference of two contributions, and a deletion
 * takes one away. Fed checked responses; what the definition doesn't know isn't counted.
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
  for (const questionId of response.path) {
    const counter = counters.get(questionId);
    if (!counter) continue;
    cells.push(counter.seen);
    const answer = answerTo(response.answers, questionId);
    if (answer) counter.count(answer, cells);
  }
  const last = response.complete ? undefined : counters.get(response.path.at(-1) ?? '');
  if (last) cells.push(last.left);
  return cells;
}

interface QuestionCounter {
  readonly seen: Cell;
  readonly left: Cell;
  /** Adds what an answer counts for. */
  readonly count: (answer: Answer, cells: Cell[]) => void;
}

/** Ready-made cells by definition: ingest counts thousands of responses a second against a few of them. */
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
  const cellsOf = answerCells(question);
  return {
    seen: one(meaningId, SEEN),
    left: one(meaningId, LEFT),
    count: (answer, cells) => {
      const counted = cellsOf(answer);
      if (counted) cells.push(answered, ...counted);
    },
  };
}

/** The cells of an answer beside *answered*; null when the answer counts for nothing. */
function answerCells(question: Question): (answer: Answer) => readonly Cell[] | null {
  const { meaningId } = question;
  switch (question.type) {
    case 'single_select':
    case 'drop_down': {
      const cellOf = choiceCells(meaningId, question.config);
      return (answer) => {
        const { optionId, promotedTo } = answer as SingleChoiceAnswer;
        return presentOrNull([cellOf(optionId, promotedTo)]);
      };
    }
    case 'multi_select': {
      const cellOf = choiceCells(meaningId, question.config);
      return (answer) => {
        const { optionIds, promotedTo } = answer as MultiChoiceAnswer;
        return presentOrNull(optionIds.map((id) => cellOf(id, promotedTo)));
      };
    }
    case 'rating':
    case 'nps':
      return (answer) => [one(meaningId, valueCell((answer as NumberAnswer).value))];
    case 'date':
      return (answer) => [one(meaningId, monthCell((answer as TextAnswer).value))];
    case 'text':
      return () => [];
    default:
      return assertNever(question);
  }
}

/** The cell of a chosen option. Other counts as itself, unless its words were promoted to an option. */
function choiceCells(meaningId: string, { options, allowOther }: ChoiceConfig) {
  const cells = new Map(options.map((option) => [option.id, one(meaningId, optionCell(option.meaningId))]));
  if (allowOther) cells.set(OTHER_ID, one(meaningId, OTHER));
  return (optionId: string, promotedTo: string | undefined): Cell | undefined => {
    const cell = cells.get(optionId);
    if (promotedTo === undefined || optionId !== OTHER_ID || cell === undefined) return cell;
    return one(meaningId, optionCell(promotedTo));
  };
}

function presentOrNull(cells: readonly (Cell | undefined)[]): readonly Cell[] | null {
  const present = cells.filter((cell) => cell !== undefined);
  return present.length > 0 ? present : null;
}

function one(question: string, cell: string): Cell {
  return { question, cell, n: 1 };
}
