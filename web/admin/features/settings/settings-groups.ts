import {
  CodeIcon,
  ConnectIcon,
  CreditCardIcon,
  PaintBrushFlatIcon,
  PersonLockIcon,
  TargetIcon,
} from '@shopify/polaris-icons';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../../lib/screen-words.ts';

/** The groups of settings, in the order of the menu. */
export const SETTINGS_GROUPS = {
  look: {
    to: ROUTES.look,
    name: SCREEN_WORDS.look,
    holds: 'Colours, logo and language of your surveys, and what we know of your store.',
    icon: PaintBrushFlatIcon,
  },
  people: {
    to: ROUTES.people,
    name: SCREEN_WORDS.people,
    holds: 'How long answers are kept, shoppers’ data, who is signed in, who did what.',
    icon: PersonLockIcon,
  },
  plan: {
    to: ROUTES.plan,
    name: SCREEN_WORDS.plan,
    holds: 'Your plan, how much of it you use, and your invoices.',
    icon: CreditCardIcon,
  },
  connections: {
    to: ROUTES.connections,
    name: SCREEN_WORDS.connections,
    holds: 'Send answers to Slack, Klaviyo, Google Analytics and other tools as they arrive.',
    icon: ConnectIcon,
  },
  channels: {
    to: ROUTES.channels,
    name: SCREEN_WORDS.channels,
    holds: 'Which answers and which links mean which channel.',
    icon: TargetIcon,
  },
  developers: {
    to: ROUTES.developers,
    name: SCREEN_WORDS.developers,
    holds: 'Keys for your own programs and assistants.',
    icon: CodeIcon,
  },
} as const;

export type SettingsGroupName = keyof typeof SETTINGS_GROUPS;
