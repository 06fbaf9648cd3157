import { assertNever } from '../survey/never.ts';
import type { QuestionType } from '../survey/question.ts';
import type { Counts } from './cells.ts';
import { ANSWERED, COMPLETED, countsOf, RESPONSES, SEEN, WHOLE_SURVEY } from './cells.ts';
import type { MedianDuration } from './duration-buckets.ts';
import { medianDuration } from './duration-buckets.ts';
import type { Rate } from './intervals.ts';
import { rate } from './intervals.ts';
import type { MergedOption, MergedQuestion } from './merge-questions.ts';
import type { Nps } from './nps.ts';
import { nps, npsCounts } from './nps.ts';
import type { RatingSummary } from './ratings.ts';
import { summariseRatings } from './ratings.ts';

/** Everything that counters say about a survey, under one set of filters. */
export interface SurveyResults {
  /** Responses begun. */
  readonly responses: number;
  /** Of those begun; null without any. */
  readonly completed: Rate | null;
  readonly medianDuration: MedianDuration | null;
  readonly questions: readonly QuestionResult[];
}

interface QuestionResultBase {
  readonly meaningId: string;
  readonly type: QuestionType;
  readonly text: string;
  readonly isCurrent: boolean;
  /** To how many it was shown, and how many of them answered: the denominator of everything else here. */
  readonly seen: number;
  readonly answered: number;
}

export interface ChoiceResult extends QuestionResultBase {
  readonly kind: 'choice';
  /** In several choices the shares are of people, so they add up to more than one. */
  readonly options: readonly OptionResult[];
}

export interface OptionResult extends MergedOption {
  readonly rate: Rate | null;
}

export interface RatingResult extends QuestionResultBase {
  readonly kind: 'rating';
  readonly scale: number;
  readonly summary: RatingSummary | null;
  readonly points: readonly PointResult[];
}

export interface NpsResult extends QuestionResultBase {
  readonly kind: 'nps';
  readonly nps: Nps | null;
  readonly points: readonly PointResult[];
}

/** Every point of the scale, those that nobody chose included. */
export interface PointResult {
  readonly value: number;
  readonly rate: Rate | null;
}

export interface DateResult extends QuestionResultBase {
  readonly kind: 'date';
  /** Oldest first; only months that were named. */
  readonly months: readonly { readonly month: string; readonly rate: Rate | null }[];
}

/** The texts themselves are rows, not counts. */
export interface TextResult extends QuestionResultBase {
  readonly kind: 'text';
}

export type QuestionResult = ChoiceResult | RatingResult | NpsResult | DateResult | TextResult;

export function surveyResults(questions: readonly MergedQuestion[], counts: Counts): SurveyResults {
  const whole = countsOf(counts, WHOLE_SURVEY);
  const responses = whole.get(RESPONSES) ?? 0;
  return {
    responses,
    completed: rate(whole.get(COMPLETED) ?? 0, responses),
    medianDuration: medianDuration(numbered(whole, 't:')),
    questions: questions.map((question) => questionResult(question, countsOf(counts, question.meaningId))),
  };
}

export function questionResult(question: MergedQuestion, cells: ReadonlyMap<string, number>): QuestionResult {
  const answered = cells.get(ANSWERED) ?? 0;
  const { meaningId, type, text, isCurrent } = question;
  const base = { meaningId, type, text, isCurrent, seen: cells.get(SEEN) ?? 0, answered };
  switch (question.type) {
    case 'single_select':
    case 'multi_select':
    case 'drop_down': {
      const options = question.options.map((option) => ({
        ...option,
        rate: rate(cells.get(option.cell) ?? 0, answered),
      }));
      return { ...base, kind: 'choice', options };
    }
    case 'rating': {
      const scale = question.scale ?? 0;
      const byValue = numbered(cells, 'v:');
      const summary = summariseRatings(byValue, scale);
      return { ...base, kind: 'rating', scale, summary, points: points(byValue, 1, scale, answered) };
    }
    case 'nps': {
      const byValue = numbered(cells, 'v:');
      return { ...base, kind: 'nps', nps: nps(npsCounts(byValue)), points: points(byValue, 0, 10, answered) };
    }
    case 'date':
      return { ...base, kind: 'date', months: months(cells, answered) };
    case 'text':
      return { ...base, kind: 'text' };
    default:
      return assertNever(question.type);
  }
}

function points(byValue: ReadonlyMap<number, number>, from: number, to: number, answered: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step): PointResult => {
    const value = from + step;
    return { value, rate: rate(byValue.get(value) ?? 0, answered) };
  });
}

function months(cells: ReadonlyMap<string, number>, answered: number): DateResult['months'] {
  return [...cells]
    .filter(([cell, count]) => cell.startsWith('m:') && count > 0)
    .map(([cell, count]) => ({ month: cell.slice(2), rate: rate(count, answered) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** Counts by the number behind a prefix. */
function numbered(cells: ReadonlyMap<string, number>, prefix: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [cell, count] of cells) {
    if (cell.startsWith(prefix)) found.set(Number(cell.slice(prefix.length)), count);
  }
  return found;
}

/** The one number that a survey was made for. */
export type Headline =
  | { readonly kind: 'nps'; readonly question: NpsResult; readonly nps: Nps }
  | { readonly kind: 'rating'; readonly question: RatingResult; readonly summary: RatingSummary }
  | { readonly kind: 'choice'; readonly question: ChoiceResult; readonly option: OptionResult }
  | { readonly kind: 'responses'; readonly responses: number };

/** The first NPS question that has answers, else the first rating, else the first choice, else the responses. */
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

/** Of equals the first. */
function topOption({ options }: ChoiceResult): OptionResult | null {
  const count = (option: OptionResult) => option.rate?.count ?? 0;
  return options.reduce<OptionResult | null>(
    (top, option) => (!top || count(option) > count(top) ? option : top),
    null,
  );
}
