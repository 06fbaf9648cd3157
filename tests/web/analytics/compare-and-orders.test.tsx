import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MoneyByAnswer, SegmentComparison } from '#shared/api/analytics-insights.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { openResults, VIEWED } from './open-results.tsx';

const rate = (count: number, total: number) => {
  const share = count / total;
  return { count, total, share, low: Math.max(0, share - 0.05), high: Math.min(1, share + 0.05) };
};

const SEGMENTS = [
  { value: 'repeat', label: 'Repeat customers' },
  { value: 'firstTime', label: 'New customers' },
  { value: 'unknown', label: 'Shoppers who may be new or not' },
];

const told = (verdict: 'may_be_chance' | 'unlikely_chance', sentence: string) => ({
  ...{ difference: 0.13, low: verdict === 'may_be_chance' ? -0.04 : 0.02, high: 0.24, p: 0.01, error: 0.03 },
  verdict,
  sentence,
});

const untold = (sentence: string) => ({
  ...{ difference: 0.13, low: null, high: null, p: null, error: null },
  verdict: 'too_few' as const,
  sentence,
});

function madeComparison({ one = 'repeat', other = 'firstTime' }): SegmentComparison {
  const side = (value: string, responses: number) => ({
    value,
    responses,
    label: SEGMENTS.find((each) => each.value === value)?.label ?? '',
  });
  return {
    ...VIEWED,
    by: 'customerType',
    segments: SEGMENTS,
    sides: { one: side(one || 'repeat', 200), other: side(other || 'firstTime', 300) },
    comparisons: 3,
    questions: [
      {
        kind: 'choice',
        meaningId: 'source',
        text: 'How did you hear of us?',
        options: [
          {
            cell: 'o:friend',
            text: 'A friend',
            one: rate(62, 200),
            other: rate(54, 300),
            comparison: told('unlikely_chance', 'Repeat customers choose “A friend” more often.'),
          },
          {
            cell: 'o:search',
            text: 'A search',
            one: rate(40, 200),
            other: rate(70, 300),
            comparison: told('may_be_chance', 'Repeat customers choose “A search” less often, by chance.'),
          },
        ],
      },
      {
        kind: 'nps',
        meaningId: 'nps',
        text: 'Would you recommend us?',
        one: { answers: 8, score: 40 },
        other: { answers: 280, score: 22 },
        comparison: untold('Too few answers to tell.'),
      },
      {
        kind: 'rating',
        meaningId: 'stars',
        text: 'How was it?',
        one: { answers: 190, score: 4.4 },
        other: { answers: 280, score: 4.3 },
        comparison: told('may_be_chance', 'Repeat customers give a higher rating, which may be chance.'),
      },
    ],
  };
}

describe('comparing two segments', () => {
  it('shows sentences with the largest difference first, and both sides below', async () => {
    const { asked } = await openResults('compare', {
      compareSegments: (input) => madeComparison(input as object),
    });
    const source = within(await screen.findByRole('region', { name: 'How did you hear of us?' }));
    source.getByText('Repeat customers choose “A friend” more often.');
    expect(source.queryByText(/A search” less often/)).toBeNull();
    source.getByText(
      'The difference is most likely between +2 and +24 percentage points. One of 3 comparisons on this page.',
    );
    source.getByText('62 of 200');
    source.getByText('54 of 300');
    within(screen.getByRole('region', { name: 'Would you recommend us?' })).getByText(
      'Too few answers to tell.',
    );
    const stars = within(screen.getByRole('region', { name: 'How was it?' }));
    stars.getByText('The difference is most likely between −0.04 and +0.24 points.');
    screen.getByText(/this page counts its 3 comparisons/);
    screen.getByText('Repeat customers: 200 responses');
    expect(asked('compareSegments')[0]).toMatchObject({ compare: 'customerType', one: '', other: '' });
    await expectAccessiblePage();
  });

  it('says that nothing can be compared without two groups or without a question that can', async () => {
    const replies = [{ sides: null }, { questions: [] }];
    const { user } = await openResults('compare', {
      compareSegments: (input) => ({ ...madeComparison(input as object), ...replies.shift() }),
    });
    await screen.findByText(
      'The answers have fewer than two such groups, so there is nothing to compare. Choose more days, other filters, or compare something else.',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'country');
    const none = 'None of this survey’s questions can be compared. Choices, ratings and scores can.';
    expect(await screen.findByText(none)).toBeDefined();
  });

  it('says that days which are still to come cannot be compared with those before', async () => {
    await openResults('compare', {
      compareSegments: (input) => ({
        ...madeComparison(input as object),
        ...{ by: 'previousPeriod', range: { from: '2026-12-01', to: '2026-12-31' }, before: null },
        ...{ segments: [], sides: null, comparisons: 0, questions: [] },
      }),
    });
    const none = 'These days are still to come. Choose earlier days above.';
    expect(await screen.findByText(none)).toBeDefined();
  });

  it('lets the merchant choose and swap the segments', async () => {
    const { user, asked } = await openResults('compare', {
      compareSegments: (input) => madeComparison(input as object),
    });
    await user.selectOptions(await screen.findByLabelText('First'), 'firstTime');
    await waitFor(() =>
      expect(asked('compareSegments').at(-1)).toMatchObject({ one: 'firstTime', other: 'repeat' }),
    );
    await screen.findByText('New customers: 200 responses');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'country');
    await waitFor(() =>
      expect(asked('compareSegments').at(-1)).toMatchObject({ compare: 'country', one: '', other: '' }),
    );
  });

  it('compares the largest groups of other days, which may lack a chosen one', async () => {
    const { user, asked } = await openResults('compare', {
      compareSegments: (input) => {
        const { range, one } = input as { range?: string; one: string };
        if (range === 'last7' && one === 'unknown') throw new ApiError({ status: 400, data: null });
        return madeComparison(input as object);
      },
    });
    await user.selectOptions(await screen.findByLabelText('First'), 'unknown');
    await screen.findByText('Shoppers who may be new or not: 200 responses');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 7 days');
    await screen.findByText('Repeat customers: 200 responses');
    expect(asked('compareSegments').at(-1)).toMatchObject({ range: 'last7', one: '', other: '' });
    expect(screen.queryByText('The comparison could not be loaded')).toBeNull();
  });

  it('says once that one side has no responses', async () => {
    const { sides, ...found } = madeComparison({});
    const [one, other] = [sides?.one, sides?.other];
    if (!one || !other) throw new Error('There are two sides.');
    const silent = { ...found, sides: { one, other: { ...other, responses: 0 } } };
    await openResults('compare', { compareSegments: () => silent });
    await screen.findByText('New customers: no responses, so there is nothing to compare.');
    expect(screen.queryByRole('region', { name: 'How did you hear of us?' })).toBeNull();
  });

  it('offers an upgrade instead of a comparison on a plan without it', async () => {
    const { asked } = await openResults('compare', {}, { plan: 'free' });
    await screen.findByRole('heading', { name: UPGRADE_PROMPTS.advanced_analytics.title });
    expect(asked('compareSegments')).toEqual([]);
  });
});

const FIGURES = {
  ...{ orders: 40, revenue: 2_000, averageOrder: 50, repeat: rate(10, 40), halfFrom: null },
  typicalOrder: { amount: 42, low: 36.5, high: 51 },
};

const ONE_ORDER = {
  ...{ orders: 1, revenue: 19.9, averageOrder: 19.9, repeat: rate(0, 1), halfFrom: null },
  typicalOrder: { amount: 19.9, low: null, high: null },
};

const MONEY: MoneyByAnswer = {
  ...VIEWED,
  currency: 'EUR',
  total: { ...FIGURES, orders: 52, halfFrom: 4 },
  comparisons: 2,
  answers: [
    {
      ...{ key: 'o:friend', text: 'A friend', ...FIGURES },
      comparison: told('unlikely_chance', 'Orders behind “A friend” tend to be larger.'),
    },
    { key: 'o:search', text: 'A search', ...ONE_ORDER, comparison: untold('Too few orders.') },
  ],
};

const findings = () =>
  within(screen.getByRole('region', { name: 'How did you hear of us?' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('orders by answer', () => {
  it('shows orders by answer from the first order on, and what stands out above them', async () => {
    await openResults('money', { getMoneyByAnswer: () => MONEY });
    const table = within(await screen.findByRole('table', { name: 'How did you hear of us?' }));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim());
    expect(cells('A friend')).toEqual([
      '40',
      '€2,000.00',
      '€50.00',
      '€42.00 between €36.50 and €51.00',
      '25% between 20% and 30%',
    ]);
    expect(cells('A search')).toEqual(['1', '€19.90', '€19.90', '€19.90', '0% between 0% and 5%']);
    expect(cells('Everybody').slice(0, 2)).toEqual(['52', '€2,000.00 half from 4 orders']);
    expect(findings()).toEqual([
      'Orders behind “A friend” tend to be larger.One of 2 comparisons on this page.',
    ]);
    await expectAccessiblePage();
  });

  it('shows the question by product, with refunds', async () => {
    const result = {
      ...{ meaningId: 'source', type: 'single_select', text: 'How did you hear of us?', isCurrent: true },
      ...{ seen: 0, answered: 40, kind: 'choice' },
    } as const;
    const options = (friends: number, all: number) => [
      { cell: 'o:friend', text: 'A friend', isOther: false, rate: rate(friends, all) },
      { cell: 'o:search', text: 'A search', isOther: false, rate: rate(all - friends, all) },
    ];
    await openResults('money', {
      getMoneyByAnswer: () => MONEY,
      getResultsByProduct: () => ({
        ...{ ...VIEWED, orders: 90, isNewest: false },
        total: { ...result, answered: 90, options: options(30, 90) },
        products: [
          {
            ...{ productId: '1', title: 'Linen towel', returned: rate(4, 40) },
            result: { ...result, options: options(10, 40) },
          },
        ],
      }),
    });
    const table = within(await screen.findByRole('table', { name: 'How did you hear of us? by product' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Product', 'Orders', 'A search', 'A friend', 'Given back']);
    const [, towel, all] = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent.trim().split(' ')[0]),
    );
    expect([towel, all]).toEqual([
      ['40', '75%', '25%', '10%'],
      ['90', '67%', '33%', '–'],
    ]);
    await expectAccessiblePage();
  });

  it('says in one line that orders are too few to tell the answers apart', async () => {
    const [friend, search] = MONEY.answers;
    if (!friend || !search) throw new Error('There are two answers.');
    const few = { ...MONEY, comparisons: 0, answers: [{ ...friend, comparison: search.comparison }, search] };
    await openResults('money', { getMoneyByAnswer: () => few });
    await screen.findByRole('table', { name: 'How did you hear of us?' });
    expect(findings()).toEqual([
      'Too few orders to tell the answers apart: it takes 10 behind an answer and 10 behind the others.',
    ]);
  });

  it('loads the orders of another question', async () => {
    const { user, asked } = await openResults('money', { getMoneyByAnswer: () => MONEY });
    await user.selectOptions(await screen.findByLabelText('Orders by the answers to'), 'nps');
    await waitFor(() =>
      expect(asked('getMoneyByAnswer').map((input) => (input as { meaningId: string }).meaningId)).toEqual([
        'source',
        'nps',
      ]),
    );
  });

  it('begins with the question that the address names', async () => {
    const { asked } = await openResults(
      'money',
      { getMoneyByAnswer: () => MONEY },
      { query: '#question-nps' },
    );
    const picker = await screen.findByLabelText<HTMLSelectElement>('Orders by the answers to');
    expect(picker.value).toBe('nps');
    await waitFor(() => expect(asked('getMoneyByAnswer')).toMatchObject([{ meaningId: 'nps' }]));
  });

  const none = {
    ...{ orders: 0, revenue: 0, averageOrder: null, typicalOrder: null, halfFrom: null, repeat: null },
  };
  const nothing = { getMoneyByAnswer: () => ({ ...MONEY, total: none, answers: [] }) };

  it('requires a plan that grants orders while no earlier orders exist', async () => {
    await openResults('money', nothing, { plan: 'free' });
    expect(await screen.findByRole('heading', { name: UPGRADE_PROMPTS.ordersLimit.title })).toBeDefined();
  });

  it('says why there are no orders yet', async () => {
    await openResults('money', nothing);
    expect(await screen.findByText(/No confirmed orders behind these answers yet/)).toBeDefined();
  });
});
