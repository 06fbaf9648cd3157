import { getMediaConditions, themeDefault } from '@shopify/polaris-tokens';
import { useSyncExternalStore } from 'react';

/**
 * Stands in for Polaris' module of the same functions: there each icon and button asks the browser a dozen media
 * queries of its own and is then drawn a second time, which on a slow phone is a fourth of what opening a question
 * takes. Here they are asked once for all.
 */
export function useBreakpoints(): Matches {
  return useSyncExternalStore(subscribe, () => matches);
}

type Matches = Readonly<Record<string, boolean>>;

/** Such as `mdUp`, and the media query that says whether it holds. */
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
  return window.matchMedia('(max-width: 767.95px)');
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
