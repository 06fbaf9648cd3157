import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { onDemand } from './on-demand.tsx';
import type { Access } from './gate.ts';
import { SCREENS, type LayoutName, type ScreenName } from './screens.ts';

export interface ScreenRoute {
  /** In the router's notation, with `:name` for a parameter. */
  path: string;
  access: Access;
  layout: LayoutName;
  title: string;
  Screen: ComponentType;
  /** Loads the screen's code before it is rendered. */
  preload: () => Promise<unknown>;
}

/** Converts one of the product's paths to the router's notation. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

const LOAD: Readonly<Record<ScreenName, () => Promise<ComponentType>>> = {
  'survey-list': async () => (await import('../screens/survey-list-screen.tsx')).SurveyListScreen,
  login: async () => (await import('../screens/login-screen.tsx')).LoginScreen,
  onboarding: async () => (await import('../screens/onboarding-screen.tsx')).OnboardingScreen,
  'book-a-call': async () => (await import('../screens/book-a-call-screen.tsx')).BookACallScreen,
  'billing-plans': async () => (await import('../screens/billing-plans-screen.tsx')).BillingPlansScreen,
  builder: async () => (await import('../screens/builder-screen.tsx')).BuilderScreen,
  'template-editor': async () => (await import('../screens/template-editor-screen.tsx')).TemplateEditorScreen,
  'create-from-scratch': async () =>
    (await import('../screens/create-from-scratch-screen.tsx')).CreateFromScratchScreen,
  'create-from-template': async () =>
    (await import('../screens/create-from-template-screen.tsx')).CreateFromTemplateScreen,
  templates: async () => (await import('../screens/templates-screen.tsx')).TemplatesScreen,
  'measure-nps': async () => (await import('../screens/measure-nps-screen.tsx')).MeasureNpsScreen,
  analytics: async () => (await import('../screens/analytics-screen.tsx')).AnalyticsScreen,
  'survey-delivery': async () => (await import('../screens/survey-delivery-screen.tsx')).SurveyDeliveryScreen,
  settings: async () => (await import('../screens/settings-screen.tsx')).SettingsScreen,
  'settings-look': async () => (await import('../screens/settings-look-screen.tsx')).SettingsLookScreen,
  'settings-people': async () => (await import('../screens/settings-people-screen.tsx')).SettingsPeopleScreen,
  'settings-channels': async () =>
    (await import('../screens/settings-channels-screen.tsx')).SettingsChannelsScreen,
  'settings-plan': async () => (await import('../screens/settings-plan-screen.tsx')).SettingsPlanScreen,
  'settings-developers': async () =>
    (await import('../screens/settings-developers-screen.tsx')).SettingsDevelopersScreen,
  connections: async () => (await import('../screens/connections-screen.tsx')).ConnectionsScreen,
  activity: async () => (await import('../screens/activity-screen.tsx')).ActivityScreen,
  help: async () => (await import('../screens/help-screen.tsx')).HelpScreen,
  methods: async () => (await import('../screens/methods-screen.tsx')).MethodsScreen,
  integrations: async () => (await import('../screens/integrations-screen.tsx')).IntegrationsScreen,
  'not-found': async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
};

export const SCREEN_ROUTES: readonly ScreenRoute[] = SCREENS.map(({ path, screen, ...entry }) => {
  const { Component: Screen, preload } = onDemand(LOAD[screen]);
  return { ...entry, path: routerPath(path), Screen, preload };
});

/** The route at a path; the most specific match wins, as in the router. */
export function routeAt(pathname: string): ScreenRoute {
  const exact = SCREEN_ROUTES.find((route) => matchPath({ path: route.path, end: true }, pathname));
  if (!exact) throw new Error('The route table has no catch-all entry.');
  return exact;
}
