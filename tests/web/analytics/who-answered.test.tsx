import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rate } from '#shared/analytics/intervals.ts';
import { nps } from '#shared/analytics/nps.ts';
import type { AnswerWeighting, OrdersAndAnswers, WeightedResults } from '#shared/api/analytics-sample.ts';
import { FREE_FEATURES } from '#shared/plan/plans.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { card, openOverview } from './open-overview.tsx';
import { openResults, VIEWED } from './open-results.tsx';
import { madeResults } from './replies.ts';

const WEIGHTING: AnswerWeighting = {
  ...{ answers: 150, effective: 121.7, trimmed: 0, limit: 5, fewest: 5 },
  ...{ joined: [], unused: [], gap: null },
};

const weekday = (day: number) => ({
  ...{ group: { fact: 'weekday' as const, weekday: day }, orders: 500, answers: 75 },
  ...{ chance: { low: 60, high: 90 }, finding: null },
});

const FOUND: OrdersAndAnswers = {
  ...VIEWED,
  ...{ currency: 'EUR', orderDays: VIEWED.range, weighting: WEIGHTING, orders: 1_000, answers: 150 },
  ...{ withoutOrder: 12, elsewhere: 1, comparisons: 6, isEnough: true },
  facts: [
    {
      fact: 'customer',
      groups: [
        {
          ...{ group: { fact: 'customer', customer: 'firstTime' }, orders: 1_000, answers: 150 },
          ...{ chance: { low: 150, high: 150 }, finding: null },
        },
      ],
    },
    {
      fact: 'country',
      groups: [
        {
          ...{ group: { fact: 'country', country: 'DE' }, orders: 280, answers: 62 },
          ...{ chance: { low: 30, high: 55 }, finding: 'more' },
        },
        {
          ...{ group: { fact: 'country', country: 'other' }, orders: 720, answers: 88 },
          ...{ chance: { low: 95, high: 120 }, finding: 'less' },
        },
      ],
    },
    {
      fact: 'value',
      groups: [
        {
          ...{ group: { fact: 'value', from: 0, to: 25 }, orders: 500, answers: 75 },
          ...{ chance: { low: 60, high: 90 }, finding: null },
        },
        {
          ...{ group: { fact: 'value', from: 25, to: null }, orders: 500, answers: 75 },
          ...{ chance: { low: 60, high: 90 }, finding: null },
        },
      ],
    },
    { fact: 'weekday', groups: [weekday(1), weekday(7)] },
  ],
};

const open = (more: Partial<OrdersAndAnswers> = {}, query = '') =>
  openResults('sample', { getWhoAnswered: () => ({ ...FOUND, ...more }) }, { query });

describe('who answered', () => {
  it('says which groups answered more often, with both bars of each group', async () => {
    await open();
    const found = await card('Who answered, and who did not');
    found.getByText('People from Germany answered more often: 41% of answers, 28% of orders.');
    expect(found.queryByText(/^People from other countries/)).toBeNull();
    found.getByText(/1,000 orders, 15% with an answer \(150\)/);
    const countries = within(found.getByRole('list', { name: 'Country' })).getAllByRole('listitem');
    expect(countries.map(({ textContent }) => textContent)).toEqual([
      'GermanyAnswered41% 62All orders28% 280',
      'Other countriesAnswered59% 88All orders72% 720',
    ]);
    found.getByText('Below €25');
    found.getByText('€25 or more');
    found.getByText('Sunday');
    found.getByText('New customers: all orders.');
    found.getByText(/Left out: 12 answers from the thank-you or order-status page/);
    found.getByText(/Left out: 1 answer from other places/);
    await expectAccessiblePage();
  });

  const unfounded = FOUND.facts.map((fact) => ({
    ...fact,
    groups: fact.groups.map((each) => ({ ...each, finding: null })),
  }));

  it.each([
    [true, 150, /^Nothing stands out: in 6 comparisons, chance explains every difference/],
    [true, 20, /^Nothing stands out. With 20 answers, only a very large difference could/],
    [false, 3, /^Too few answers to tell: with 3 answers/],
  ])('says why no group is named (enough answers: %s)', async (isEnough, answers, sentence) => {
    await open({ facts: unfounded, isEnough, answers });
    await screen.findByText(sentence);
    expect(screen.queryByText(/answered more often/)).toBeNull();
  });

  it('says what is missing if there is nothing to compare', async () => {
    await open({ orderDays: null, orders: 0, answers: 0, facts: [], withoutOrder: 0, elsewhere: 40 });
    await screen.findByText(/Nobody has answered on the thank-you or order-status page in these days/);
    screen.getByText(/Left out: 40 answers from other places/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('applies the days only, and says so under another filter', async () => {
    const { asked } = await open({}, '&range=last7&customers=repeat&weighting=orders');
    await screen.findByText(/^Only the days apply to this comparison/);
    expect(asked('getWhoAnswered')).toEqual([{ surveyId: 'a', range: 'last7' }]);
  });

  it('offers an upgrade on a plan without comparisons', async () => {
    const { asked } = await openResults('sample', {}, { plan: 'free' });
    await screen.findByRole('heading', { name: UPGRADE_PROMPTS.advanced_analytics.title });
    expect(asked('getWhoAnswered')).toEqual([]);
  });

  it('says that every answer weighs the same if no group has enough answers', async () => {
    const unused = ['customer', 'country', 'value', 'weekday'] as const;
    await open({ weighting: { ...WEIGHTING, effective: 150, unused } });
    const own = await card('Weight answers by your orders');
    own.getByText(/^Too few answers to weight by/);
    expect(own.queryByText(/count like/)).toBeNull();
  });

  it('switches weighting on in the address, and says what it does and where it stops short', async () => {
    const weighting: AnswerWeighting = {
      ...WEIGHTING,
      trimmed: 4,
      joined: [
        {
          groups: [
            { fact: 'weekday', weekday: 2 },
            { fact: 'weekday', weekday: 3 },
          ],
        },
      ],
      unused: ['customer'],
      gap: { groups: [{ fact: 'country', country: 'DE' }], share: 0.262, target: 0.28 },
    };
    const { user } = await open({ weighting });
    const own = await card('Weight answers by your orders');
    own.getByText(/^150 answers with a known order count like 121 equally weighted ones/);
    own.getByText(/^4 answers would weigh more than 5 times the average and are limited/);
    own.getByText('Counted together: Tuesday and Wednesday. One of them has fewer than 5 answers.');
    own.getByText(/^New and repeat customers: changes no weight/);
    own.getByText(/Germany 26% after weighting, 28% of orders/);
    const box = own.getByRole<HTMLInputElement>('checkbox', { name: /Show weighted figures/ });
    expect(box.checked).toBe(false);
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    await user.click(screen.getByRole('tab', { name: 'Responses' }));
    await screen.findByText('Weighting is on, but it changes nothing on this tab.');
  });
});

const [question] = madeResults().questions;
const choice = madeResults().questions[1];
if (question?.kind !== 'nps' || choice?.kind !== 'choice') throw new Error('A score, then a choice.');

const RESULTS: WeightedResults = {
  ...VIEWED,
  ...{ currency: 'EUR', orderDays: VIEWED.range, weighting: WEIGHTING },
  questions: [
    {
      answers: 58,
      effective: 41.3,
      raw: { ...question, nps: nps({ promoters: 30, passives: 14, detractors: 14 }) },
      weighted: { ...question, nps: nps({ promoters: 15.3, passives: 12, detractors: 14 }) },
    },
    {
      answers: 48,
      effective: 40.2,
      raw: choice,
      weighted: {
        ...choice,
        options: choice.options.map((option, at) => ({
          ...option,
          rate: rate([20.1, 10.05, 10.05][at] ?? 0, 40.2),
        })),
      },
    },
  ],
};

describe('weighted results', () => {
  const weighted = { getWeightedResults: () => RESULTS };

  it('are not fetched or shown before they are switched on', async () => {
    const { asked } = await openOverview(weighted);
    await card(/How did you hear of us/);
    expect(asked('getWeightedResults')).toEqual([]);
    expect(screen.queryByText(/weighted/i)).toBeNull();
  });

  it('stand beside the raw ones, with the effective number', async () => {
    const { asked } = await openOverview(weighted, '?weighting=orders');
    const heard = await card(/^2. How did you hear of us/);
    const list = within(await heard.findByRole('list', { name: 'Weighted and raw shares' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toMatch(
      /^InstagramWeighted50% between \d+% and \d+%Raw24% between \d+% and \d+%$/,
    );
    expect(heard.getByRole('row', { name: 'Raw 48' })).toBeDefined();
    expect(heard.getByRole('row', { name: 'Weighted 40' })).toBeDefined();
    const score = await card(/^1. Would you recommend us/);
    const groups = within(score.getByRole('list', { name: 'Weighted and raw shares' }));
    expect(groups.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toMatch(
      /^Promoters \(9–10\)Weighted37% between \d+% and \d+%Raw52% between/,
    );
    expect(score.getByRole('row', { name: /^Raw 28, between −?\d+ and \d+ 58$/ })).toBeDefined();
    expect(score.getByRole('row', { name: /^Weighted 3, between −\d+ and \d+ 41$/ })).toBeDefined();
    expect(asked('getWeightedResults')).toHaveLength(1);
    expect(asked('getQuestionResults')[0]).not.toHaveProperty('weighting');
    await expectAccessiblePage();
  });

  it('say where weighting does not apply', async () => {
    await openOverview(weighted, '?weighting=orders');
    (await card(/^4. When do you need it/)).getByText(/^Not weighted: weighting does not apply/);
    (await card(/^5. What could be better/)).getByText(/^Not weighted: weighting does not apply/);
    const easy = await card(/^3. How easy was it/);
    await easy.findByText(/^Not weighted: none of these answers belongs to a known order/);
    expect(screen.getAllByText('Not weighted')).toHaveLength(4);
  });

  it('are switched off by one button', async () => {
    const { user } = await openOverview(weighted, '?weighting=orders');
    await user.click(await screen.findByRole('button', { name: 'Show raw figures only' }));
    await waitFor(() => expect(screen.queryByText('Not weighted')).toBeNull());
    expect(screen.queryByRole('list', { name: 'Weighted and raw shares' })).toBeNull();
  });

  it('stay on when the filters are cleared', async () => {
    const filters = '?weighting=orders&countries=DE&customers=repeat';
    const { user, asked } = await openOverview(weighted, filters);
    await card(/^2. How did you hear of us/);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
    await waitFor(() => expect(asked('getWeightedResults')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Show raw figures only' })).toBeDefined();
  });

  it('say that they could not be loaded, and leave the raw ones', async () => {
    const fails = () => {
      throw new Error('The server is away.');
    };
    await openOverview({ getWeightedResults: fails }, '?weighting=orders');
    const heard = await card(/^2. How did you hear of us/);
    const told = await heard.findByRole('alert');
    expect(told.textContent).toMatch(/could not be loaded.*The figures above are raw/);
  });

  it('are refused on a plan without comparisons, with a way back', async () => {
    const { user } = await openOverview(weighted, '?weighting=orders', FREE_FEATURES);
    await screen.findByRole('heading', { name: UPGRADE_PROMPTS.advanced_analytics.title });
    await user.click(screen.getByRole('button', { name: 'Show everybody’s answers' }));
    expect(await card(/^2. How did you hear of us/)).toBeDefined();
  });
});
