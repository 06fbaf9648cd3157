import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { nps } from '#shared/analytics/nps.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#shared/plan/plans.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { addWhatJsdomLacks } from '../support/missing-in-jsdom.ts';
import { customerWith } from '../surveys/replies.ts';
import { card, openOverview, TEXTS } from './open-overview.tsx';
import { CHOICES, madeDetails, madeOverview, madeResults } from './replies.ts';

beforeAll(addWhatJsdomLacks);

const figureOf = async (name: string) => {
  const figures = await card('Figures');
  return figures.getByText(name, { selector: 'dt' }).parentElement?.textContent ?? '';
};

describe('the results of a survey', () => {
  it('begin with the one number, how sure it is and from how many answers', async () => {
    await openOverview();
    const headline = await card('Would you recommend us?');
    headline.getByText('25', { selector: 'p' });
    headline.getByText(/^Between \d+ and \d+, from 60 answers$/);
    screen.getByRole('heading', { level: 1, name: 'Autumn survey' });
    screen.getByText('Live');
  });

  it('tell each figure with the period before and, one tap away, what counts in it', async () => {
    await openOverview();
    expect(await figureOf('Starts')).toMatch(/^Starts6050 before \(\+20%\)/);
    expect(await figureOf('Response rate')).toMatch(/30%50% before.*60 starts out of 200 impressions/);
    expect(await figureOf('Completion rate')).toMatch(/75%90% before.*45 completions out of 60 starts/);
    expect(await figureOf('Median time')).toMatch(/48 s.*between 45 s and 51 s/);
  });

  it('say so where a filter can’t be applied to a figure', async () => {
    await openOverview({ getAnalyticsOverview: () => madeOverview(true) }, '?order=20..');
    expect(await figureOf('Impressions')).toContain('Not available for this filter');
    expect(await figureOf('Response rate')).toContain('Not available for this filter');
    expect(await figureOf('Starts')).toContain('60');
  });

  it('show of a choice the counts and shares with their interval, most first and Other last', async () => {
    await openOverview();
    const choice = await card(/^2\. How did you hear/);
    const values = choice.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    expect(values).toEqual([
      'A friend: 31 of 50 people, 62%, most likely between 48% and 74%',
      'Instagram: 12 of 50 people, 24%, most likely between 14% and 37%',
      'Other: 7 of 50 people, 14%, most likely between 7% and 26%',
    ]);
  });

  it('reach every value by keyboard, and say it under the chart', async () => {
    const { user } = await openOverview();
    const choice = await card(/^2\. How did you hear/);
    const [first, second, third] = choice.getAllByRole('img');
    expect([first, second, third].map((mark) => mark?.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    act(() => first?.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    choice.getByText(/^Instagram: 12 of 50 people/);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(third);
    await user.keyboard('{ArrowRight}{Home}');
    expect(document.activeElement).toBe(first);
  });

  it('have a table behind each chart', async () => {
    const { user } = await openOverview();
    const choice = await card(/^2\. How did you hear/);
    await user.click(choice.getByRole('button', { name: /^Table/ }));
    const rows = within(choice.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'AnswerPeopleShareLowest likelyHighest likely',
      'A friend3162%48%74%',
      'Instagram1224%14%37%',
      'Other714%7%26%',
    ]);
  });

  it('tell of a score over time what is known of each day, and ask for other periods through the address', async () => {
    const { user, asked } = await openOverview();
    const headline = await card('Would you recommend us?');
    await headline.findByRole('img', { name: 'November 20, 2026: no answers' });
    headline.getByRole('img', { name: /^November 21, 2026: 25, between \d+ and \d+, from 60 answers$/ });
    await user.click(headline.getByRole('button', { name: 'Week' }));
    await waitFor(() =>
      expect(asked('getAnalyticsTrends')).toContainEqual({ surveyId: 'autumn', period: 'week' }),
    );
  });

  it('show a rating’s average and its top two over time', async () => {
    const { user } = await openOverview();
    const rating = await card(/^3\. How easy/);
    rating.getByText(/^4\.0 of 5 on average, between 3\.7 and 4\.3, from 50 answers\. 80% gave 4 or 5\.$/);
    await user.click(await rating.findByRole('button', { name: 'Top two' }));
    rating.getByRole('img', { name: /80%, between 67% and 89%, from 50 answers/ });
  });

  it('say who left where, and how long each question takes', async () => {
    await openOverview();
    const funnel = await card('Where do people leave?');
    funnel.getByRole('img', {
      name: /How did you hear of us\?: seen by 60, 100% of responses, 25% left here/,
    });
    funnel.getByRole('img', { name: 'Completed: 45, 75% of responses' });
    funnel.getByText('Nobody left here · 4.2 s to answer');
  });

  it('list what people wrote, and search in it by a frequent word', async () => {
    const { user, asked } = await openOverview();
    const texts = await card(/^5\. What could be better/);
    texts.getByText(/no longer asked/);
    await texts.findByText('Quicker delivery');
    await user.click(texts.getByRole('button', { name: 'sizes, in 2 answers' }));
    await waitFor(() =>
      expect(asked('listAnswerTexts')).toContainEqual(expect.objectContaining({ search: 'sizes' })),
    );
    expect(texts.getByRole<HTMLInputElement>('searchbox').value).toBe('sizes');
  });

  it('go on to older texts from where the last page ended', async () => {
    const { user, asked } = await openOverview({
      listAnswerTexts: (input) => {
        const isFirst = (input as { after: string }).after === '';
        return { texts: [TEXTS[isFirst ? 0 : 1]], next: isFirst ? 'from-here' : null };
      },
    });
    const texts = await card(/^5\. What could be better/);
    await user.click(await texts.findByRole('button', { name: 'Show more' }));
    await texts.findByText('Quicker delivery');
    texts.getByText('More sizes');
    expect(asked('listAnswerTexts')).toContainEqual(expect.objectContaining({ after: 'from-here' }));
    expect(texts.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('a score over several surveys', () => {
  const score = nps({ promoters: 60, passives: 20, detractors: 20 });
  const question = (surveyId: string, survey: string, meaningId: string) => ({
    surveyId,
    survey,
    meaningId,
    text: 'Would you recommend us?',
    nps: score,
  });

  it('joins by a name, tells all and each, and is left again', async () => {
    let isMarked = false;
    const { user, asked } = await openOverview({
      getMeasures: () => ({
        measures: [
          {
            measure: 'Loyalty',
            questions: [
              question('spring', 'Spring survey', 'q'),
              ...(isMarked ? [question('autumn', 'Autumn survey', 'q-nps')] : []),
            ],
            now: score,
            before: null,
            period: 'day',
            points: [{ start: '2026-11-21', nps: score }],
          },
        ],
      }),
      setMeasure: (input) => {
        const { measure } = input as { measure: string };
        isMarked = measure !== '';
        return { measure };
      },
    });
    const asking = await card(/^1\. Would you recommend us/);
    await user.click(asking.getByRole('button', { name: 'One score over several surveys' }));
    const name = await asking.findByRole<HTMLInputElement>('combobox', { name: 'Name of the score' });
    expect(name.value).toBe('Loyalty');
    await user.click(asking.getByRole('button', { name: 'Count as this score' }));
    await asking.findByText(/^Loyalty: 40, between \d+ and \d+, from 100 answers$/);
    expect(asking.getByRole('link', { name: 'Spring survey' }).getAttribute('href')).toBe(
      '/surveys/analytics/spring',
    );
    asking.getByText('Autumn survey (this survey)');
    await user.click(asking.getByRole('button', { name: 'Take this question out' }));
    await asking.findByRole('combobox', { name: 'Name of the score' });
    const marked = { surveyId: 'autumn', meaningId: 'q-nps' };
    expect(asked('setMeasure')).toEqual([
      { ...marked, measure: 'Loyalty' },
      { ...marked, measure: '' },
    ]);
  });
});

describe('filters', () => {
  it('come from the address, name themselves, and are taken away one by one', async () => {
    const { user, asked } = await openOverview({}, '?range=last7&countries=DE&answered=q-heard%3Do:friend');
    const wanted = { surveyId: 'autumn', range: 'last7', countries: 'DE' };
    await waitFor(() =>
      expect(asked('getQuestionResults')).toContainEqual({ ...wanted, answered: 'q-heard=o:friend' }),
    );
    await user.click(
      await screen.findByRole('button', {
        name: 'Remove filter: Answered “A friend” to “How did you hear of us?”',
      }),
    );
    await waitFor(() => expect(asked('getQuestionResults')).toContainEqual(wanted));
    expect(screen.queryByRole('button', { name: /^Remove filter: Answered/ })).toBeNull();
  });

  it('are chosen together, and nothing is asked before they are', async () => {
    const { user, asked } = await openOverview();
    await screen.findByRole('region', { name: 'Figures' });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter answers' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Germany/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Repeat customers/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Version 1/ }));
    await user.type(dialog.getByLabelText('At least'), '20,50');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Question' }), 'How did you hear of us?');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Answer' }), 'A friend');
    const before = asked('getQuestionResults').length;
    await user.click(dialog.getByRole('button', { name: 'Show results' }));
    await waitFor(() =>
      expect(asked('getQuestionResults').slice(before)).toEqual([
        {
          surveyId: 'autumn',
          versions: '1',
          countries: 'DE',
          customers: 'repeat',
          order: '20.5..',
          answered: 'q-heard=o:friend',
        },
      ]),
    );
  });

  it('refuse amounts that make no sense before anything is asked', async () => {
    const { user } = await openOverview();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter answers' }));
    await user.type(dialog.getByLabelText('At least'), 'lots');
    dialog.getByText('Enter amounts as numbers, such as 50.');
    await user.clear(dialog.getByLabelText('At least'));
    await user.type(dialog.getByLabelText('At least'), '50');
    await user.type(dialog.getByLabelText('At most'), '20');
    dialog.getByText('The first amount is above the second.');
    expect(dialog.getByRole('button', { name: 'Show results' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are asked to upgrade for on a plan without them, while days stay free', async () => {
    const { user, asked } = await openOverview({}, '', FREE_FEATURES);
    await screen.findByRole('region', { name: 'Figures' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'All time');
    await waitFor(() =>
      expect(asked('getQuestionResults')).toContainEqual({ surveyId: 'autumn', range: 'all' }),
    );
    await user.click(screen.getByRole('button', { name: /^Filter\. Upgrade to filter/ }));
    await screen.findByRole('dialog', { name: 'Advanced Analytics' });
  });

  it('of an address that the plan refuses lead to an upgrade, or to everybody’s answers', async () => {
    const { user, asked } = await openOverview({}, '?countries=DE&range=last7', FREE_FEATURES);
    await screen.findByRole('heading', { name: 'Advanced Analytics' });
    expect(asked('getQuestionResults')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show everybody’s answers' }));
    await screen.findByRole('region', { name: 'Figures' });
    expect(asked('getQuestionResults')).toEqual([{ surveyId: 'autumn', range: 'last7' }]);
  });
});

describe('nothing to show', () => {
  const nobody = { getQuestionResults: () => madeResults({ responses: 0, questions: [] }) };
  const neverAnswered = { ...nobody, getFilterChoices: () => ({ ...CHOICES, countries: [] }) };

  it('says how to try a live survey', async () => {
    await openOverview(neverAnswered);
    await screen.findByRole('heading', { name: 'No answers yet' });
    const link = screen.getByRole('link', { name: /Try the survey/ });
    expect(link.getAttribute('href')).toMatch(/\/s\/public-autumn$/);
  });

  it('leads from a draft back to its builder', async () => {
    await openOverview({
      ...neverAnswered,
      getSurvey: () => madeDetails({ status: 'draft', liveVersion: null, publishedAt: null }),
    });
    await screen.findByRole('heading', { name: 'This survey is not live yet' });
    expect(screen.getByRole('link', { name: 'Finish and publish' }).getAttribute('href')).toBe(
      '/builder/autumn',
    );
  });

  it('leads out of filters, and out of days, that leave nobody', async () => {
    const { user, asked } = await openOverview(nobody, '?countries=DE');
    await screen.findByRole('heading', { name: 'No answers match these filters' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('heading', { name: 'No answers in these days' });
    await user.click(screen.getByRole('button', { name: 'Show all time' }));
    await waitFor(() =>
      expect(asked('getQuestionResults')).toContainEqual({ surveyId: 'autumn', range: 'all' }),
    );
  });

  it('says that too few answers tell nothing', async () => {
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
    const headline = await card('Would you recommend us?');
    headline.getByText('Too few answers to tell');
  });

  it('says that there is no such survey', async () => {
    await openAdmin({
      at: '/surveys/analytics/gone',
      replies: { getBillingCustomer: () => customerWith(PRO_FEATURES, 19) },
    });
    await screen.findByRole('heading', { name: 'There is no such survey' });
  });
});

describe('trouble', () => {
  it('says what could not be loaded, and goes on by one button', async () => {
    let isDown = true;
    const { user } = await openOverview({
      getQuestionResults: () => {
        if (isDown) throw new ApiError({ status: 404, data: undefined });
        return madeResults();
      },
    });
    await screen.findByText('The answers could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Would you recommend us?');
  });

  it('of one part leaves the others as they are', async () => {
    await openOverview({
      getAnalyticsFunnel: () => {
        throw new ApiError({ status: 404, data: undefined });
      },
    });
    await card('Would you recommend us?');
    await screen.findByText('The funnel could not be loaded');
  });
});

it('new answers appear by themselves, without anything else being taken away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let starts = 60;
    const { asked } = await openOverview({
      getQuestionResults: () => madeResults({ responses: starts }),
      getAnalyticsOverview: () => ({
        ...madeOverview(),
        starts: { available: true, now: starts, before: null },
      }),
    });
    expect(await figureOf('Starts')).toContain('60');
    await screen.findByRole('region', { name: 'Where do people leave?' });
    const funnels = asked('getAnalyticsFunnel').length;
    starts = 61;
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    await waitFor(async () => expect(await figureOf('Starts')).toContain('61'));
    await waitFor(() => expect(asked('getAnalyticsFunnel').length).toBe(funnels + 1));
    screen.getByRole('region', { name: 'Where do people leave?' });
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(asked('getAnalyticsFunnel').length).toBe(funnels + 1);
  } finally {
    vi.useRealTimers();
  }
});
