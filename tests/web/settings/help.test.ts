import { describe, expect, it } from 'vitest';
import { HELP_ANSWERS, searchAnswers } from '#web/admin/features/help/answers.ts';

const found = (typed: string) => searchAnswers(HELP_ANSWERS, typed).map(({ id }) => id);

describe('searching the answers', () => {
  it.each([
    ['not showing store', 'not-showing'],
    ['see it on my store', 'not-showing'],
    ['CANCEL', 'cancel'],
    ['nps', undefined],
    ['promoter', 'nps'],
    ['erased', 'erase'],
    ['invoice', 'invoices'],
    ['typo', 'edit-live'],
  ])('finds by “%s”', (typed, first) => {
    const ids = found(typed);
    if (first === undefined) expect(ids).toEqual([]);
    else expect(ids).toContain(first);
  });

  it('shows titles that fit before texts that do, and all without a word', () => {
    const ids = found('free plan');
    expect(ids[0]).toBe('free');
    expect(ids.length).toBeGreaterThan(1);
    expect(found('  ')).toHaveLength(HELP_ANSWERS.length);
  });

  it('gives every answer an address of its own', () => {
    expect(new Set(HELP_ANSWERS.map(({ id }) => id)).size).toBe(HELP_ANSWERS.length);
  });
});
