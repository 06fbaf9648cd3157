import { useEffect } from 'react';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import type { BuilderSession } from '../state/builder-session.ts';

/**
 * Protects unsaved edits in every way of leaving: they are first stored on the device, the browser asks before it
 * closes the page, and the next screen of the app shows whether they were saved.
 */
export function useLeavingGuard(session: BuilderSession, kind: 'survey' | 'template'): void {
  const { show } = useToasts();
  useEffect(() => {
    const leave = async (): Promise<void> => {
      if (!(await session.leave())) return;
      const { name } = session.getState().definition;
      show({
        variant: 'warning',
        title: `Changes to “${name}” are not saved yet`,
        description: session.isStored
          ? `They are kept on this device. Open the ${kind} again to save them.`
          : `This browser cannot keep them on this device. Open the ${kind} again before you close or reload this page, or they are lost.`,
      });
    };
    session.enter();
    const hide = (): void => session.storeEdits();
    const ask = (event: BeforeUnloadEvent): void => {
      session.storeEdits();
      if (session.isUnfinished) event.preventDefault();
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
      void leave();
    };
  }, [session, kind, show]);
}
