import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PRO_FEATURES } from '#tests/support/plan-features.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith } from '../surveys/replies.ts';
import { openOverview, wholeQuestion } from './open-overview.tsx';
import { CHOICES, madeDetails, madeResults } from './replies.ts';

describe('results without data', () => {
  const nobody = { getQuestionResults: () => madeResults({ responses: 0, questions: [] }) };
  const neverAnswered = { ...nobody, getFilterChoices: () => ({ ...CHOICES, countries: [] }) };

  it('says how to try a live survey', async () => {
    await openOverview(neverAnswered);
    await screen.findByRole('heading', { name: 'No answers yet' });
    const link = screen.getByRole('link', { name: /Try the survey/ });
    expect(link.getAttribute('href')).toMatch(/\/s\/public-autumn$/);
  });

  it('links from a draft’s results back to its builder', async () => {
    await openOverview({
      ...neverAnswered,
      getSurvey: () => madeDetails({ status: 'draft', liveVersion: null, publishedAt: null }),
    });
    await screen.findByRole('heading', { name: 'This survey is not live yet' });
    expect(screen.getByRole('link', { name: 'Finish and publish' }).getAttribute('href')).toBe(
      '/builder/autumn',
    );
  });

  it.each(['paused', 'closed'] as const)('leads from a %s survey to the list of surveys', async (status) => {
    await openOverview({ ...neverAnswered, getSurvey: () => madeDetails({ status }) });
    await screen.findByText(
      'This survey is paused or closed, so it takes no answers. Resume or reopen it in the list of surveys.',
    );
    const link = screen.getByRole('link', { name: 'Open the list of surveys' });
    expect(link.getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Open survey' })).toBeNull();
  });

  it('says nothing about the state of a survey that is still loading', async () => {
    const { asked } = await openOverview({
      ...neverAnswered,
      getSurvey: () => new Promise<never>(() => undefined),
    });
    await screen.findByRole('link', { name: 'More figures' });
    expect(asked('getQuestionResults')).not.toEqual([]);
    expect(screen.queryByRole('heading', { name: 'No answers yet' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open survey' })).toBeNull();
  });

  it('offers to remove the filters or the period when no response matches', async () => {
    const { user, asked } = await openOverview(nobody, '?countries=DE');
    await screen.findByRole('heading', { name: 'No answers match these filters' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('heading', { name: 'No answers in these days' });
    await user.click(screen.getByRole('button', { name: 'Show all time' }));
    await waitFor(() =>
      expect(asked('getQuestionResults')).toContainEqual({ surveyId: 'autumn', range: 'all' }),
    );
  });

  it('says that there are too few answers for a score', async () => {
    const [first] = madeResults().questions;
    const score = first?.kind === 'nps' ? first.nps : null;
    if (first?.kind !== 'nps' || !score) throw new Error('The first question asks for a score.');
    await openOverview({
      getQuestionResults: () =>
        madeResults({
          responses: 4,
          questions: [{ ...first, answered: 4, nps: { ...score, answers: 4 } }],
        }),
    });
    const asked = await wholeQuestion('Would you recommend us?');
    expect(asked.getByText('Too few answers to tell (4)')).toBeDefined();
  });

  it('says that the survey does not exist', async () => {
    await openAdmin({
      at: '/surveys/analytics/gone',
      replies: { getBillingCustomer: () => customerWith(PRO_FEATURES, 19) },
    });
    expect(await screen.findByRole('heading', { name: 'There is no such survey' })).toBeDefined();
  });
});
