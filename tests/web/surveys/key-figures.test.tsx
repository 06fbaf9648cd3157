import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { customerWith, madeSurvey, NO_FIGURES } from './replies.ts';
import { openList, refusal } from './open-list.tsx';

describe('the key figures above the list', () => {
  const figures = { ...NO_FIGURES, liveSurveyCount: 1, answersThisWeek: 142, answersWeekBefore: 150 };
  const shown = async () => {
    await waitFor(() =>
      expect(screen.getByText('Published surveys').closest('dl')?.getAttribute('aria-busy')).toBe('false'),
    );
    const strip = within(screen.getByText('Published surveys').closest('dl')!);
    return strip
      .getAllByRole('term')
      .map(({ textContent, parentElement }) => [
        textContent,
        ...[...parentElement!.querySelectorAll('dd')].map((dd) => dd.textContent),
      ]);
  };
  const open = (more: object, features: typeof FREE_FEATURES = FREE_FEATURES) =>
    openList([madeSurvey('a')], {
      getFigures: () => ({ ...figures, ...more }),
      getBillingCustomer: () => customerWith(features, features === FREE_FEATURES ? 0 : 19),
    });

  it('compares weeks, shows the score with its interval and the responses left in the plan', async () => {
    await open({ nps: { promoters: 352, passives: 150, detractors: 109 }, responsesThisMonth: 42 });
    await screen.findByText('33 to 46, from 611 answers');
    expect(await shown()).toEqual([
      ['Published surveys', '1', 'of 1 on your plan'],
      ['Answers in the last 7 days', '142', '8 fewer than in the seven days before'],
      ['NPS, last 90 days', '40', '33 to 46, from 611 answers'],
      ['Responses left', '58', 'of 100 this month'],
    ]);
    screen.getByText('Publish unlimited surveys with the Pro plan');
  });

  it('shows no score for a few answers and no limit where the plan has none', async () => {
    await open(
      { answersThisWeek: 0, answersWeekBefore: 0, nps: { promoters: 4, passives: 3, detractors: 2 } },
      PRO_FEATURES,
    );
    await screen.findByText('Too few answers to tell (9)');
    expect(await shown()).toEqual([
      ['Published surveys', '1', 'No limit on your plan'],
      ['Answers in the last 7 days', '0', 'None in the seven days before either'],
      ['NPS, last 90 days', '–', 'Too few answers to tell (9)'],
      ['Responses this month', '0', 'No limit on your plan'],
    ]);
    expect(screen.queryByText('Publish unlimited surveys with the Pro plan')).toBeNull();
  });

  it.each([
    [79, null],
    [80, 'of 100 this month: upgrade'],
    [99, 'of 100 this month: upgrade'],
    [100, 'Further answers wait: upgrade'],
    [100, '31 answers wait: upgrade', 31],
  ])(
    'suggest an upgrade from 80 percent of the plan: %i of 100',
    async (responsesThisMonth, words, veiled = 0) => {
      const { user } = await open({ responsesThisMonth, veiled });
      await shown();
      const asked = screen.queryByRole('button', { name: /: upgrade$/ });
      expect(asked?.textContent ?? null).toBe(words);
      if (!asked) return;
      await user.click(asked);
      await screen.findByRole('dialog', { name: 'Unlimited Responses' });
    },
  );

  it('links to the score’s template when no survey asks for the score', async () => {
    await open({});
    await shown();
    expect(screen.getByRole('link', { name: /Not asked yet/ }).getAttribute('href')).toBe(
      '/surveys/templates/mnps',
    );
  });

  it('reloads the key figures after they failed to load', async () => {
    const getFigures = vi.fn((): unknown => refusal('INTERNAL', 'No.'));
    const { user } = await openList([madeSurvey('a')], { getFigures });
    expect(await screen.findByText(/figures could not be loaded/)).toBeDefined();
    getFigures.mockReturnValue(figures);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown();
  });
});
