import { useEffect, useState } from 'react';
import { useLoaded } from '../../lib/page/use-loaded.ts';

export const loadSidebarMenu = async () => (await import('./sidebar-menu.tsx')).SidebarMenu;

/** Late enough that the screen's content is painted on a slow phone. */
const PAINTED_MS = 2_000;

const load = async () => ({ Menu: await loadSidebarMenu() });

/**
 * Loads what the sidebar shows: at once if it is visible, else after the screen's content. Null until it is here.
 * After a failure `retry` is defined.
 */
export function useSidebarMenu(isVisible: boolean) {
  const [isPainted, setPainted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), PAINTED_MS);
    return () => clearTimeout(timer);
  }, []);
  const loaded = useLoaded(load, (isVisible || isPainted) && !isMissing, () => setMissing(true));
  return { Menu: loaded?.Menu ?? null, retry: isMissing ? () => setMissing(false) : undefined };
}
