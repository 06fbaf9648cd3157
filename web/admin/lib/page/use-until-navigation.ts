import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of what opens over a screen. After a navigation it is `none` again, and so it is when the browser's Back restores
 * the page from its cache.
 */
export function useUntilNavigation<T>(none: T): [T, (value: T) => void] {
  const { key } = useLocation();
  const [kept, keep] = useState<{ readonly key: string; readonly value: T } | null>(null);
  // Forgotten at once: Back returns to a place with the same key.
  if (kept !== null && kept.key !== key) keep(null);
  const setValue = useCallback((value: T) => keep({ key, value }), [key]);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) keep(null);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
  return [kept?.key === key ? kept.value : none, setValue];
}
