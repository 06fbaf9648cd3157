import type { Definitions } from '../survey/question.ts';
import type { QuestionType } from '../survey/question-types.ts';
import type { OptionResult } from '../survey/types/helpers/choice-schema.ts';
import { resultsOf } from './types/registry.ts';
import { numbered } from './types/results.ts';
import {
  type Counts,
  ANSWERED,
  COMPLETED,
  countsOf,
  DURATION_PREFIX,
  RESPONSES,
  SEEN,
  WHOLE_SURVEY,
} from './cells.ts';
import { type MedianDuration, medianDuration } from './duration-buckets.ts';
import { type Rate, rate } from './intervals.ts';
import type { MergedQuestion } from './merge-questions.ts';

/** The results of a survey that counters alone can give, under one set of filters. */
export interface SurveyResults {
  /** Started responses. */
  readonly responses: number;
  /** The completed share of the started responses; null without any. */
  readonly completed: Rate | null;
  readonly medianDuration: MedianDuration | null;
  readonly questions: readonly QuestionResult[];
}

export type QuestionResult = Definitions[QuestionType]['result'];

/** What counts like an option: the options of a choice, the pinned themes of a text. */
export function optionsOf(question: QuestionResult): readonly OptionResult[] {
  if (question.kind === 'choice') return question.options;
  return question.kind === 'text' ? question.themes : [];
}

export function surveyResults(questions: readonly MergedQuestion[], counts: Counts): SurveyResults {
  const whole = countsOf(counts, WHOLE_SURVEY);
  const responses = whole.get(RESPONSES) ?? 0;
  return {
    responses,
    completed: rate(whole.get(COMPLETED) ?? 0, responses),
    medianDuration: medianDuration(numbered(whole, DURATION_PREFIX)),
    questions: questions.map((question) => questionResult(question, countsOf(counts, question.meaningId))),
  };
}

export function questionResult(question: MergedQuestion, cells: ReadonlyMap<string, number>): QuestionResult {
  const answered = cells.get(ANSWERED) ?? 0;
  const { meaningId, type, text, isCurrent } = question;
  const base = { meaningId, type, text, isCurrent, seen: cells.get(SEEN) ?? 0, answered };
  return resultsOf(question).result({ merged: question, newest: question.newest, base, cells });
}
