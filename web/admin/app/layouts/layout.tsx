import { lazy } from 'react';
import type { LayoutName } from '../route-table.tsx';
import { BareLayout } from './bare-layout.tsx';

const loadDashboard = () => import('./dashboard-layout.tsx');
const loadPreLogin = () => import('./pre-login-layout.tsx');

/** Each layout comes with the screens that need it: who logs in does not load the sidebar. */
export const LAYOUTS = {
  dashboard: lazy(async () => ({ default: (await loadDashboard()).DashboardLayout })),
  'pre-login': lazy(async () => ({ default: (await loadPreLogin()).PreLoginLayout })),
  bare: BareLayout,
} satisfies Record<LayoutName, unknown>;

export async function preloadLayout(name: LayoutName): Promise<void> {
  if (name === 'dashboard') await loadDashboard();
  else if (name === 'pre-login') await loadPreLogin();
}
