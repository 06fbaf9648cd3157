import { useEffect, useState } from 'react';
import { isFramed } from '../../lib/platform.ts';
import { useServices } from '../../lib/services.tsx';
import { useDrawer } from './drawer-state.tsx';

/**
 * State of the sidebar. Beside the screen it is expanded or collapsed, which a cookie stores; as a drawer it is open
 * or closed, which is not stored. Ctrl/Cmd+B toggles either.
 */
export function useSidebarState(wide: boolean) {
  const { tokens } = useServices();
  const drawer = useDrawer();
  const [expanded, setExpanded] = useState(() => isExpanded(tokens.get('sidebar_state')));
  const drawerOpen = !wide && drawer.isOpen;

  const toggle = (): void => {
    if (wide) {
      tokens.set('sidebar_state', String(!expanded));
      setExpanded(!expanded);
    } else drawer.setOpen(!drawerOpen);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writing = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (writing || event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return { expanded, drawerOpen, toggle, closeDrawer: () => drawer.setOpen(false) };
}

/** Without a stored choice, icons are enough beside the menu of the store's admin. */
function isExpanded(stored: string | undefined): boolean {
  return stored === undefined ? !isFramed() : stored !== 'false';
}
