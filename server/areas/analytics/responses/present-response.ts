import type { ReadableAnswer, ReadableResponse } from '#shared/api/analytics-results.ts';
import {
  type Answer,
  answerTo,
  type MultiChoiceAnswer,
  type NumberAnswer,
  type SingleChoiceAnswer,
  type TextAnswer,
} from '#shared/survey/answer.ts';
import { type ChoiceQuestion, OTHER_ID, type Question } from '#shared/survey/question.ts';
import { knownSegment } from '../texts/list-texts.ts';
import type { ResponseRow } from './response-repository.ts';
import type { View } from '../open-view.ts';

/** A response as a person reads it: what was asked, in the words of the version that was answered, and what was said. */
export type PresentResponse = (row: ResponseRow) => ReadableResponse;

export function createPresenter({
  versions,
  promotions,
}: Pick<View, 'versions' | 'promotions'>): PresentResponse {
  const promoted = new Map(promotions.map(({ optionId, text }) => [optionId, text]));
  const questions = new Map(
    versions.map(({ version, definition }) => [
      version,
      new Map(definition.questions.map((question) => [question.questionId, question])),
    ]),
  );
  return (row) => ({
    ...factsOf(row),
    path: row.path.flatMap((questionId) => {
      const question = questions.get(row.version)?.get(questionId);
      if (!question) return [];
      const { meaningId, text, type } = question;
      const answer = answerTo(row.answers, questionId);
      return {
        meaningId,
        text,
        type,
        answer: answer ? readableAnswer(question, answer, promoted) : null,
        timeMs: answerTo(row.times, questionId) ?? null,
      };
    }),
  });
}

function factsOf(row: ResponseRow): Omit<ReadableResponse, 'path'> {
  const { orderId, orderValue, orderCurrency, isOrderVerified } = row;
  const hasOrder = orderId !== null || orderValue !== null;
  return {
    responseId: row.responseId,
    version: row.version,
    isComplete: row.isComplete,
    isTest: row.isTest,
    firstSavedAt: row.at,
    completedAt: row.completedAt,
    durationMs: row.durationMs,
    country: knownSegment(row.country),
    customerType: knownSegment(row.customerType),
    placement: row.placement,
    language: row.language === '' ? null : row.language,
    customerId: row.customerId,
    order: hasOrder
      ? { orderId, value: orderValue, currency: orderCurrency, isVerified: isOrderVerified }
      : null,
  };
}

function readableAnswer(
  question: Question,
  answer: Answer,
  promoted: ReadonlyMap<string, string>,
): ReadableAnswer {
  switch (question.type) {
    case 'single_select':
    case 'drop_down': {
      const { optionId, otherValue, promotedTo } = answer as SingleChoiceAnswer;
      const labels = labelsOf(question, [optionId], promoted.get(promotedTo ?? ''));
      return { kind: 'choice', labels, other: otherValue };
    }
    case 'multi_select': {
      const { optionIds, otherValue, promotedTo } = answer as MultiChoiceAnswer;
      const labels = labelsOf(question, optionIds, promoted.get(promotedTo ?? ''));
      return { kind: 'choice', labels, other: otherValue };
    }
    case 'rating':
    case 'nps':
      return { kind: 'number', value: (answer as NumberAnswer).value, scale: question.config.scale };
    case 'text':
    case 'date':
      return { kind: 'text', text: (answer as TextAnswer).value };
    default:
      return question satisfies never;
  }
}

/**
 * In the order of the options; a blank one is called by its place, as shoppers see it. Other is called by the option
 * that its words count as.
 */
function labelsOf(
  { config }: ChoiceQuestion,
  optionIds: readonly string[],
  promoted: string = config.otherLabel,
): string[] {
  const labels = config.options.flatMap(({ id, text }, index) =>
    optionIds.includes(id) ? [text.trim() || `Response ${index + 1}`] : [],
  );
  return optionIds.includes(OTHER_ID) ? [...labels, promoted] : labels;
}
