import { useEffect } from 'react';

const standing = new Map<string, number>();

/**
 * Marks the document's root as long as something stands, for styles. As `:root:has(…)` the same would have the root's
 * own style, with all its variables, found anew at every change of the page: a third of what a typed letter costs.
 */
export function markRoot(name: `data-${string}`): () => void {
  const root = document.documentElement;
  const change = (by: number): void => {
    const count = (standing.get(name) ?? 0) + by;
    standing.set(name, count);
    root.toggleAttribute(name, count > 0);
  };
  change(1);
  return () => change(-1);
}

/** A bar at the bottom of the window, whose buttons nothing may cover. */
export function useBottomBar(isShown: boolean): void {
  useEffect(() => (isShown ? markRoot('data-bottom-bar') : undefined), [isShown]);
}
