import type { FeatureKey } from './features.ts';

export interface UpgradePrompt {
  readonly title: string;
  readonly description: string;
}

export const UPGRADE_BUTTON = 'Upgrade now';
/** The label of the locked button where the prompt itself does not fit. */
export const UPGRADE_FALLBACK_BUTTON = 'Upgrade Required';
export const UPGRADE_LATER_BUTTON = 'Maybe later';

export const UPGRADE_PROMPTS: Readonly<Record<FeatureKey, UpgradePrompt>> = {
  download_survey_reports: {
    title: 'Export to CSV',
    description: 'Upgrade to download every answer as a spreadsheet, and to share results by a link.',
  },
  ordersLimit: {
    title: 'Unlimited Orders',
    description: 'Upgrade to see the order behind every answer, however many orders you have.',
  },
  active_surveys: {
    title: 'Publish unlimited surveys with the Pro plan',
    description: 'Upgrade to run as many surveys at the same time as you like.',
  },
  customFeatures: {
    title: 'Advanced Features',
    description: 'Upgrade to give your surveys your own colours, corners and font, your logo and pictures.',
  },
  questions_per_survey: {
    title: 'Unlock more with the Pro plan',
    description: 'Upgrade to ask as many questions in a survey as you need.',
  },
  removeBranding: {
    title: 'Remove Branding',
    description: 'Upgrade to show your surveys without our name on them.',
  },
  advanced_analytics: {
    title: 'Advanced Analytics',
    description: 'Upgrade to filter and compare answers by customer, country, placement and order value.',
  },
  advanced_survey_targeting: {
    title: 'Audience Targeting',
    description: 'Upgrade to choose who sees your survey by location and order value.',
  },
  responsesPerSurvey: {
    title: 'Unlimited Responses',
    description: 'Upgrade to collect every response, however many shoppers answer.',
  },
  thirdPartyIntegrations: {
    title: 'Third-Party Integrations',
    description: 'Upgrade to send answers to your other tools the moment they arrive.',
  },
};

/** For a store without a plan: it chooses one first, and the free one may do. */
export const NO_PLAN_PROMPT = {
  title: 'Choose a plan first',
  description: 'Your store has no plan. The free one is enough for one live survey.',
  button: 'Choose a plan',
} as const;

/** The three bullets of the upgrade dialog. */
export const UPGRADE_BENEFITS: readonly UpgradePrompt[] = [
  {
    title: 'Build surveys without any limits',
    description: 'unlimited no. of questions and active surveys.',
  },
  { title: 'Customize your target audience', description: 'choose who sees your survey.' },
  {
    title: 'Analyze and export survey insights',
    description: 'use our advanced filters to get actionable insights for your business.',
  },
];

/** The dialog that follows an upgrade to the Pro plan. */
export const PRO_DIALOG = {
  title: "You're on the Pro Plan",
  subtitle: "You've unlocked advanced features for your store.",
  features: [
    'Create unlimited surveys',
    'Customise the target audience',
    'Add a survey to the store',
    'Get advanced insights',
  ],
  closeButton: 'Close',
  createButton: 'Create Survey',
} as const;
