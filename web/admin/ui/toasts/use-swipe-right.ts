import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

export const SWIPE_THRESHOLD = 50;
const CLICK_TREMBLE = 5;

/** Follows a pointer to the right, and calls `onSwiped` if it is released beyond the threshold. */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | undefined>(undefined);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent): number =>
    Math.max(0, event.clientX - (start.current ?? event.clientX));
  const end = (): void => {
    start.current = undefined;
    setOffset(0);
  };
  return {
    style: { '--toast-swipe': `${offset}px` } as CSSProperties,
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = distance(event);
      // Captures the pointer only once it is a swipe; otherwise the buttons inside would get no click.
      if (moved > CLICK_TREMBLE) event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved);
    },
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) >= SWIPE_THRESHOLD) onSwiped();
      end();
    },
    onPointerCancel: end,
  };
}
