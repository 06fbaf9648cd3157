import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of what opens over a screen. A navigation resets it to `none`, and so does the browser's Back when it restores
 * the page from its cache. `none` must be the same value in each render.
 */
export function useUntilNavigation<T>(none: T) {
  const { key } = useLocation();
  const state = useState(none);
  const [, setValue] = state;
  useEffect(() => setValue(none), [key, none, setValue]);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setValue(none);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [none, setValue]);
  return state;
}
