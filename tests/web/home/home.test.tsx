import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Home } from '#shared/api/home.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { openList, refusal } from '../surveys/open-list.tsx';
import { customerWith, madeSurvey, NO_FIGURES, NO_HOME } from '../surveys/replies.ts';
import { madeStanding } from '../support/standing.ts';

type Told = Home['surveys'][number];

const HEARD: Told = {
  ...{ surveyId: 'heard', name: 'How did you hear about us?', responses: 100, newAnswers: 19 },
  ...{ lowScores: 0, asOf: null },
  brief: {
    ...{ certainty: 'clear', sentence: '60% of those who answered named “Instagram”' },
    ...{ sure: '100 answers; the true share is most likely 50% to 69%.', changed: 'No clear change so far.' },
    chart: {
      kind: 'shares',
      rows: [
        { label: 'Instagram', share: 0.6, low: 0.5, high: 0.69 },
        { label: 'TikTok', share: 0.24, low: 0.16, high: 0.33 },
      ],
    },
    action: {
      ...{ label: 'See who chose it', screen: 'answers', tab: 'analytics', question: null },
      parameters: { answered: 'source=o:source-0' },
    },
  },
};

const SATISFIED: Told = {
  ...HEARD,
  ...{ surveyId: 'satisfaction', name: 'Order satisfaction', lowScores: 3, newAnswers: 0 },
};

const open = (home: Partial<Home>, features: typeof FREE_FEATURES = PRO_FEATURES) =>
  openList([madeSurvey('heard')], {
    getHome: () => ({ ...NO_HOME, ...home }),
    getBillingCustomer: () => customerWith(features, features === FREE_FEATURES ? 0 : 19),
  });

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('tells of each live survey what was learned, how sure that is and what changed, with one button', async () => {
  await open({ surveys: [HEARD] });
  const heard = await card('How did you hear about us?');
  heard.getByRole('heading', { name: '60% of those who answered named “Instagram”.' });
  heard.getByText(/^100 answers; the true share is most likely 50% to 69%\. No clear change so far\.$/);
  heard.getByText('19 new');
  expect(heard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Instagram60%',
    'TikTok24%',
  ]);
  expect(heard.getByRole('link', { name: /^See who chose it/ }).getAttribute('href')).toBe(
    '/surveys/analytics/heard?answered=source%3Do%3Asource-0',
  );
});

it('leads to shoppers with low scores first, and to the first answers before figures begin', async () => {
  await open({ surveys: [SATISFIED, { ...HEARD, surveyId: 'new', name: 'Gift wrapping', responses: 1 }] });
  const satisfied = await card('Order satisfaction');
  expect(satisfied.getByRole('link', { name: /^Write to 3 unhappy customers/ }).getAttribute('href')).toBe(
    '/surveys/analytics/satisfaction?tab=detractors',
  );
  expect(satisfied.queryByText(/new$/)).toBeNull();
  const wrapping = await card('Gift wrapping');
  expect(wrapping.getByRole('link', { name: /^See the first answer:/ }).getAttribute('href')).toBe(
    '/surveys/analytics/new',
  );
});

it('says that the answers are looked through before it knows what they say, and asks again', async () => {
  const replies: Partial<Home>[] = [{ surveys: [{ ...HEARD, brief: null }], againInMs: 10 }];
  await openList([madeSurvey('heard')], {
    getHome: () => ({ ...NO_HOME, ...(replies.shift() ?? { surveys: [HEARD] }) }),
  });
  expect(await screen.findByRole('heading', { name: /^60% of those who answered/ })).toBeDefined();
});

it('says what needs the merchant: surveys that shoppers do not meet', async () => {
  const stuck = (surveyId: string, name: string) => ({
    ...{ surveyId, name },
    standing: madeStanding({ status: 'live', placements: ['thank_you'], seen: [] }),
  });
  await open({ live: ['a', 'b', 'c', 'd', 'e'].map((id) => stuck(id, `Survey ${id.toUpperCase()}`)) });
  const needs = within(await screen.findByRole('list', { name: 'What needs you' }));
  expect(needs.getAllByRole('listitem')).toHaveLength(4);
  needs.getByText('Survey A');
  expect(needs.getAllByRole('link')[0]?.getAttribute('href')).toBe('/surveys/delivery/a');
  needs.getByText('2 more surveys below in the list.');
});

it('says in one row which surveys wait behind the same survey', async () => {
  const behind = (surveyId: string, rival: string) => ({
    ...{ surveyId, name: `Survey ${surveyId}` },
    standing: madeStanding({ status: 'live', outrankedBy: { name: rival, isReached: false } }),
  });
  await open({
    live: [behind('A', 'Autumn'), behind('B', 'Autumn'), behind('C', 'Autumn'), behind('D', 'Gifts')],
  });
  const needs = within(await screen.findByRole('list', { name: 'What needs you' }));
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Survey A, Survey B, and Survey C · Shoppers meet “Autumn” before these.Choose which comes first',
    'Survey D · Its shoppers always meet “Gifts” instead.Choose which comes first',
  ]);
});

it.each([
  [{}, PRO_FEATURES, 'No responses in the last 7 days.'],
  [
    { answersThisWeek: 142, answersWeekBefore: 150 },
    PRO_FEATURES,
    '142 responses in the last 7 days, 8 fewer than in the week before.',
  ],
  [
    { answersThisWeek: 1, responsesThisMonth: 42 },
    FREE_FEATURES,
    '1 response in the last 7 days, none in the week before. 58 of 100 responses left this month.',
  ],
])('says in a line how the week was: %j', async (figures, features, line) => {
  await open({ figures: { ...NO_FIGURES, ...figures } }, features);
  expect(await screen.findByText(line)).toBeDefined();
});

it.each([
  [[SATISFIED, HEARD], false],
  [[SATISFIED], true],
])('says that nothing is new only if no survey has a new answer: %#', async (surveys, isNothingNew) => {
  await open({ surveys });
  await card('Order satisfaction');
  expect(screen.queryByText(/Nothing new since you last looked\./) !== null).toBe(isNothingNew);
});

it.each([
  [79, 0, null],
  [80, 0, '20 responses left this month.'],
  [100, 0, 'This month’s responses are used up. Further ones wait.'],
  [100, 31, 'This month’s responses are used up. 31 responses wait.'],
])(
  'suggests an upgrade from 80 percent of the plan: %i of 100',
  async (responsesThisMonth, veiled, words) => {
    const { user } = await open({ figures: { ...NO_FIGURES, responsesThisMonth, veiled } }, FREE_FEATURES);
    await screen.findByRole('region', { name: 'Your surveys' });
    const needs = screen.queryByRole('list', { name: 'What needs you' });
    expect(needs?.querySelector('p')?.textContent ?? null).toBe(words);
    if (words === null) return;
    await user.click(screen.getByRole('button', { name: 'Get unlimited responses' }));
    await screen.findByRole('dialog', { name: 'Unlimited Responses' });
  },
);

it('shows the list if what was learned could not be loaded, and tries again', async () => {
  const getHome = vi.fn((): unknown => refusal('INTERNAL', 'No.'));
  const { user } = await openList([madeSurvey('heard')], { getHome });
  await screen.findByText('What was learned could not be loaded');
  getHome.mockReturnValue({ ...NO_HOME, surveys: [HEARD] });
  expect(screen.getByRole('region', { name: 'Your surveys' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('How did you hear about us?');
});
