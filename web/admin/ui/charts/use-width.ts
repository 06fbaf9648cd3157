import { useLayoutEffect, useRef, useState } from 'react';

/** The narrowest phone that we draw for; also what is drawn before anything could be measured. */
const NARROWEST = 280;

/** How wide a part of the page is, known before it is first seen. */
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
