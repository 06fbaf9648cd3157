import { useLayoutEffect, useRef, useState } from 'react';

/** The narrowest supported phone, also the width before measuring. */
const NARROWEST = 280;

/** Measures an element's width before the first paint. */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void =>
      setWidth(Math.max(NARROWEST - 40, Math.floor(element.clientWidth || NARROWEST)));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
