import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FindingNews } from '#shared/api/analytics-findings.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { emptyList, madePage, madeSurvey } from '../surveys/replies.ts';
import { madeFindings, REPEAT_CUSTOMERS } from './replies.ts';

const NEWS: FindingNews['surveys'] = [
  {
    surveyId: 'autumn',
    name: 'Autumn survey',
    headline: madeFindings().headline,
    findings: [REPEAT_CUSTOMERS],
    lookedAt: null,
    asOf: null,
  },
];

function openList(getFindingNews: () => FindingNews) {
  return openAdmin({
    replies: { ...emptyList, listSurveys: () => madePage([madeSurvey('autumn')]), getFindingNews },
  });
}

async function panel() {
  return within(await screen.findByRole('region', { name: 'New since you last looked' }));
}

it('tells above the surveys what is new since the merchant looked, and leads to the answers', async () => {
  const { user } = await openList(() => ({ surveys: NEWS, againInMs: null }));
  const news = await panel();
  await news.findByText('“A friend” is the most frequent answer: 62%, ahead of “Instagram”, 24%.');
  const [link] = news.getAllByRole('link', { name: /^See answers of Autumn survey: “A friend” is/ });
  expect(link?.getAttribute('href')).toBe('/surveys/analytics/autumn');
  expect(news.queryByRole('listitem')).toBeNull();
  await user.click(news.getByRole('button', { name: '1 more', expanded: false }));
  within(news.getByRole('listitem')).getByText(/Repeat customers choose “A friend” more often/);
  await user.click(news.getByRole('button', { name: 'Show less', expanded: true }));
  expect(news.queryByRole('listitem')).toBeNull();
});

it('keeps its place above the surveys when nothing is new', async () => {
  await openList(() => ({ surveys: [], againInMs: null }));
  const news = await panel();
  await news.findByText('Nothing new since you last looked.');
  expect(news.queryByRole('link')).toBeNull();
});

it('asks again when the server says that more will be told', async () => {
  const replies = [
    { surveys: [], againInMs: 10 },
    { surveys: NEWS, againInMs: null },
  ];
  await openList(() => replies.shift() ?? { surveys: NEWS, againInMs: null });
  const news = await panel();
  expect(await news.findByText(/“A friend” is the most frequent answer/)).toBeDefined();
});

it('offers to try again when the news could not be loaded', async () => {
  let isDown = true;
  const { user } = await openList(() => {
    if (isDown) throw new ApiError({ status: 404, data: undefined });
    return { surveys: [], againInMs: null };
  });
  const news = await panel();
  isDown = false;
  await user.click(await news.findByRole('button', { name: 'Try again' }));
  expect(await news.findByText('Nothing new since you last looked.')).toBeDefined();
});
