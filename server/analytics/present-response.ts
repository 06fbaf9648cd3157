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
import { knownSegment } from './list-texts.ts';
import type { ResponseRow } from './response-repository.ts';
import type { PublishedDefinition } from './row-filter.ts';

/** A response as a person reads it: what was asked, in the words of the version that was answered, and what was said. */
export type PresentResponse = (row: ResponseRow) => ReadableResponse;

export function createPresenter(versions: readonly PublishedDefinition[]): PresentResponse {
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
        answer: answer ? readableAnswer(question, answer) : null,
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

export function readableAnswer(question: Question, answer: Answer): ReadableAnswer {
  switch (question.type) {
    case 'single_select':
    case 'drop_down': {
      const { optionId, otherValue } = answer as SingleChoiceAnswer;
      return { kind: 'choice', labels: labelsOf(question, [optionId]), other: otherValue };
    }
    case 'multi_select': {
      const { optionIds, otherValue } = answer as MultiChoiceAnswer;
      return { kind: 'choice', labels: labelsOf(question, optionIds), other: otherValue };
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

/** In the order of the options; a blank one is called by its place, as shoppers see it. */
function labelsOf({ config }: ChoiceQuestion, optionIds: readonly string[]): string[] {
  const labels = config.options.flatMap(({ id, text }, index) =>
    optionIds.includes(id) ? [text.trim() || `Response ${index + 1}`] : [],
  );
  return optionIds.includes(OTHER_ID) ? [...labels, config.otherLabel] : labels;
}
