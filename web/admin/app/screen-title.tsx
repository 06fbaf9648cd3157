import { TitleBar } from '@shopify/app-bridge-react';
import { useEffect } from 'react';
import { useServices } from '../lib/services.tsx';
import { platformFrame } from '../lib/platform.ts';

/** Sets the document's title and, inside the store's admin, the title bar. */
export function ScreenTitle({ title }: { title: string }) {
  const { config } = useServices();
  useEffect(() => {
    document.title = `${title} · ${config.appName}`;
  }, [title, config.appName]);
  return platformFrame() ? <TitleBar title={title} /> : null;
}
