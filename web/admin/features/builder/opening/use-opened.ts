import { useEffect, useState } from 'react';

export type Opened<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'open'; readonly value: T };

/** Opens once per `key`, and again on request. */
export function useOpened<T>(key: string, open: () => Promise<T>): Opened<T> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened<T>>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const become = (next: Opened<T>): void => {
      if (isWanted) setOpened(next);
    };
    open().then(
      (value) => become({ status: 'open', value }),
      (error: unknown) => become({ status: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
    // Reruns for a new key or attempt only: `open` is a new function on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  const retry = (): void => {
    setOpened({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { ...opened, retry };
}
