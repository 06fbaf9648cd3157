import { startTransition, useEffect, useState } from 'react';

/**
 * How much of a long list is drawn: what a screen holds at once, and the rest when nothing waits for it, each time twice
 * as much, so that no part of it holds up what is done meanwhile.
 */
export function useShown(count: number, atOnce: number): number {
  const [shown, setShown] = useState(count <= atOnce ? Infinity : atOnce);
  useEffect(() => {
    // Once whole it stays so, however long it becomes.
    if (shown !== Infinity) startTransition(() => setShown(2 * shown < count ? 2 * shown : Infinity));
  }, [shown, count]);
  return Math.min(shown, count);
}
