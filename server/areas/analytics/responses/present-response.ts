import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { answerTo } from '#shared/survey/answer.ts';
import { definitionOf } from '#shared/survey/split.ts';
import { VARIANTS } from '#shared/survey/variant.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { presentProducts } from '#server/areas/orders/ordered-products.ts';
import { knownSegment } from '../texts/list-texts.ts';
import type { ResponseRow } from './response-repository.ts';
import type { View } from '../open-view.ts';

/** Presents a response with the texts that the shopper read. */
export type PresentResponse = (row: ResponseRow) => ReadableResponse;

export function createPresenter({
  versions,
  promotions,
  themes,
}: Pick<View, 'versions' | 'promotions' | 'themes'>): PresentResponse {
  const promoted = new Map([
    ...promotions.map(({ optionId, text }) => [optionId, text] as const),
    ...themes.map(({ id, name }) => [id, name] as const),
  ]);
  const questions = new Map(
    versions.flatMap(({ version, definition }) =>
      [null, ...VARIANTS].map((variant) => {
        const shown = definitionOf(definition, variant).questions;
        return [
          `${version}${variant}`,
          new Map(shown.map((question) => [question.questionId, question])),
        ] as const;
      }),
    ),
  );
  return (row) => ({
    ...factsOf(row),
    path: row.path.flatMap((questionId) => {
      const question = questions.get(`${row.version}${row.variant}`)?.get(questionId);
      if (!question) return [];
      const { meaningId, text, type } = question;
      const answer = answerTo(row.answers, questionId);
      return {
        meaningId,
        text,
        type,
        answer: answer ? resultsOf(question).readable(question, answer, promoted) : null,
        timeMs: answerTo(row.times, questionId) ?? null,
      };
    }),
    mark: { isStarred: row.isStarred, tags: row.tags, note: row.note },
  });
}

function factsOf(row: ResponseRow): Omit<ReadableResponse, 'path' | 'mark'> {
  const { orderId, orderValue, orderCurrency, isOrderVerified, ordered } = row;
  const hasOrder = orderId !== null || orderValue !== null;
  return {
    responseId: row.responseId,
    version: row.version,
    variant: row.variant,
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
      ? {
          ...{ orderId, value: orderValue, currency: orderCurrency, isVerified: isOrderVerified },
          name: ordered?.name ?? null,
          refunded: ordered?.refunded ?? null,
          isCancelled: ordered?.isCancelled ?? false,
          products: presentProducts(ordered?.lines),
        }
      : null,
  };
}
