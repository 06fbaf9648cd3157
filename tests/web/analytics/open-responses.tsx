import { screen, within } from '@testing-library/react';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { madeResponse, openResults, VIEWED } from './open-results.tsx';

export interface Asked {
  readonly after: string;
  readonly search: string;
  readonly kind: string;
}

export const offline = (): never => {
  throw new ApiError({ status: 'FETCH_ERROR' });
};

export const QUESTIONS = [
  ['source', 'How did you hear of us?'],
  ['nps', 'Would you recommend us?'],
  ['words', 'Anything else?'],
].map(([meaningId = '', text = '']) => ({
  ...{ kind: 'text' as const, type: 'text' as const, meaningId, text, isCurrent: true, seen: 2 },
  ...{ answered: 1, left: null },
}));

export const results = (responses: number) =>
  ({ ...VIEWED, responses, questions: QUESTIONS, isSorting: false }) as unknown as QuestionResults;

type Replies = Parameters<typeof openResults>[1];

export const openTable = (responses: readonly ReadableResponse[], replies: Replies = {}, query = '') =>
  openResults(
    'responses',
    {
      listResponses: () => ({ responses, next: null }),
      getQuestionResults: () => results(responses.length),
      getResponseTags: () => ({ starred: 0, tags: [{ tag: 'Refund', responses: 4 }] }),
      markResponses: () => ({ marked: 1 }),
      ...replies,
    },
    { query },
  );

export const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    madeResponse(`r${at}`, { firstSavedAt: new Date(Date.UTC(2026, 9, 30, 9, 0, -at)).toISOString() }),
  );

export const grid = () => screen.findByRole('grid', { name: 'Responses' });
export const rows = async () => within(await grid()).findAllByRole('row', { selected: false });
export const panel = () => screen.findByRole('complementary', { name: 'The response' });
export const focusedId = () => document.activeElement?.getAttribute('data-response');
