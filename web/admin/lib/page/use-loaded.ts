import { useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { recoverMissingPart } from './missing-file.ts';

/**
 * Loads code on first use. Unlike React's `lazy`, it retries after a failure, so that a lost connection costs one
 * attempt only.
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
    // On a slow device, the browser needs longer than a frame to start loading the files of a part.
    const cancel = afterPaint(() => {
      latest.current.load().then(
        (value) => isWaiting && setLoaded({ value }),
        async (error: unknown) => {
          if (isWaiting && !(await recoverMissingPart(error))) latest.current.onFailed();
        },
      );
    });
    return () => {
      isWaiting = false;
      cancel();
    };
  }, [isMissing]);
  return loaded?.value ?? null;
}
