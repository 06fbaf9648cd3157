import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../lib/services.tsx';

/**
 * State of the sidebar. Beside the screen it is expanded or collapsed, which a cookie stores; as a drawer it is open
 * or closed, which is not stored. Ctrl/Cmd+B toggles either.
 */
export function useSidebarState(wide: boolean) {
  const { tokens } = useServices();
  const { pathname } = useLocation();
  const [expanded, setExpanded] = useState(() => tokens.get('sidebar_state') !== 'false');
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  // A navigation closes the drawer: it is open only at the path where it was opened.
  const drawerOpen = !wide && drawerAt === pathname;

  const toggle = (): void => {
    if (wide) {
      tokens.set('sidebar_state', String(!expanded));
      setExpanded(!expanded);
    } else setDrawerAt(drawerOpen ? null : pathname);
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

  return { expanded, drawerOpen, toggle, closeDrawer: () => setDrawerAt(null) };
}
