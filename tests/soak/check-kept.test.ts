import { describe, expect, it } from 'vitest';
import { judgeResponses, type ResponseRow } from './check-kept.ts';
import type { SentResponse } from './ledger.ts';

const row = (change: Partial<ResponseRow> = {}): ResponseRow => ({
  store_id: 'store',
  response_id: 'r1',
  revision: 3,
  is_complete: true,
  ...change,
});

const sent = (change: Partial<SentResponse> = {}): SentResponse => ({
  storeId: 'store',
  sent: 3,
  acknowledged: 3,
  isComplete: true,
  ...change,
});

const judge = (rows: readonly ResponseRow[], response?: SentResponse) =>
  judgeResponses(rows, { responses: new Map(response ? [['r1', response]] : []) });

describe('the check of acknowledged responses', () => {
  it.each([
    ['is stored as sent', [row()], sent()],
    ['is stored with more than was acknowledged', [row()], sent({ acknowledged: 2, isComplete: false })],
    ['was never acknowledged and is not stored', [], sent({ acknowledged: 0, isComplete: false })],
  ])('passes a response that %s', (_what, rows, response) => {
    expect(judge(rows, response)).toMatchObject({ state: 'held' });
  });

  it.each([
    ['is missing', [], sent(), '1 lost'],
    ['is older', [row({ revision: 2 })], sent(), '1 lost'],
    ['is not complete', [row({ is_complete: false })], sent(), '1 lost'],
    ['is stored twice', [row(), row()], sent(), '1 doubled'],
    ['is newer than the sent one', [row({ revision: 4 })], sent(), '1 made up'],
    ['is in another store', [row({ store_id: 'other' })], sent(), '1 made up'],
    ['was never sent', [row()], undefined, '1 made up'],
  ])('fails on a response that %s', (_what, rows, response, text) => {
    expect(judge(rows, response)).toEqual({ state: 'wrong', text: expect.stringContaining(text) });
  });
});
