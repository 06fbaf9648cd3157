import { useEffect, useRef, useState } from 'react';

/**
 * Code that comes when it is first wanted. Unlike React's `lazy` it asks again after a failure, so that a moment
 * without connection costs one attempt and not the whole visit.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean, onFailed: () => void): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const latest = useRef({ load, onFailed });
  useEffect(() => {
    latest.current = { load, onFailed };
  });
  const isMissing = wanted && loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWaiting = true;
    latest.current.load().then(
      (value) => isWaiting && setLoaded({ value }),
      () => isWaiting && latest.current.onFailed(),
    );
    return () => {
      isWaiting = false;
    };
  }, [isMissing]);
  return loaded?.value ?? null;
}
