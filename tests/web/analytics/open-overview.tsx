import { madeHeader } from '../support/standing.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AnswerTexts, TextSummary } from '#shared/api/analytics.ts';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { PRO_FEATURES } from '#tests/support/plan-features.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith } from '../surveys/replies.ts';
import {
  CHOICES,
  madeDetails,
  madeFindings,
  madeFunnel,
  madeOverview,
  madeResults,
  madeTrends,
} from './replies.ts';

type Replies = NonNullable<NonNullable<Parameters<typeof openAdmin>[0]>['replies']>;

export const TEXTS: AnswerTexts['texts'] = ['More sizes', 'Quicker delivery'].map((body, index) => ({
  responseId: `r${index}`,
  body,
  isOther: false,
  version: 2,
  savedAt: '2026-11-20T10:00:00.000Z',
  country: 'DE',
  customerType: null,
  placement: 'popup',
  promotedTo: null,
}));

export const summary = (groups: TextSummary['groups'] = []): TextSummary => ({
  looked: 2,
  isAll: true,
  groups,
});

export const THEMES: AnswerThemes = {
  looked: 40,
  isAll: true,
  others: 4,
  scoreQuestion: { text: 'How likely are you to recommend us?', type: 'nps', scale: 10 },
  themes: [
    {
      ...{ id: 'delivery', name: 'Delivery', group: 'Delivery', texts: 24, praise: 3, complaint: 20 },
      languages: ['en', 'de'],
      score: { answers: 14, value: -20, low: -55, high: 18 },
      quotes: [
        { text: 'Quicker delivery, please', texts: 1 },
        { text: 'Delivery is slow', texts: 12 },
        { text: 'slow shipping', texts: 1 },
      ],
    },
    ...['Size and fit', 'Colour', 'Price', 'Material', 'Website', 'Choice of products'].map((name) => ({
      ...{ id: name.toLowerCase(), name, group: 'Product', texts: 2, praise: 0, complaint: 0 },
      languages: ['de' as const],
      score: null,
      quotes: [{ text: `Mehr ${name}`, texts: 2 }],
    })),
  ],
  newWords: [
    {
      id: 'word:en:squeak',
      word: 'squeaks',
      language: 'en',
      texts: 6,
      quotes: [{ text: 'It squeaks', texts: 6 }],
    },
  ],
};

/** Opens the overview of a survey's results in a store with a plan. */
export async function openOverview(replies: Replies = {}, search = '', plan = PRO_FEATURES) {
  const admin = await openAdmin({
    at: `/surveys/analytics/autumn${search}`,
    replies: {
      getBillingCustomer: () => customerWith(plan, plan === PRO_FEATURES ? 19 : 0),
      getSurvey: () => madeDetails(),
      getSurveyStanding: () => madeHeader({ responses: 40 }),
      getFilterChoices: () => CHOICES,
      getAnalyticsOverview: () => madeOverview(),
      getQuestionResults: () => madeResults(),
      getAnalyticsTrends: madeTrends,
      getAnalyticsFunnel: madeFunnel,
      getAnnotations: () => ({ annotations: [], events: [] }),
      listShares: () => ({ shares: [] }),
      getFindings: () => madeFindings(),
      lookAtFindings: () => ({}),
      pinHeadline: () => ({}),
      markFinding: () => ({}),
      listAnswerTexts: () => ({ texts: TEXTS, next: null }),
      summariseTexts: () => summary(),
      getAnswerThemes: () => THEMES,
      getPinnedThemes: () => ({ themes: [], revision: 1, room: 50, isSorting: false }),
      ...replies,
    },
  });
  await screen.findByRole('tab', { name: 'Findings' });
  const asked = (name: string) =>
    admin.call.mock.calls.filter(([call]) => call.name === name).map(([, input]) => input);
  return { ...admin, asked };
}

/** The code of the tab is loaded when it is first opened. */
export const card = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

/** Opens the whole question with this title from the page. */
export async function wholeQuestion(title: string) {
  const summary = within(await screen.findByRole('region', { name: title }));
  fireEvent.click(summary.getByRole('link', { name: title }));
  return within(await screen.findByRole('region', { name: (name) => name.endsWith(`. ${title}`) }));
}
