import { describe, expect, it } from 'vitest';
import { readAddress, todaysAddress, writeShown } from '#web/admin/answers/address.ts';

const search = (text: string) => new URLSearchParams(text);
const led = (text: string, hash = '') => todaysAddress(search(text), hash)?.toString() ?? null;

describe('the addresses of answers', () => {
  it.each([
    ['tab=compare&compare=country&range=all', 'tab=more&compare=country&range=all&figures=compare'],
    ['tab=money', 'tab=more&figures=money'],
    ['tab=sample', 'tab=more&figures=sample'],
    ['tab=channels&range=all', 'tab=more&range=all&figures=channels'],
  ])('lead from the former tab %s to its part of more figures', (former, today) => {
    expect(led(former)).toBe(today);
  });

  it('lead from a question behind a hash to the drawer, and keep it for orders', () => {
    expect(led('range=all', '#question-q%3A1')).toBe('range=all&question=q%3A1');
    expect(led('tab=money', '#question-q1')).toBe('tab=more&figures=money&question=q1');
  });

  it.each(['', 'tab=responses', 'tab=detractors&inbox=any', 'tab=more&figures=reach', 'figures=compare'])(
    'stay if they are of today: “%s”',
    (today) => {
      expect(led(today)).toBeNull();
    },
  );

  it('show the findings for a tab that does not exist, and the first part of more figures', () => {
    expect(readAddress(search('tab=nothing')).shown.tab).toBe('analytics');
    expect(readAddress(search('tab=more&figures=nothing')).shown.figures).toBe('reach');
  });

  it('leave the default tab out', () => {
    const shown = { tab: 'analytics', figures: null, question: null } as const;
    expect(writeShown(search('tab=more&figures=money&question=q'), shown).toString()).toBe('');
  });
});
