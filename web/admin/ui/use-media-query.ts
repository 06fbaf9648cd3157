import { useMemo, useSyncExternalStore } from 'react';

/** In pixels. From this width on the sidebar stands beside the screen; on a narrower screen it slides in. */
export const MOBILE_BREAKPOINT = 768;

export const WIDE = `(min-width: ${MOBILE_BREAKPOINT}px)`;

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
