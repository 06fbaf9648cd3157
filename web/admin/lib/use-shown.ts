import { startTransition, useEffect, useState } from 'react';

/** How much of a long list is drawn: what a screen holds at once, and the rest when nothing waits for it. */
export function useShown(count: number, atOnce: number): number {
  const [isWhole, setWhole] = useState(count <= atOnce);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? count : atOnce;
}
