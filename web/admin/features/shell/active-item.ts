import { ROUTES } from '#shared/routes.ts';

export type SidebarItem = 'surveys' | 'templates' | 'help' | 'settings';

/** The sidebar item of a path. */
export function activeItem(pathname: string): SidebarItem | undefined {
  if (pathname.startsWith(ROUTES.settings)) return 'settings';
  if (pathname.startsWith(ROUTES.help)) return 'help';
  if (pathname.startsWith(ROUTES.templates)) return 'templates';
  if (pathname === ROUTES.home || pathname.startsWith('/surveys/')) return 'surveys';
  return undefined;
}
