import { rate } from '#shared/analytics/intervals.ts';
import type { ChannelReport, ChannelTexts, SourceQuestions, StoreChannels } from '#shared/api/channels.ts';
import { type FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith } from '../surveys/replies.ts';
import { openOverview } from './open-overview.tsx';

export type Counted = NonNullable<ChannelReport['counted']>;

export const orders = (count: number, revenue: number, newCustomers: number) => ({
  ...{ orders: count, revenue, newCustomers },
  average: count > 0 ? revenue / count : null,
});

export const COUNTED: Counted = {
  at: '2026-11-23T10:00:00.000Z',
  days: null,
  leftOut: { open: 7, none: 0, several: 2, withoutVisits: 0 },
  sources: [{ source: 'tea-table', orders: 12 }],
  agreement: {
    orders: 200,
    agreed: rate(60, 200),
    unseen: rate(110, 200),
    channels: [
      {
        ...{ channel: 'podcast', said: orders(120, 6_000, 90), tracked: orders(10, 500, 6) },
        ...{ saidShare: rate(120, 200), trackedShare: rate(10, 200) },
        ...{ agreed: rate(8, 120), unseen: rate(100, 120), elsewhere: rate(12, 120) },
      },
      {
        ...{ channel: 'instagram', said: orders(80, 3_200, 50), tracked: orders(70, 2_800, 40) },
        ...{ saidShare: rate(80, 200), trackedShare: rate(70, 200) },
        ...{ agreed: rate(52, 80), unseen: rate(10, 80), elsewhere: rate(18, 80) },
      },
    ],
    cells: [
      { said: 'podcast', tracked: null, orders: 100, share: rate(100, 120) },
      { said: 'instagram', tracked: 'instagram', orders: 52, share: rate(52, 80) },
    ],
  },
  worth: { customers: 0, maturities: [] },
  within: [],
};

export const WORTH: Counted['worth'] = {
  customers: 85,
  maturities: [
    {
      days: 90,
      channels: [
        {
          ...{
            channel: 'podcast',
            customers: 80,
            tooRecent: 5,
            revenue: 4_900,
            average: 61.25,
            ordersEach: 1.3,
          },
          ...{ repeated: rate(20, 80), typical: { amount: 45.5, low: 40, high: 52 }, halfFromFew: 0.2 },
          ...{ comparison: { verdict: 'may_be_chance', difference: 0.1, low: -0.1, high: 0.3 } },
        },
      ],
    },
  ],
};

export const report = (change: Partial<ChannelReport> = {}): ChannelReport => ({
  ...{ currency: 'EUR', firstOrderAt: '2026-09-01T10:00:00.000Z', isCounting: false, isCurrent: true },
  counted: COUNTED,
  ...change,
});

export const QUESTIONS: SourceQuestions = {
  questions: [
    { meaningId: 'q1', text: 'How did you hear of us?', options: 3, mapped: 3, asksForSource: true },
  ],
};

export const MAPPING: StoreChannels = {
  ...{ revision: 4, channels: [{ key: 'own:slow', name: 'Slow Mornings' }], rules: [] },
  undoable: 1,
};

const open = (text: string, answers: number, proposals: readonly ('podcast' | 'radio')[] = []) => ({
  text,
  answers,
  mapped: { kind: 'open' as const, reason: 'ambiguous' as const, proposals },
});

export const TEXTS: ChannelTexts = {
  options: [
    {
      text: 'A friend',
      mapped: { kind: 'channel', channel: 'friend', rule: 'alias', means: 'friend' },
    },
  ],
  open: [open('podcast or radio', 14, ['podcast', 'radio']), open('my aunt', 3)],
  textCounts: { open: 2, channel: 0, none: 0 },
  ...{ decided: [], within: [], answers: 40, openAnswers: 17, isAll: true },
};

export const HISTORY = {
  fetch: null,
  firstOrderAt: '2026-09-01T10:00:00.000Z',
  access: {
    mayRead: true,
    mayReadAll: false,
    days: 60,
    months: 24,
    askForAllUrl: 'https://store.example/ask',
  },
};

const REPLIES = {
  getSourceQuestions: () => QUESTIONS,
  getChannels: () => MAPPING,
  listChannelTexts: () => TEXTS,
  getChannelReport: () => report(),
  getOrderHistory: () => HISTORY,
  countChannels: () => ({ isCounting: true }),
  editChannels: () => ({ ...MAPPING, revision: 5 }),
  undoChannels: () => ({ ...MAPPING, revision: 6, undoable: 0 }),
};

type Replies = Parameters<typeof openOverview>[0];

export const openChannels = (replies: Replies = {}, plan?: typeof FREE_FEATURES, search = '') =>
  openOverview({ ...REPLIES, ...replies }, `?tab=channels${search}`, plan);

/** Opens the settings in which texts and link sources are given their channel. */
export async function openMapping(replies: Replies = {}, plan = PRO_FEATURES) {
  const admin = await openAdmin({
    at: '/settings/channels?survey=autumn&question=q1',
    replies: {
      getBillingCustomer: () => customerWith(plan, plan === PRO_FEATURES ? 19 : 0),
      listSurveyNames: () => ({ surveys: [{ surveyId: 'autumn', name: 'Autumn' }], next: null }),
      ...REPLIES,
      ...replies,
    },
  });
  const asked = (name: string) =>
    admin.call.mock.calls.filter(([call]) => call.name === name).map(([, input]) => input);
  return { ...admin, asked };
}
