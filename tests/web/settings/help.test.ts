import { describe, expect, it } from 'vitest';
import { HELP_ANSWERS, searchAnswers } from '#web/admin/features/help/answers.ts';

const found = (typed: string) => searchAnswers(HELP_ANSWERS, typed).map(({ id }) => id);

describe('searching the help articles', () => {
  it.each([
    ['not showing store', 'not-showing'],
    ['see it on my store', 'not-showing'],
    ['CANCEL', 'cancel'],
    ['nps', undefined],
    ['promoter', 'nps'],
    ['erased', 'erase'],
    ['invoice', 'invoices'],
    ['typo', 'edit-live'],
  ])('finds an article by “%s”', (typed, first) => {
    const ids = found(typed);
    if (first === undefined) expect(ids).toEqual([]);
    else expect(ids).toContain(first);
  });

  it('lists matching titles before matching texts, and all articles without a search word', () => {
    const ids = found('free plan');
    expect(ids[0]).toBe('free');
    expect(ids.length).toBeGreaterThan(1);
    expect(found('  ')).toHaveLength(HELP_ANSWERS.length);
  });

  it('gives every article its own address', () => {
    expect(new Set(HELP_ANSWERS.map(({ id }) => id)).size).toBe(HELP_ANSWERS.length);
  });
});
