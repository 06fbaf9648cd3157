import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrdersAndAnswers } from '#shared/api/analytics-sample.ts';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { card, openOverview } from './open-overview.tsx';
import { openResults, VIEWED } from './open-results.tsx';

const weekday = (day: number) => ({
  ...{ group: { fact: 'weekday' as const, weekday: day }, orders: 500, answers: 75 },
  ...{ chance: { low: 60, high: 90 }, finding: null },
});

const FOUND: OrdersAndAnswers = {
  ...VIEWED,
  ...{ currency: 'EUR', orderDays: VIEWED.range, orders: 1_000, answers: 150 },
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
    [true, 150, /^Nothing stands out: chance explains every difference/],
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
    const { asked } = await open({}, '&range=last7&customers=repeat');
    await screen.findByText(/^Only the days apply to this comparison/);
    expect(asked('getWhoAnswered')).toEqual([{ surveyId: 'a', range: 'last7' }]);
  });

  it('offers an upgrade on a plan without comparisons', async () => {
    const { asked } = await openResults('sample', {}, { plan: 'free' });
    await screen.findByRole('heading', { name: UPGRADE_PROMPTS.advanced_analytics.title });
    expect(asked('getWhoAnswered')).toEqual([]);
  });
});

describe('the first screen', () => {
  const repeat = (answers: number, finding: 'more' | null): OrdersAndAnswers['facts'][number] => ({
    fact: 'customer',
    groups: [
      {
        ...{ group: { fact: 'customer', customer: 'firstTime' }, orders: 700, answers: 150 - answers },
        ...{ chance: { low: 90, high: 120 }, finding: finding && 'less' },
      },
      {
        ...{ group: { fact: 'customer', customer: 'repeat' }, orders: 300, answers },
        ...{ chance: { low: 30, high: 60 }, finding },
      },
    ],
  });
  const openFirst = (more: Partial<OrdersAndAnswers>, plan?: typeof FREE_FEATURES) =>
    openOverview({ getWhoAnswered: () => ({ ...FOUND, ...more }) }, '', plan);

  it('says what answering unevenly may change, and leads to the comparison', async () => {
    const { user, asked } = await openFirst({ facts: [repeat(61, 'more')] });
    const sentence = await screen.findByText(
      /^Repeat customers answer 1\.6 times as often as new customers\. Where the two think differently, the shares here/,
    );
    expect(asked('getWhoAnswered')).toHaveLength(1);
    await user.click(within(sentence).getByRole('button', { name: 'Who answered' }));
    expect(await card('Who answered, and who did not')).toBeDefined();
    expect(asked('getWhoAnswered')).toHaveLength(1);
  });

  it.each([
    ['answering is even', { facts: [repeat(45, null)] }],
    ['there are no orders', { orderDays: null, orders: 0, answers: 0, facts: [] }],
  ])('says nothing of it if %s', async (_why, more) => {
    const { asked } = await openFirst(more);
    await card('Headline');
    await waitFor(() => expect(asked('getWhoAnswered')).toHaveLength(1));
    expect(screen.queryByText(/times as often/)).toBeNull();
  });

  it('does not ask on a plan without comparisons', async () => {
    const { asked } = await openFirst({ facts: [repeat(61, 'more')] }, FREE_FEATURES);
    await card('Headline');
    expect(asked('getWhoAnswered')).toEqual([]);
  });
});
