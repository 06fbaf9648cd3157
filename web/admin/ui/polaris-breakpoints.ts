import { getMediaConditions, themeDefault } from '@shopify/polaris-tokens';
import { useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT } from './use-media-query.ts';

/**
 * Replaces Polaris' module with the same functions. Polaris runs a dozen media queries for each icon and button and
 * renders each twice, which takes a quarter of the time to open a question on a slow phone. Here all components
 * share one result.
 */
export function useBreakpoints(): Matches {
  return useSyncExternalStore(subscribe, () => matches);
}

type Matches = Readonly<Record<string, boolean>>;

/** The media query of each alias, such as `mdUp`. */
export function getBreakpointsQueryEntries(
  breakpoints: Parameters<typeof getMediaConditions>[0],
): (readonly [alias: string, query: string])[] {
  return Object.entries(getMediaConditions(breakpoints)).flatMap(([token, conditions]) =>
    Object.entries(conditions).map(([direction, condition]) => {
      const [first = '', ...rest] = direction;
      return [`${token.split('-')[1] ?? ''}${first.toUpperCase()}${rest.join('')}`, condition] as const;
    }),
  );
}

export function navigationBarCollapsed(): MediaQueryList {
  return window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT - 0.05}px)`);
}

export function stackedContent(): MediaQueryList {
  return window.matchMedia('(max-width: 1039.95px)');
}

const lists = getBreakpointsQueryEntries(themeDefault.breakpoints).map(
  ([alias, query]) => [alias, window.matchMedia(query)] as const,
);
const listeners = new Set<() => void>();

const read = (): Matches => Object.fromEntries(lists.map(([alias, list]) => [alias, list.matches]));
let matches = read();

for (const [, list] of lists) {
  list.addEventListener('change', () => {
    matches = read();
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
