import { TitleBar } from '@shopify/app-bridge-react';
import { useEffect } from 'react';
import { useDrawer } from '../features/shell/drawer-state.tsx';
import { platformFrame } from '../lib/platform.ts';
import { useServices } from '../lib/services.tsx';
import { useMediaQuery, WIDE } from '../ui/use-media-query.ts';

interface ScreenTitleProps {
  title: string;
  /** Whether the screen has the sidebar. */
  hasSidebar: boolean;
}

/**
 * Sets the document's title and, inside the store's admin, the title bar. On a phone that bar holds the menu button,
 * so that the app needs no bar of its own.
 */
export function ScreenTitle({ title, hasSidebar }: ScreenTitleProps) {
  const { config } = useServices();
  const wide = useMediaQuery(WIDE);
  const drawer = useDrawer();
  useEffect(() => {
    document.title = `${title} · ${config.appName}`;
  }, [title, config.appName]);
  if (!platformFrame()) return null;
  const hasMenu = hasSidebar && !wide;
  return (
    <TitleBar title={title}>
      {hasMenu && (
        <button type="button" onClick={() => drawer.setOpen(true)}>
          App menu
        </button>
      )}
    </TitleBar>
  );
}
