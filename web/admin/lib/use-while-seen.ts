import { useState } from 'react';

/** The value while it is seen, and the last one that was as long as it isn't: nobody waits for work on what is hidden. */
export function useWhileSeen<T extends object | string | null>(value: T, isSeen: boolean): T {
  const [seen, setSeen] = useState(value);
  if (isSeen && seen !== value) setSeen(value);
  return isSeen ? value : seen;
}
