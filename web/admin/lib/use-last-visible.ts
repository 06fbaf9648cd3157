import { useState } from 'react';

/** The value while visible, else the last visible one: hidden parts do no work. */
export function useLastVisible<T extends object | string | null>(value: T, isSeen: boolean): T {
  const [seen, setSeen] = useState(value);
  if (isSeen && seen !== value) setSeen(value);
  return isSeen ? value : seen;
}
