import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nps } from '#shared/analytics/nps.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { card, openOverview, TEXTS, wholeQuestion } from './open-overview.tsx';
import { madeOverview, madeResults, madeTrends } from './replies.ts';

/** Reads a figure's value, its previous period and its definition. */
const figureOf = async (name: string) => {
  const figures = await card('Figures');
  const group = figures.getByText(name, { selector: 'dt' }).parentElement!;
  const [value, ...rest] = within(group).getAllByRole('definition');
  const explanation = rest.pop();
  return {
    value: value?.textContent,
    before: rest.map(({ textContent }) => textContent),
    explanation: within(explanation!).getByText('What counts').nextElementSibling?.textContent,
  };
};

/** Opens the line over time of a question's card. */
async function openLine(user: Awaited<ReturnType<typeof openOverview>>['user'], name: string) {
  const found = await wholeQuestion(name);
  await user.click(found.getByRole('button', { name: 'Over time' }));
  return found;
}

/** The text of each cell of a table, row by row. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('the results of a survey', () => {
  it('shows each figure with its previous period, and its definition after one tap', async () => {
    await openOverview({}, '?tab=more');
    expect(await figureOf('Starts')).toMatchObject({
      value: '60',
      before: ['50 before (+20%), may well be chance'],
    });
    expect(await figureOf('Response rate')).toEqual({
      value: '30%',
      before: ['50% before'],
      explanation: expect.stringContaining('60 starts out of 200 impressions'),
    });
    expect(await figureOf('Completion rate')).toEqual({
      value: '75%',
      before: ['90% before, −15 points, most likely between −28 and −2'],
      explanation: expect.stringMatching(
        /45 completions out of 60 starts\. On these days, most likely .*; other days may differ by more\./,
      ),
    });
    expect(await figureOf('Median time')).toMatchObject({
      value: '48 s',
      explanation: expect.stringContaining('between 45 s and 51 s'),
    });
  });

  it('says once that there is nothing of a year ago to compare with', async () => {
    await openOverview({}, '?tab=more');
    const figures = await card('Figures');
    figures.getByText(
      /^Nov 15, 2026 – Nov 21, 2026, compared .* there is nothing to compare with: the first response is of Nov 1, 2026\.$/,
    );
    expect(figures.getAllByText(/year ago/)).toHaveLength(1);
  });

  it('names only the days until today as compared if the range ends later', async () => {
    const made = madeOverview();
    const range = { from: '2026-11-15', to: '2026-11-30' };
    await openOverview(
      { getAnalyticsOverview: () => ({ ...made, range, firstDay: '2024-01-01' }) },
      '?tab=more',
    );
    const figures = await card('Figures');
    expect(
      figures.getByText(/^Nov 15, 2026 – Nov 21, 2026, compared with the same number of days before/),
    ).toBeTruthy();
  });

  it('says that days are still to come instead of comparing them', async () => {
    const made = madeOverview();
    const range = { from: '2026-12-01', to: '2026-12-31' };
    await openOverview(
      {
        getAnalyticsOverview: () => ({ ...made, range, before: null, year: null }),
      },
      '?tab=more',
    );
    const figures = await card('Figures');
    expect(figures.getByText('Dec 1, 2026 – Dec 31, 2026, which are still to come')).toBeTruthy();
  });

  it('compares figures with a year ago, and links to how they are worked out', async () => {
    const made = madeOverview();
    const year = { value: 30, change: { low: 1.2, high: 3.1, mayBeChance: false } };
    const starts = { available: true, now: 60, before: { value: 0, change: null }, year };
    await openOverview(
      { getAnalyticsOverview: () => ({ ...made, firstDay: '2024-01-01', starts }) },
      '?tab=more',
    );
    expect((await figureOf('Starts')).before).toEqual([
      'None before',
      '30 a year ago (+100%), most likely between +20% and +210%',
    ]);
    const figures = await card('Figures');
    figures.getByText(/and with the same days a year ago \(Nov 16, 2025 – Nov 22, 2025\)$/);
    const links = figures.getAllByRole('link', { name: 'How this is worked out', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/help/methods#rates');
  });

  it('says where a filter can’t be applied to a figure', async () => {
    await openOverview({ getAnalyticsOverview: () => madeOverview(true) }, '?tab=more&order=20..');
    expect(await figureOf('Impressions')).toMatchObject({ value: 'Not available for this filter' });
    expect(await figureOf('Response rate')).toMatchObject({ value: 'Not available for this filter' });
    expect(await figureOf('Starts')).toMatchObject({ value: '60' });
  });

  it('shows counts, shares and intervals of a choice, largest first and Other last', async () => {
    await openOverview();
    const choice = await wholeQuestion('How did you hear of us?');
    const values = choice.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    expect(values).toEqual([
      'A friend: 31 of 50 people, 62% of those who answered, most likely between 47% and 75%',
      'Instagram: 12 of 50 people, 24% of those who answered, most likely between 13% and 38%',
      'Other: 7 of 50 people, 14% of those who answered, most likely between 6% and 26%',
    ]);
  });

  it('reaches every value of a chart by keyboard and shows it below the chart', async () => {
    const { user } = await openOverview();
    const choice = await wholeQuestion('How did you hear of us?');
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

  it('has a table for each chart', async () => {
    const { user } = await openOverview();
    const choice = await wholeQuestion('How did you hear of us?');
    await user.click(choice.getByRole('button', { name: /^Table/ }));
    expect(rowsOf(choice.getByRole('table'))).toEqual([
      ['Answer', 'People', 'Share of those who answered', 'Lowest likely', 'Highest likely'],
      ['A friend', '31', '62%', '47%', '75%'],
      ['Instagram', '12', '24%', '13%', '38%'],
      ['Other', '7', '14%', '6%', '26%'],
    ]);
  });

  it.each([
    ['week', '2026-11-02', '2026-11-09', 'Week of November 2, 2026', 'Week of November 9, 2026'],
    ['month', '2026-09-01', '2026-10-01', 'September 2026', 'October 2026'],
  ] as const)(
    'says that the last %s does not have all of its days if the range ends within it',
    async (period, first, last, firstText, lastText) => {
      const made = madeOverview();
      const range = { from: first, to: addDays(last, 2) };
      const points = [first, last].map((start) => ({ start, starts: 20, completions: 15 }));
      await openOverview({ getAnalyticsOverview: () => ({ ...made, range, period, points }) }, '?tab=more');
      const answers = await card('When do people answer?');
      const read = (text: string) => answers.queryAllByRole('img', { name: text }).length;
      expect(read(`${firstText}: 20 responses started, 15 completed`)).toBeGreaterThan(0);
      expect(read(`${lastText}: 20 responses started, 15 completed, not all of its days`)).toBeGreaterThan(0);
      answers.getByText(`Thin: a ${period} of which not all days are counted.`);
    },
  );

  it('shows a score over time in points of enough days, and changes the period through the address', async () => {
    const { user, asked } = await openOverview();
    const score = await openLine(user, 'Would you recommend us?');
    await score.findByRole('img', {
      name: /^Nov 18, 2026 – Nov 20, 2026: 25, between \d+ and \d+, from 60 answers$/,
    });
    score.getByRole('img', { name: /^November 21, 2026: 75, .*, from 4 answers, few$/ });
    await user.click(score.getByRole('button', { name: 'Week' }));
    await waitFor(() =>
      expect(asked('getAnalyticsTrends')).toContainEqual({ surveyId: 'autumn', period: 'week' }),
    );
  });

  it('says whether and when a level changed, and how sure that is', async () => {
    const { user } = await openOverview();
    const score = await openLine(user, 'Would you recommend us?');
    await score.findByText(
      'Higher since the week of November 16, 2026: 25, before −10. The difference is most likely between 5 and 62, more than chance and the usual wobble between weeks explain; 3 weeks were looked at.',
    );
    const rating = await openLine(user, 'How easy was it?');
    expect(
      await rating.findByText(
        'No change of the average stands out from the usual wobble between weeks; 2 weeks were looked at.',
      ),
    ).toBeDefined();
  });

  it('draws no line from fewer answers than two points need', async () => {
    const [first] = madeTrends().trends;
    const few = nps({ promoters: 20, passives: 8, detractors: 2 });
    const { user } = await openOverview({
      getAnalyticsTrends: () => ({
        ...madeTrends(),
        trends: [
          {
            ...first,
            change: { kind: 'too_few' },
            points: [{ ...first?.points[0], isThin: true, nps: few }],
          },
        ],
      }),
    });
    const score = await openLine(user, 'Would you recommend us?');
    await score.findByText('A line over time takes 64 answers, enough for two points; so far there are 30.');
    expect(score.queryByRole('img', { name: /^(Nov|Week)/ })).toBeNull();
  });

  it('shows a rating’s average and its top two over time', async () => {
    const { user } = await openOverview();
    const rating = await openLine(user, 'How easy was it?');
    expect(
      rating.getByText(
        /^4\.0 of 5 on average, between 3\.6 and 4\.3, from 50 answers\. 80% of those who answered gave 4 or 5\.$/,
      ),
    ).toBeDefined();
    await user.click(await rating.findByRole('button', { name: 'Top two' }));
    expect(rating.getAllByRole('img', { name: /80%, between 67% and 90%, from 50 answers/ })).toHaveLength(2);
  });

  it('shows where shoppers left and how long each question takes', async () => {
    await openOverview({}, '?tab=more');
    const funnel = await card('Where do people leave?');
    expect(
      funnel.getByRole('img', {
        name: 'How did you hear of us?: seen by 50, 83% of responses, 30 answered, 15 left here (30%), 8 skipped it, 6 not asked, 4 had left before',
      }),
    ).toBeDefined();
    expect(funnel.getByRole('img', { name: 'Completed: 45, 75% of responses' })).toBeDefined();
    expect(funnel.getByText('Nobody left here · 4.2 s to answer')).toBeDefined();
  });

  it('loads older answers from the end of the last page', async () => {
    const { user, asked } = await openOverview({
      listAnswerTexts: (input) => {
        const isFirst = (input as { after: string }).after === '';
        return { texts: [TEXTS[isFirst ? 0 : 1]], next: isFirst ? 'from-here' : null };
      },
    });
    const texts = await wholeQuestion('What could be better?');
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

  it('combines the scores of surveys by name, shows the total and each survey, and can be closed', async () => {
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
            starts: ['2026-11-20', '2026-11-21'],
            points: ['2026-11-20', '2026-11-21'].map((day) => ({
              start: day,
              end: day,
              isThin: false,
              isAfterPause: false,
              nps: score,
            })),
          },
        ],
      }),
      setMeasure: (input) => {
        const { measure } = input as { measure: string };
        isMarked = measure !== '';
        return { measure };
      },
    });
    const asking = await wholeQuestion('Would you recommend us?');
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

describe('result filters', () => {
  it('reads filters from the address, labels them and removes them one by one', async () => {
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

  it('applies filters together, with no request before that', async () => {
    const { user, asked } = await openOverview();
    await card('Headline');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter responses' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Germany/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Repeat customers/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Version 1/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'German' }));
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
          languages: 'de',
          order: '20.5..',
          answered: 'q-heard=o:friend',
        },
      ]),
    );
  });

  it('refuses impossible amounts in a filter without a request', async () => {
    const { user } = await openOverview();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter responses' }));
    await user.type(dialog.getByLabelText('At least'), 'lots');
    dialog.getByText('Enter amounts as numbers, such as 50.');
    await user.clear(dialog.getByLabelText('At least'));
    await user.type(dialog.getByLabelText('At least'), '50');
    await user.type(dialog.getByLabelText('At most'), '20');
    dialog.getByText('The first amount is above the second.');
    expect(dialog.getByRole('button', { name: 'Show results' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('asks for an upgrade for filters on a plan without them, while the period stays free', async () => {
    const { user, asked } = await openOverview({}, '', FREE_FEATURES);
    await card('Headline');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'All time');
    await waitFor(() =>
      expect(asked('getQuestionResults')).toContainEqual({ surveyId: 'autumn', range: 'all' }),
    );
    await user.click(screen.getByRole('button', { name: /^Filter\. Upgrade to filter/ }));
    await screen.findByRole('dialog', { name: 'Advanced Analytics' });
  });

  it('leads from a filter that the plan refuses to an upgrade or to all answers', async () => {
    const { user, asked } = await openOverview({}, '?countries=DE&range=last7', FREE_FEATURES);
    await screen.findByRole('heading', { name: 'Advanced Analytics' });
    expect(asked('getQuestionResults')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show everybody’s answers' }));
    await card('Headline');
    expect(asked('getQuestionResults')).toEqual([{ surveyId: 'autumn', range: 'last7' }]);
  });
});

describe('results that fail to load', () => {
  it('names the results that could not be loaded and retries by one button', async () => {
    let isDown = true;
    const { user } = await openOverview({
      getQuestionResults: () => {
        if (isDown) throw new ApiError({ status: 404, data: undefined });
        return madeResults();
      },
    });
    expect(await screen.findByText('The answers could not be loaded')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wholeQuestion('Would you recommend us?');
  });

  it('shows no placeholder of answers over time beside figures that could not be loaded', async () => {
    await openOverview(
      {
        getAnalyticsOverview: () => {
          throw new ApiError({ status: 404, data: undefined });
        },
      },
      '?tab=more',
    );
    await screen.findByText('The figures could not be loaded');
    await card('Where do people leave?');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  });

  it('keeps the other results when one part fails', async () => {
    await openOverview(
      {
        getAnalyticsFunnel: () => {
          throw new ApiError({ status: 404, data: undefined });
        },
      },
      '?tab=more',
    );
    await card('Figures');
    expect(await screen.findByText('The funnel could not be loaded')).toBeDefined();
  });
});

it('shows new answers without a reload and keeps everything else', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let starts = 60;
    const { asked } = await openOverview(
      {
        getQuestionResults: () => madeResults({ responses: starts }),
        getAnalyticsOverview: () => ({
          ...madeOverview(),
          starts: { available: true, now: starts, before: null, year: null },
        }),
      },
      '?tab=more',
    );
    expect(await figureOf('Starts')).toMatchObject({ value: '60' });
    await screen.findByRole('region', { name: 'Where do people leave?' });
    const funnels = asked('getAnalyticsFunnel').length;
    starts = 61;
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    await waitFor(async () => expect(await figureOf('Starts')).toMatchObject({ value: '61' }));
    await waitFor(() => expect(asked('getAnalyticsFunnel').length).toBe(funnels + 1));
    screen.getByRole('region', { name: 'Where do people leave?' });
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(asked('getAnalyticsFunnel').length).toBe(funnels + 1);
  } finally {
    vi.useRealTimers();
  }
});
