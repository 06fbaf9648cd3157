import { useEffect } from 'react';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import type { BuilderSession } from '../state/builder-session.ts';

/**
 * Whatever way the page is left: what is unsaved is kept on the device first, the browser asks before it closes
 * a page with unsaved edits, and another screen of the app says what became of them.
 */
export function useLeavingGuard(session: BuilderSession): void {
  const { show } = useToasts();
  useEffect(() => {
    session.enter();
    const hide = (): void => session.keep();
    const ask = (event: BeforeUnloadEvent): void => {
      session.keep();
      if (session.hasUnsaved) event.preventDefault();
    };
    const retry = (): void => {
      if (session.getState().save.kind === 'retrying') void session.flush();
    };
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', retry);
      session.leave();
      if (['saved', 'saving'].includes(session.getState().save.kind)) return;
      const { name } = session.getState().definition;
      show({
        variant: 'warning',
        title: `Changes to “${name}” are not saved yet`,
        description: 'They are kept on this device. Open it again to save them.',
      });
    };
  }, [session, show]);
}
