import { describe, expect, it } from 'vitest';
import { INTERVAL_LABELS, trialLabel } from '#shared/plan/billing-labels.ts';
import type { Feature, Features } from '#shared/plan/features.ts';
import { allowanceOf, allows, FEATURE_KEYS } from '#shared/plan/features.ts';
import type { Action, ActionType } from '#shared/plan/gates.ts';
import { FEATURE_OF, isAllowed } from '#shared/plan/gates.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { BILLING_MESSAGES } from '#web/admin/lib/billing/billing-messages.ts';
import {
  UPGRADE_BENEFITS,
  UPGRADE_BUTTON,
  UPGRADE_FALLBACK_BUTTON,
  UPGRADE_LATER_BUTTON,
  UPGRADE_PROMPTS,
} from '#shared/plan/upgrade.ts';

const KEY = 'active_surveys';
const having = (feature: Feature): Features => ({ [KEY]: feature });

describe('the feature check', () => {
  it.each<[Feature['type'], Feature['value'], number, boolean]>([
    ['boolean', true, 1000, true],
    ['boolean', false, 0, false],
    ['boolean', null, 0, false],
    ['limit', 3, 2, true],
    ['limit', 3, 3, false],
    ['limit', 0, 0, false],
    ['limit', -1, 1_000_000, true],
    ['limit', null, 1_000_000, true],
    ['limit', false, 0, false],
    ['limit_with_overage', 3, 1000, true],
    ['limit_with_overage', false, 0, false],
  ])('allows one more of a %s of %s with %i in use: %s', (type, value, count, expected) => {
    expect(allows(having({ type, value }), KEY, count)).toBe(expected);
  });

  it('refuses features that the plan does not list, even those named like an inherited property', () => {
    expect(allows({}, KEY)).toBe(false);
    expect(allowanceOf({}, 'constructor' as never)).toBe(0);
  });
});

describe('the template gate', () => {
  const limit = (value: number | null): Features => ({ questions_per_survey: { type: 'limit', value } });

  it.each<[Features, number, boolean]>([
    [limit(10), 10, true],
    [limit(10), 11, true],
    [limit(10), 12, false],
    [limit(-1), 500, true],
    [limit(null), 500, true],
    [limit(0), 1, false],
    [{ questions_per_survey: { type: 'boolean', value: false } }, 1, false],
    [{}, 0, false],
  ])('with %o allows a template of %i questions: %s', (features, questionCount, expected) => {
    expect(isAllowed(features, { type: 'use_template', questionCount })).toBe(expected);
    expect(isAllowed(features, { type: 'save_questions', questionCount })).toBe(expected);
  });

  it('does not apply to adding a question', () => {
    expect(isAllowed(limit(10), { type: 'add_question', questionCount: 9 })).toBe(true);
    expect(isAllowed(limit(10), { type: 'add_question', questionCount: 10 })).toBe(false);
  });
});

describe('the actions of each plan', () => {
  const actions: Action[] = [
    { type: 'use_template', questionCount: 12 },
    { type: 'save_questions', questionCount: 12 },
    { type: 'add_question', questionCount: 10 },
    { type: 'publish', liveCount: 1 },
    { type: 'accept_response', responsesThisMonth: 100 },
    { type: 'link_order', ordersThisMonth: 0 },
    {
      type: 'target_audience',
      audience: [{ type: 'location', operator: 'contains', values: ['CA:Canada'] }],
    },
    { type: 'filter_analytics' },
    { type: 'export_answers' },
    { type: 'share_results' },
    { type: 'remove_branding' },
    { type: 'set_theme' },
    { type: 'use_images' },
    { type: 'connect_service' },
  ];

  it.each(actions)('allow $type on Pro and refuse it on Free', (action) => {
    expect(isAllowed(FREE_FEATURES, action)).toBe(false);
    expect(isAllowed(PRO_FEATURES, action)).toBe(true);
  });

  it('lists every action above, and every feature refuses at least one', () => {
    const types: ActionType[] = actions.map((action) => action.type);
    expect([...types].sort()).toEqual(Object.keys(FEATURE_OF).sort());
    expect([...new Set(Object.values(FEATURE_OF))].sort()).toEqual([...FEATURE_KEYS].sort());
  });

  it('lets every plan target new and repeat customers', () => {
    const audience = [{ type: 'customerType', value: 'repeat' }] as const;
    expect(isAllowed({}, { type: 'target_audience', audience })).toBe(true);
    expect(isAllowed({}, { type: 'target_audience', audience: [] })).toBe(true);
  });

  it('lets the free plan run one small survey', () => {
    expect(isAllowed(FREE_FEATURES, { type: 'publish', liveCount: 0 })).toBe(true);
    expect(isAllowed(FREE_FEATURES, { type: 'accept_response', responsesThisMonth: 99 })).toBe(true);
  });
});

describe('the texts of plans', () => {
  it('lists the upgrades in the order of the features, each with an invitation to upgrade', () => {
    expect(FEATURE_KEYS.map((key) => UPGRADE_PROMPTS[key].title)).toEqual([
      'Export to CSV',
      'Unlimited Orders',
      'Publish unlimited surveys with the Pro plan',
      'Advanced Features',
      'Unlock more with the Pro plan',
      'Remove Branding',
      'Advanced Analytics',
      'Audience Targeting',
      'Unlimited Responses',
      'Third-Party Integrations',
    ]);
    expect([UPGRADE_BUTTON, UPGRADE_FALLBACK_BUTTON, UPGRADE_LATER_BUTTON]).toEqual([
      'Upgrade now',
      'Upgrade Required',
      'Maybe later',
    ]);
    expect(Object.values(BILLING_MESSAGES)).toEqual([
      'An error occurred',
      'Retry',
      'This feature is not available on your current plan',
      'Limit Reached',
    ]);
    for (const { description } of Object.values(UPGRADE_PROMPTS))
      expect(description).toMatch(/^Upgrade to .+\.$/);
    expect(UPGRADE_BENEFITS.map(({ title, description }) => `${title}: ${description}`)).toEqual([
      'Build surveys without any limits: unlimited no. of questions and active surveys.',
      'Customize your target audience: choose who sees your survey.',
      'Analyze and export survey insights: use our advanced filters to get actionable insights for your business.',
    ]);
  });

  it('labels intervals and trials', () => {
    expect(INTERVAL_LABELS.EVERY_30_DAYS).toEqual({ choice: 'Monthly', noun: 'month', short: 'mo' });
    expect(INTERVAL_LABELS.ANNUAL).toEqual({ choice: 'Yearly', noun: 'year', short: 'yr' });
    expect(trialLabel(14)).toBe('14-day free trial');
    expect(trialLabel(0)).toBeNull();
  });
});
