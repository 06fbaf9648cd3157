import { screen } from '@testing-library/react';
import type { WholeLowScore } from '#shared/api/analytics-inbox.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { FilterChoices } from '#shared/api/analytics.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { customerWith } from '../surveys/replies.ts';
import { openAdmin } from '../support/admin.tsx';

const definition = {
  ...survey(question('nps', 'nps', { text: 'Would you recommend us?' })),
  surveyId: 'a',
  name: 'Autumn survey',
};

const AT = '2026-10-01T10:00:00.000Z';

export const DETAILS: SurveyDetails = {
  ...{ surveyId: 'a', publicId: 'public-a', status: 'live', templateId: null, definition, revision: 3 },
  ...{ savedAt: AT, hasUnpublishedChanges: false, liveVersion: 2, publishedAt: AT, closedAt: null },
  ...{ createdAt: AT, updatedAt: AT, versions: [] },
};

const CHOICES: FilterChoices = {
  versions: [{ version: 1, publishedAt: '2026-10-01T10:00:00.000Z' }],
  countries: [{ value: 'PT', responses: 12 }],
  customerTypes: [],
  placements: [],
  languages: [],
  questions: [
    {
      meaningId: 'source',
      text: 'How did you hear of us?',
      answers: [
        { cell: 'o:friend', text: 'A friend' },
        { cell: 'o:search', text: 'A search' },
      ],
    },
    { meaningId: 'nps', text: 'Would you recommend us?', answers: [{ cell: 'v:9', text: '9' }] },
  ],
};

/** The period fields of every results reply. */
export const VIEWED = {
  range: { from: '2026-10-04', to: '2026-11-02' },
  before: { from: '2026-09-04', to: '2026-10-03' },
  today: '2026-11-02',
  timezone: 'Europe/Lisbon',
};

type Replies = NonNullable<NonNullable<Parameters<typeof openAdmin>[0]>['replies']>;

/** Opens one tab of a survey's results in a store with a plan. */
export async function openResults(
  tab: string,
  replies: Replies = {},
  { plan = 'pro', query = '' }: { plan?: 'free' | 'pro'; query?: string } = {},
) {
  const admin = await openAdmin({
    at: `/surveys/analytics/a?tab=${tab}${query}`,
    replies: {
      getBillingCustomer: () =>
        plan === 'pro' ? customerWith(PRO_FEATURES, 19) : customerWith(FREE_FEATURES),
      getSurvey: () => DETAILS,
      getFilterChoices: () => CHOICES,
      getResultsByProduct: () => ({ ...VIEWED, orders: 0, isNewest: false, total: null, products: [] }),
      ...replies,
    },
  });
  await screen.findByRole('heading', { name: 'Autumn survey' });
  const asked = (name: string) =>
    admin.call.mock.calls.filter(([call]) => call.name === name).map(([, input]) => input);
  return { ...admin, asked };
}

export function madeResponse(responseId: string, more: Partial<ReadableResponse> = {}): ReadableResponse {
  return {
    responseId,
    version: 2,
    variant: null,
    isComplete: true,
    isTest: false,
    firstSavedAt: '2026-10-30T09:15:00.000Z',
    completedAt: '2026-10-30T09:16:10.000Z',
    durationMs: 70_000,
    country: 'PT',
    customerType: 'repeat',
    placement: 'thank_you',
    language: 'pt',
    customerId: '5001',
    order: {
      ...{ orderId: 'gid://shopify/Order/1001', value: '42.0000', currency: 'EUR', isVerified: true },
      ...{ name: '#1001', refunded: null, isCancelled: false, products: [] },
    },
    path: [
      {
        meaningId: 'source',
        text: 'How did you hear of us?',
        type: 'single_select',
        answer: { kind: 'choice', labels: ['Other'], other: 'A podcast' },
        timeMs: 3_200,
      },
      {
        meaningId: 'nps',
        text: 'Would you recommend us?',
        type: 'nps',
        answer: { kind: 'number', value: 3, scale: 10 },
        timeMs: null,
      },
      { meaningId: 'words', text: 'Anything else?', type: 'text', answer: null, timeMs: null },
    ],
    mark: { isStarred: false, tags: [], note: '' },
    ...more,
  };
}

export function madeLowScore(responseId: string, more: Partial<WholeLowScore> = {}): WholeLowScore {
  const { mark: _mark, ...facts } = madeResponse(responseId);
  return {
    ...facts,
    scores: [{ meaningId: 'nps', text: 'Would you recommend us?', value: 3, scale: 10 }],
    words: [{ meaningId: 'words', text: 'Anything else?', body: 'The lamp came broken.' }],
    followUp: { state: 'new', owner: '', dueOn: null, note: '' },
    history: [],
    ...more,
  };
}
