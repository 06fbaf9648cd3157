import type {
  AnalyticsFunnel,
  AnalyticsOverview,
  AnalyticsTrends,
  FilterChoices,
  QuestionResults,
} from '#shared/api/analytics.ts';
import type { AnalyticsFindings } from '#shared/api/analytics-findings.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { nps } from '#shared/analytics/nps.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { summariseRatings } from '#shared/analytics/ratings.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';

// The server's replies for an invented survey that 60 shoppers started.

const DAYS = { from: '2026-11-15', to: '2026-11-21' };
const BEFORE = { from: '2026-11-08', to: '2026-11-14' };
const VIEWED = { range: DAYS, before: BEFORE, today: '2026-11-21', timezone: 'Europe/Lisbon' };

export function madeDetails(more: Partial<SurveyDetails> = {}): SurveyDetails {
  return {
    surveyId: 'autumn',
    publicId: 'public-autumn',
    status: 'live',
    templateId: null,
    definition: { ...newDefinition('autumn'), name: 'Autumn survey' },
    revision: 3,
    savedAt: '2026-11-10T10:00:00.000Z',
    hasUnpublishedChanges: false,
    liveVersion: 2,
    publishedAt: '2026-11-10T10:00:00.000Z',
    closedAt: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-10T10:00:00.000Z',
    versions: [],
    ...more,
  };
}

type Change = { low: number; high: number; mayBeChance: boolean } | null;
const CHANCE = { low: -0.1, high: 1.3, mayBeChance: true };
const figure = <T>(now: T, before: T, change: Change = null) => ({
  available: true as const,
  now,
  before: { value: before, change },
  year: null,
});
const unfilterable = { available: false as const, reason: 'filter' as const };

export function madeOverview(isFilteredByRows = false): AnalyticsOverview {
  return {
    ...VIEWED,
    year: { from: '2025-11-16', to: '2025-11-22' },
    firstDay: '2026-11-01',
    impressions: isFilteredByRows ? unfilterable : figure(200, 100),
    starts: figure(60, 50, CHANCE),
    completions: figure(45, 45),
    responseRate: isFilteredByRows ? unfilterable : figure(rate(60, 200), rate(50, 100)),
    completionRate: figure(rate(45, 60), rate(45, 50), { low: -0.28, high: -0.02, mayBeChance: false }),
    medianDuration: figure({ seconds: 48, low: 45, high: 51 }, null),
    medianError: 0.05,
    period: 'day',
    points: [
      { start: '2026-11-20', starts: 20, completions: 15 },
      { start: '2026-11-21', starts: 40, completions: 30 },
    ],
  };
}

const counts = { promoters: 30, passives: 15, detractors: 15 };
const points = (from: number, to: number, byValue: Record<number, number>, total: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => ({
    value: from + step,
    rate: rate(byValue[from + step] ?? 0, total),
  }));

export function madeResults(more: Partial<QuestionResults> = {}): QuestionResults {
  const asked = { isCurrent: true, seen: 60, answered: 60 };
  const ratings = new Map([
    [2, 10],
    [4, 20],
    [5, 20],
  ]);
  return {
    ...VIEWED,
    isSorting: false,
    responses: 60,
    questions: [
      {
        ...asked,
        kind: 'nps',
        meaningId: 'q-nps',
        type: 'nps',
        text: 'Would you recommend us?',
        nps: nps(counts),
        points: points(0, 10, { 3: 15, 8: 15, 9: 20, 10: 10 }, 60),
      },
      {
        ...asked,
        answered: 50,
        kind: 'choice',
        meaningId: 'q-heard',
        type: 'single_select',
        text: 'How did you hear of us?',
        options: [
          { cell: 'o:insta', text: 'Instagram', isOther: false, rate: rate(12, 50) },
          { cell: 'o:friend', text: 'A friend', isOther: false, rate: rate(31, 50) },
          { cell: 'other', text: 'Other', isOther: true, rate: rate(7, 50) },
        ],
      },
      {
        ...asked,
        answered: 50,
        kind: 'rating',
        meaningId: 'q-easy',
        type: 'rating',
        text: 'How easy was it?',
        scale: 5,
        summary: summariseRatings(ratings, 5),
        points: points(1, 5, Object.fromEntries(ratings), 50),
      },
      {
        ...asked,
        kind: 'date',
        meaningId: 'q-when',
        type: 'date',
        text: 'When do you need it?',
        months: [{ month: '2026-12', rate: rate(60, 60) }],
      },
      {
        ...asked,
        kind: 'text',
        themes: [],
        meaningId: 'q-better',
        type: 'text',
        text: 'What could be better?',
        isCurrent: false,
      },
    ],
    ...more,
  };
}

export function madeTrends(): AnalyticsTrends {
  const ratings = summariseRatings(
    new Map([
      [2, 10],
      [4, 20],
      [5, 20],
    ]),
    5,
  );
  const span = { isThin: false, isAfterPause: false };
  const point = (day: string) => ({ start: day, end: day, ...span });
  return {
    ...VIEWED,
    period: 'day',
    starts: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
    trends: [
      {
        kind: 'nps',
        meaningId: 'q-nps',
        text: 'Would you recommend us?',
        change: {
          kind: 'changed',
          shape: 'sudden',
          places: 3,
          since: '2026-11-16',
          before: { answers: 60, score: -10 },
          after: { answers: 64, score: 25 },
          low: 5,
          high: 62,
        },
        points: [
          { start: '2026-11-18', end: '2026-11-20', ...span, nps: nps(counts) },
          { ...point('2026-11-21'), isThin: true, nps: nps({ promoters: 3, passives: 1, detractors: 0 }) },
        ],
      },
      {
        kind: 'rating',
        meaningId: 'q-easy',
        text: 'How easy was it?',
        scale: 5,
        change: { kind: 'none', places: 2 },
        points: [
          { ...point('2026-11-20'), summary: ratings },
          { ...point('2026-11-21'), summary: ratings },
        ],
      },
    ],
  };
}

export function madeFunnel(): AnalyticsFunnel {
  return {
    ...VIEWED,
    responses: 60,
    completed: 45,
    hasTwoOrders: false,
    timed: { responses: 60, isAll: true },
    steps: [
      {
        meaningId: 'q-nps',
        text: 'Would you recommend us?',
        isCurrent: true,
        seen: 60,
        answered: 60,
        skipped: 0,
        left: rate(0, 60),
        leftAnswered: 0,
        leftEarlier: 0,
        notAsked: 0,
        medianMs: 4_200,
        times: 60,
      },
      {
        meaningId: 'q-heard',
        text: 'How did you hear of us?',
        isCurrent: true,
        seen: 50,
        answered: 30,
        skipped: 8,
        left: rate(15, 50),
        leftAnswered: 3,
        leftEarlier: 4,
        notAsked: 6,
        medianMs: null,
        times: 0,
      },
    ],
  };
}

export const CHOICES: FilterChoices = {
  versions: [
    { version: 2, publishedAt: '2026-11-10T10:00:00.000Z' },
    { version: 1, publishedAt: '2026-11-01T10:00:00.000Z' },
  ],
  countries: [
    { value: 'DE', responses: 40 },
    { value: 'unknown', responses: 20 },
  ],
  customerTypes: [{ value: 'repeat', responses: 60 }],
  placements: [{ value: 'popup', responses: 60 }],
  languages: ['de'],
  questions: [
    {
      meaningId: 'q-heard',
      text: 'How did you hear of us?',
      answers: [
        { cell: 'o:insta', text: 'Instagram' },
        { cell: 'o:friend', text: 'A friend' },
      ],
    },
  ],
};

const finding = (key: string, sentence: string): AnalyticsFindings['findings'][number] => ({
  key,
  kind: 'group',
  meaningId: 'q-heard',
  sentence,
  detail: '“How did you hear of us?” 30 against 20 answers.',
  advice: 'Speak to each of the two groups in its own way.',
  action: {
    label: 'Compare',
    screen: 'answers',
    tab: 'compare',
    parameters: { compare: 'customerType' },
    question: null,
  },
  certainty: 'clear',
  strength: 0.3,
  isKept: false,
  isHidden: false,
  isNew: false,
});

export const REPEAT_CUSTOMERS = finding(
  'group:customerType:q-heard:o:friend:more',
  'Repeat customers choose “A friend” more often: 70%, new customers 40%.',
);
export const FALL: AnalyticsFindings['findings'][number] = {
  ...finding(
    'change:q-nps:down:2026-11-09',
    'The net promoter score fell to 12 from 40 in the week of November 9, 2026.',
  ),
  kind: 'change',
  certainty: 'hint',
  isNew: true,
};

export function madeFindings(more: Partial<AnalyticsFindings> = {}): AnalyticsFindings {
  return {
    ...VIEWED,
    responses: 60,
    headline: {
      key: 'lead:q-heard:o:friend',
      meaningId: 'q-heard',
      question: 'How did you hear of us?',
      sentence: '“A friend” is the most frequent answer: 62%, ahead of “Instagram”, 24%',
      certainty: 'clear',
      detail: 'The true share is most likely between 47% and 75%.',
      advice: 'See who chose it and what else they answered.',
      action: {
        label: 'See who chose it',
        screen: 'answers',
        tab: 'analytics',
        parameters: { answered: 'q-heard=o:friend' },
        question: null,
      },
    },
    pin: null,
    findings: [FALL, REPEAT_CUSTOMERS],
    scores: [],
    looked: 'Looked at, on all days: which answers lead; where shoppers leave.',
    tested: 14,
    hasGroups: true,
    asOf: null,
    againInMs: null,
    ...more,
  };
}
