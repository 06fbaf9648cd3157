import type { Definitions, QuestionType } from '../survey/question.ts';
import type { ChoiceResult, OptionResult } from '../survey/types/helpers/choice-results.ts';
import type { NpsResult } from '../survey/types/nps/definition.ts';
import type { RatingResult } from '../survey/types/rating/definition.ts';
import { resultsOf } from '../survey/types/registry.ts';
import { numbered } from '../survey/types/results.ts';
import type { Counts } from './cells.ts';
import { ANSWERED, COMPLETED, countsOf, DURATION_PREFIX, RESPONSES, SEEN, WHOLE_SURVEY } from './cells.ts';
import type { MedianDuration } from './duration-buckets.ts';
import { medianDuration } from './duration-buckets.ts';
import type { Rate } from './intervals.ts';
import { rate } from './intervals.ts';
import type { MergedQuestion } from './merge-questions.ts';
import type { Nps } from './nps.ts';
import type { RatingSummary } from './ratings.ts';

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

/** The main figure of a survey, for lists and emails. */
export type Headline =
  | { readonly kind: 'nps'; readonly question: NpsResult; readonly nps: Nps }
  | { readonly kind: 'rating'; readonly question: RatingResult; readonly summary: RatingSummary }
  | { readonly kind: 'choice'; readonly question: ChoiceResult; readonly option: OptionResult }
  | { readonly kind: 'responses'; readonly responses: number };

/**
 * The first NPS question with answers, else the first rating, else the first choice, else the number of responses.
 */
export function headline({ questions, responses }: Pick<SurveyResults, 'questions' | 'responses'>): Headline {
  const current = questions.filter((question) => question.isCurrent && question.answered > 0);
  for (const question of current) {
    if (question.kind === 'nps' && question.nps) return { kind: 'nps', question, nps: question.nps };
  }
  for (const question of current) {
    if (question.kind === 'rating' && question.summary) {
      return { kind: 'rating', question, summary: question.summary };
    }
  }
  for (const question of current) {
    const option = question.kind === 'choice' ? topOption(question) : null;
    if (question.kind === 'choice' && option) return { kind: 'choice', question, option };
  }
  return { kind: 'responses', responses };
}

/** The most chosen option; the first of equals. */
function topOption({ options }: ChoiceResult): OptionResult | null {
  const count = (option: OptionResult) => option.rate?.count ?? 0;
  return options.reduce<OptionResult | null>(
    (top, option) => (!top || count(option) > count(top) ? option : top),
    null,
  );
}
