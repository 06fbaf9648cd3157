import { useEffect } from 'react';

const standing = new Map<string, number>();

/**
 * Sets an attribute on the document's root while a component is mounted, for styles. `:root:has(…)` would make the
 * browser recompute the root's style, with all its variables, at every change: a third of the cost of a key press.
 */
export function setRootAttribute(name: `data-${string}`): () => void {
  const root = document.documentElement;
  const change = (by: number): void => {
    const count = (standing.get(name) ?? 0) + by;
    standing.set(name, count);
    root.toggleAttribute(name, count > 0);
  };
  change(1);
  return () => change(-1);
}

/** Marks that a bar covers the window's bottom, so that nothing overlaps its buttons. */
export function useBottomBar(isShown: boolean): void {
  useEffect(() => (isShown ? setRootAttribute('data-bottom-bar') : undefined), [isShown]);
}
