import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a long list to render: first a screenful, then twice as many each time the browser is idle, so
 * that no step blocks input.
 */
export function useProgressiveCount(count: number, atOnce: number): number {
  const [shown, setShown] = useState(count <= atOnce ? Infinity : atOnce);
  useEffect(() => {
    // Once the list is complete it stays complete, even if it grows.
    if (shown !== Infinity) startTransition(() => setShown(2 * shown < count ? 2 * shown : Infinity));
  }, [shown, count]);
  return Math.min(shown, count);
}
