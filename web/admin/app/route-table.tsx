import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { onDemand } from '../lib/on-demand.tsx';
import type { Access } from './gate.ts';

/** `dashboard` has the sidebar, `pre-login` Askwell's own look; `bare` leaves the whole page to the screen. */
export type LayoutName = 'dashboard' | 'pre-login' | 'bare';

export interface ScreenRoute {
  /** In the router's notation, with `:name` for a parameter. */
  path: string;
  access: Access;
  layout: LayoutName;
  /** The area's name in the document's title and the admin's title bar. */
  title: string;
  Screen: ComponentType;
  /** Loads the screen's code before it is rendered. */
  preload: () => Promise<unknown>;
}

/** Converts one of the product's paths to the router's notation. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

type Load = () => Promise<ComponentType>;

function screen(path: string, layout: LayoutName, access: Access, title: string, load: Load): ScreenRoute {
  const { Component: Screen, preload } = onDemand(load);
  return { path: routerPath(path), access, layout, title, Screen, preload };
}

/** Every route of the admin: its access rule and its screen. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  screen(ROUTES.home, 'dashboard', 'gated', 'Dashboard', async () => {
    return (await import('../screens/survey-list-screen.tsx')).SurveyListScreen;
  }),
  screen(ROUTES.login, 'pre-login', 'login', 'Login', async () => {
    return (await import('../screens/login-screen.tsx')).LoginScreen;
  }),
  screen(ROUTES.onboarding, 'pre-login', 'onboarding', 'Onboarding', async () => {
    return (await import('../screens/onboarding-screen.tsx')).OnboardingScreen;
  }),
  screen(ROUTES.bookACall, 'pre-login', 'public', 'Book a Call', async () => {
    return (await import('../screens/book-a-call-screen.tsx')).BookACallScreen;
  }),
  screen(ROUTES.plans, 'pre-login', 'session', 'Billing', async () => {
    return (await import('../screens/billing-plans-screen.tsx')).BillingPlansScreen;
  }),
  screen(ROUTES.builder, 'bare', 'session', 'Surveys', async () => {
    return (await import('../screens/builder-screen.tsx')).BuilderScreen;
  }),
  screen(ROUTES.templateEditor, 'bare', 'session', 'Template Editor', async () => {
    return (await import('../screens/template-editor-screen.tsx')).TemplateEditorScreen;
  }),
  screen(ROUTES.createFromScratch, 'bare', 'session', 'Create', async () => {
    return (await import('../screens/create-from-scratch-screen.tsx')).CreateFromScratchScreen;
  }),
  screen(ROUTES.createFromTemplate, 'bare', 'session', 'Template', async () => {
    return (await import('../screens/create-from-template-screen.tsx')).CreateFromTemplateScreen;
  }),
  screen(ROUTES.templates, 'dashboard', 'session', 'Survey Templates', async () => {
    return (await import('../screens/templates-screen.tsx')).TemplatesScreen;
  }),
  screen(ROUTES.measureNps, 'dashboard', 'session', 'Measure Net Promoter Score', async () => {
    return (await import('../screens/measure-nps-screen.tsx')).MeasureNpsScreen;
  }),
  screen(ROUTES.analytics, 'dashboard', 'session', 'Analytics', async () => {
    return (await import('../screens/analytics-screen.tsx')).AnalyticsScreen;
  }),
  screen(ROUTES.delivery, 'dashboard', 'session', 'On your store', async () => {
    return (await import('../screens/survey-delivery-screen.tsx')).SurveyDeliveryScreen;
  }),
  screen(ROUTES.settings, 'dashboard', 'session', 'Settings', async () => {
    return (await import('../screens/settings-screen.tsx')).SettingsScreen;
  }),
  screen(ROUTES.connections, 'dashboard', 'session', 'Connections', async () => {
    return (await import('../screens/connections-screen.tsx')).ConnectionsScreen;
  }),

  screen(ROUTES.activity, 'dashboard', 'session', 'Activity', async () => {
    return (await import('../screens/activity-screen.tsx')).ActivityScreen;
  }),
  // oxlint-disable-next-line house/glossary -- The specification's name of this area.
  screen(ROUTES.help, 'dashboard', 'session', 'Help Center', async () => {
    return (await import('../screens/help-screen.tsx')).HelpScreen;
  }),
  screen(ROUTES.methods, 'dashboard', 'session', 'How figures are worked out', async () => {
    return (await import('../screens/methods-screen.tsx')).MethodsScreen;
  }),
  screen(ROUTES.integrations, 'dashboard', 'session', 'Integrations', async () => {
    return (await import('../screens/integrations-screen.tsx')).IntegrationsScreen;
  }),
  screen('*', 'dashboard', 'session', 'Page not found', async () => {
    return (await import('../screens/not-found-screen.tsx')).NotFoundScreen;
  }),
];

/** The route at a path; the most specific match wins, as in the router. */
export function routeAt(pathname: string): ScreenRoute {
  const exact = SCREEN_ROUTES.find((route) => matchPath({ path: route.path, end: true }, pathname));
  if (!exact) throw new Error('The route table has no catch-all entry.');
  return exact;
}
