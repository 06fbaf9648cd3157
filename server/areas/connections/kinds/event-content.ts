import { hasLowScore } from '#server/areas/collect/responses/low-score.ts';
import { answerTo } from '#shared/survey/answer.ts';
import type { Consent } from '#shared/collect/consent.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import type { SurveyEvent } from '#server/areas/surveys/survey-events.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { ResponseEvent, ToldResponse } from '#server/areas/collect/responses/response-events.ts';

/** What an event of a response says under `data`. The names are those of the export's columns. */
export interface ResponseContent extends Identity, Partial<OrderContent> {
  readonly survey_id: string;
  readonly response_id: string;
  readonly survey_name: string;
  readonly version: number;
  readonly status: 'complete' | 'partial';
  readonly started_at: string;
  readonly saved_at: string;
  readonly seconds: number;
  readonly country: string | null;
  readonly customer_type: string | null;
  readonly placement: string | null;
  readonly language: string | null;
  readonly consent: Consent;
  readonly has_low_score: boolean;
  readonly answers: readonly AnswerContent[];
}

/** Who answered, with consent to marketing and as far as it is known. */
interface Identity {
  readonly customer_id?: string;
  readonly order_id?: string;
  readonly order_value?: string;
  readonly order_currency?: string;
}

/** What a verified order contains, with consent to marketing. */
export interface OrderContent {
  readonly order_name?: string;
  readonly order_products: readonly {
    readonly product_id: string | null;
    readonly variant_id: string | null;
    readonly title: string;
    readonly quantity: number;
    readonly returned: number;
    readonly price: string;
    readonly discount: string;
    readonly total: string;
  }[];
}

interface AnswerContent {
  readonly question_id: string;
  readonly question: string;
  readonly type: QuestionType;
  readonly answer: string | number | readonly string[];
  /** The text beside *Other*. */
  readonly other?: string;
}

export interface SurveyContent {
  readonly survey_id: string;
  readonly survey_name: string;
}

/** What an erasure says beside the ids, to a service that erases by customer. */
export interface ErasedContent {
  readonly customer_id?: string;
  /** The service was told of this customer by e-mail. */
  readonly by_email?: true;
}

/** A day of the store. */
export interface DigestContent {
  readonly day: string;
  readonly surveys: readonly {
    readonly survey_id: string;
    readonly survey_name: string;
    readonly responses: number;
    readonly completed: number;
    readonly low_scores: number;
  }[];
}

type Ids = Pick<ResponseEvent, 'surveyId' | 'responseId'>;

/** All that a log has of a response that a service must not be told of. */
export const idsOf = ({ surveyId, responseId }: Ids) => ({ survey_id: surveyId, response_id: responseId });

export function responseContent(ids: Ids, response: ToldResponse): ResponseContent {
  return {
    ...{ ...idsOf(ids), ...factsOf(response), ...identityOf(response) },
    answers: answersOf(response),
  };
}

export function surveyContentOf({ surveyId, name, facts }: SurveyEvent): object {
  return { survey_id: surveyId, survey_name: name, ...facts };
}

function factsOf(response: ToldResponse) {
  const { definition, version, isComplete, startedAt, savedAt, durationMs, segment, language } = response;
  return {
    survey_name: definition.name,
    version,
    status: isComplete ? ('complete' as const) : ('partial' as const),
    started_at: new Date(startedAt).toISOString(),
    saved_at: new Date(savedAt).toISOString(),
    seconds: durationMs / 1000,
    country: segment.country || null,
    customer_type: segment.customerType || null,
    placement: segment.placement || null,
    language: language || null,
    consent: response.consent,
    has_low_score: hasLowScore(definition, response.answers),
  };
}

function identityOf({ shopper }: ToldResponse): Identity {
  const { customerId = null, order } = shopper ?? {};
  const { orderId = null, value = null, currency = null } = order ?? {};
  return {
    ...(customerId !== null && { customer_id: customerId }),
    ...(orderId !== null && { order_id: orderId }),
    ...(value !== null && { order_value: value }),
    ...(currency !== null && { order_currency: currency }),
  };
}

/** The score of the first question of a type that was answered. */
export function scoreOf(content: ResponseContent, type: 'nps' | 'rating'): number | null {
  const score = Number(firstOf(content, type) ?? Number.NaN);
  return Number.isFinite(score) ? score : null;
}

export function firstOf({ answers }: ResponseContent, wanted: QuestionType): string | null {
  const answer = answers.find(({ type }) => type === wanted)?.answer;
  return answer === undefined ? null : [answer].flat().join(', ');
}

export const answersAsText = ({ answers }: ResponseContent): string =>
  answers.map(({ question, answer }) => `${question}: ${[answer].flat().join(', ')}`).join('\n');

/** Answers by the text of their question. */
export const answersByQuestion = ({ answers }: ResponseContent) =>
  Object.fromEntries(answers.map(({ question, answer }) => [question, answer] as const));

const NO_PROMOTIONS: ReadonlyMap<string, string> = new Map();

/** The answers as the export has them, in the order of the survey. */
function answersOf({ definition, answers }: ToldResponse): AnswerContent[] {
  return definition.questions.flatMap((question) => {
    const answer = answerTo(answers, question.questionId);
    if (answer === undefined) return [];
    const results = resultsOf(question);
    const readable = results.readable(question, answer, NO_PROMOTIONS);
    const other = readable.kind === 'choice' ? readable.other : null;
    return {
      question_id: question.meaningId,
      question: question.text,
      type: question.type,
      answer: results.exported(readable),
      ...(other !== null && { other }),
    };
  });
}

/** The cells in which the answers of a response count, by question: what filters of results look at. */
export function cellsOf({ definition, answers }: ToldResponse): ReadonlyMap<string, readonly string[]> {
  return new Map(
    definition.questions.flatMap((question) => {
      const answer = answerTo(answers, question.questionId);
      const cells = answer === undefined ? null : resultsOf(question).cells(question)(answer);
      return cells === null ? [] : [[question.meaningId, cells.map(({ cell }) => cell)] as const];
    }),
  );
}
