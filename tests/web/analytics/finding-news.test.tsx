import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { FindingNews } from '#shared/api/analytics-findings.ts';
import { openAdmin } from '../support/admin.tsx';
import { addMissingBrowserFeatures } from '../support/missing-in-jsdom.ts';
import { emptyList, madePage, madeSurvey } from '../surveys/replies.ts';
import { madeFindings, REPEAT_CUSTOMERS } from './replies.ts';

beforeAll(addMissingBrowserFeatures);

const NEWS: FindingNews['surveys'] = [
  {
    surveyId: 'autumn',
    name: 'Autumn survey',
    headline: madeFindings().headline,
    findings: [REPEAT_CUSTOMERS],
    lookedAt: null,
  },
];

const openList = (surveys: FindingNews['surveys']) =>
  openAdmin({
    replies: {
      ...emptyList,
      listSurveys: () => madePage([madeSurvey('autumn')]),
      getFindingNews: () => ({ surveys }),
    },
  });

it('tells above the surveys what is new since the merchant looked, and leads to the answers', async () => {
  await openList(NEWS);
  const news = within(
    await screen.findByRole('region', { name: 'New since you last looked' }, { timeout: 20_000 }),
  );
  news.getByText('“A friend” is the most frequent answer: 62%, ahead of “Instagram”, 24%.');
  news.getByText(/Repeat customers choose “A friend” more often/);
  const link = news.getByRole('link', { name: 'See answers of Autumn survey' });
  expect(link.getAttribute('href')).toBe('/surveys/analytics/autumn');
});

it('shows nothing above the surveys when nothing is new', async () => {
  await openList([]);
  await screen.findByRole('region', { name: 'Your surveys' }, { timeout: 20_000 });
  expect(screen.queryByRole('region', { name: 'New since you last looked' })).toBeNull();
});
