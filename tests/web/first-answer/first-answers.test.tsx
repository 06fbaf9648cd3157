import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { madeResponse, openResults } from '../analytics/open-results.tsx';
import { madeHeader } from '../support/standing.ts';

const ANSWERED: Partial<ReadableResponse> = {
  path: [
    {
      ...{ meaningId: 'source', text: 'How did you hear of us?', type: 'single_select', timeMs: null },
      answer: { kind: 'choice', labels: ['A friend'], other: null },
    },
    {
      ...{ meaningId: 'words', text: 'Anything else?', type: 'text', timeMs: null },
      answer: { kind: 'words', text: 'Lovely mugs', themes: [] },
    },
  ],
};

const open = (responses: number, newest: Partial<ReadableResponse> = {}) =>
  openResults('analytics', {
    getSurveyStanding: () => madeHeader({ surveyId: 'a', responses }),
    listResponses: () => ({ responses: [madeResponse('r1', { ...ANSWERED, ...newest })], next: null }),
  });

const moment = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows what the first shopper chose and wrote, for which order, and leads to that answer', async () => {
  await open(1);
  const first = await moment('Your first answer is here');
  const answer = within(await first.findByRole('article', { name: 'The first answer' }));
  answer.getByText('A friend');
  answer.getByText('Lovely mugs');
  answer.getByText(/^Order .*of €42\.00.* · repeat customer · Portugal · on the thank-you page · /);
  expect(answer.getByRole('link', { name: 'See the whole answer' }).getAttribute('href')).toBe(
    '/surveys/analytics/a?tab=responses&response=r1',
  );
  expect(answer.queryByRole('link', { name: 'Write to this shopper' })).toBeNull();
  first.getByText('1 of 10 answers until figures begin');
  expect(first.getByRole('link', { name: 'Show it in one more place' })).toBeDefined();
});

it('offers a picture that names no order, no person and nothing that the shopper wrote', async () => {
  await open(1);
  const picture = within(await screen.findByRole('region', { name: 'A picture to share' }));
  const image = picture.getByRole('img');
  expect(image.getAttribute('alt')).toMatch(/How did you hear of us\?\. A friend\. The first answer, /);
  expect(decodeURIComponent(image.getAttribute('src') ?? '')).not.toMatch(/Lovely|1001|42\.00/);
  expect(picture.getByRole('button', { name: 'Download picture' })).toBeDefined();
});

it.each<[string, Partial<ReadableResponse>, RegExp]>([
  ['an anonymous shopper', { order: null, customerType: null, country: null }, /^Without an order · on the/],
  ['the link', { order: null, customerType: null, placement: 'hosted' }, /^Without an order .*by the link/],
])('says what is known of %s', async (_, newest, words) => {
  await open(4, newest);
  const few = await moment('4 answers so far');
  const answer = within(await few.findByRole('article', { name: 'The newest answer' }));
  expect(answer.getByText(words)).toBeDefined();
});

it('leads from a low score to the shopper', async () => {
  const { path } = madeResponse('r1');
  await open(1, { path });
  const link = await screen.findByRole('link', { name: 'Write to this shopper' });
  expect(link.getAttribute('href')).toBe('/surveys/analytics/a?tab=detractors');
});

it.each([0, 10])('is not there with %i answers', async (responses) => {
  await open(responses);
  expect(screen.queryByText(/until figures begin/)).toBeNull();
});
