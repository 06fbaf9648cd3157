import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../lib/screen-words.ts';
import type { Access } from './gate.ts';

/** `dashboard` has the sidebar, `pre-login` Askwell's own look; `bare` leaves the whole page to the screen. */
export type LayoutName = 'dashboard' | 'pre-login' | 'bare';

interface ScreenEntry {
  readonly path: string;
  /** The file in `screens`, without `-screen.tsx`. */
  readonly screen: string;
  readonly layout: LayoutName;
  readonly access: Access;
  /** The area's name in the document's title and the admin's title bar. */
  readonly title: string;
}

/** Every route of the admin. The router reads this table, and the build does, which lists the files of each route. */
export const SCREENS = [
  { path: ROUTES.home, screen: 'survey-list', layout: 'dashboard', access: 'gated', title: 'Dashboard' },
  { path: ROUTES.login, screen: 'login', layout: 'pre-login', access: 'login', title: 'Login' },
  {
    path: ROUTES.onboarding,
    screen: 'onboarding',
    layout: 'pre-login',
    access: 'onboarding',
    title: 'Onboarding',
  },
  {
    path: ROUTES.bookACall,
    screen: 'book-a-call',
    layout: 'pre-login',
    access: 'public',
    title: 'Book a Call',
  },
  { path: ROUTES.plans, screen: 'billing-plans', layout: 'pre-login', access: 'session', title: 'Billing' },
  { path: ROUTES.builder, screen: 'builder', layout: 'bare', access: 'session', title: 'Surveys' },
  {
    path: ROUTES.templateEditor,
    screen: 'template-editor',
    layout: 'bare',
    access: 'session',
    title: 'Template Editor',
  },
  {
    path: ROUTES.createFromScratch,
    screen: 'create-from-scratch',
    layout: 'bare',
    access: 'session',
    title: 'Create',
  },
  {
    path: ROUTES.createFromTemplate,
    screen: 'create-from-template',
    layout: 'bare',
    access: 'session',
    title: 'Template',
  },
  {
    path: ROUTES.templates,
    screen: 'templates',
    layout: 'dashboard',
    access: 'session',
    title: 'Survey Templates',
  },
  {
    path: ROUTES.measureNps,
    screen: 'measure-nps',
    layout: 'dashboard',
    access: 'session',
    title: 'Measure Net Promoter Score',
  },
  { path: ROUTES.analytics, screen: 'analytics', layout: 'dashboard', access: 'session', title: 'Analytics' },
  {
    path: ROUTES.delivery,
    screen: 'survey-delivery',
    layout: 'dashboard',
    access: 'session',
    title: 'On your store',
  },
  {
    path: ROUTES.settings,
    screen: 'settings',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.settings,
  },
  {
    path: ROUTES.look,
    screen: 'settings-look',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.look,
  },
  {
    path: ROUTES.people,
    screen: 'settings-people',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.people,
  },
  {
    path: ROUTES.plan,
    screen: 'settings-plan',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.plan,
  },
  {
    path: ROUTES.connections,
    screen: 'connections',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.connections,
  },
  {
    path: ROUTES.channels,
    screen: 'settings-channels',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.channels,
  },
  {
    path: ROUTES.developers,
    screen: 'settings-developers',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.developers,
  },
  {
    path: ROUTES.activity,
    screen: 'activity',
    layout: 'dashboard',
    access: 'session',
    title: SCREEN_WORDS.activity,
  },
  // oxlint-disable-next-line house/glossary -- The specification's name of this area.
  { path: ROUTES.help, screen: 'help', layout: 'dashboard', access: 'session', title: 'Help Center' },
  {
    path: ROUTES.methods,
    screen: 'methods',
    layout: 'dashboard',
    access: 'session',
    title: 'How figures are worked out',
  },
  {
    path: ROUTES.integrations,
    screen: 'integrations',
    layout: 'dashboard',
    access: 'session',
    title: 'Integrations',
  },
  { path: '*', screen: 'not-found', layout: 'dashboard', access: 'session', title: 'Page not found' },
] as const satisfies readonly ScreenEntry[];

export type ScreenName = (typeof SCREENS)[number]['screen'];
