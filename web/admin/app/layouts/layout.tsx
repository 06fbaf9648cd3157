import type { ComponentType, PropsWithChildren } from 'react';
import { loadSidebarMenu } from '../../features/shell/use-sidebar-menu.ts';
import { onDemand } from '../on-demand.tsx';
import { WIDE } from '../../ui/use-media-query.ts';
import type { LayoutName } from '../screens.ts';
import { BareLayout } from './bare-layout.tsx';

const dashboard = onDemand(async () => {
  return (await import('./dashboard-layout.tsx')).DashboardLayout;
});
const preLogin = onDemand(async () => {
  return (await import('./pre-login-layout.tsx')).PreLoginLayout;
});

/** Layouts are loaded on demand: the login does not load the sidebar. */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<PropsWithChildren>>> = {
  dashboard: dashboard.Component,
  'pre-login': preLogin.Component,
  bare: BareLayout,
};

export async function preloadLayout(name: LayoutName): Promise<void> {
  if (name === 'dashboard') {
    // On a phone the sidebar is a closed drawer, whose content loads after the screen's.
    if (window.matchMedia(WIDE).matches) loadSidebarMenu().catch(() => undefined);
    await dashboard.preload();
  } else if (name === 'pre-login') await preLogin.preload();
}
