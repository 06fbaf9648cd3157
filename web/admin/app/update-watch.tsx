import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onMissingPart, reloadOnce } from '../lib/page/missing-file.ts';
import { useServices } from '../lib/services.tsx';
import { useToasts } from '../ui/toasts/toasts.tsx';

/**
 * When a part of the screen cannot load because a newer build replaced its files, reloads the page; asks first if the
 * merchant has typed something on this screen.
 */
export function UpdateWatch() {
  const { page } = useServices();
  const { show } = useToasts();
  const hasTyped = useHasTyped();
  useEffect(() => {
    const recover = async (): Promise<boolean> => {
      if (!hasTyped() && (await reloadOnce(page.reload))) return true;
      show({
        variant: 'warning',
        title: 'A part of this page could not be loaded',
        description: 'Save or copy what you typed, then reload the page.',
        action: { label: 'Reload', onAction: page.reload },
      });
      return false;
    };
    return onMissingPart(recover);
  }, [page, show, hasTyped]);
  return null;
}

/** Whether something was typed since the screen was opened, or a screen asks to be left with care. */
function useHasTyped(): () => boolean {
  const { pathname } = useLocation();
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
    const note = (): void => void (typed.current = true);
    document.addEventListener('input', note, { capture: true });
    return () => document.removeEventListener('input', note, { capture: true });
  }, [pathname]);
  return useCallback(() => typed.current || wouldAskToStay(), []);
}

/** Asks the screen's own guards as the browser does before it leaves a page. */
function wouldAskToStay(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
