import { useMemo, useSyncExternalStore } from 'react';

/** At this width the sidebar stands beside the screen; below it, it slides in. */
export const WIDE = '(min-width: 768px)';

export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      subscribe: (listener: () => void) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      matches: () => list.matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}
