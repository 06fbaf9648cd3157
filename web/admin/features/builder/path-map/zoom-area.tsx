import { Button } from '@shopify/polaris';
import { MinusIcon, PlusIcon } from '@shopify/polaris-icons';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './path-map.module.css';

const SMALLEST = 0.3;
const LARGEST = 2;
const STEP = 1.25;
/** A map that would be smaller to fit begins at this scale, and scrolls. */
const READABLE = 0.6;

interface ZoomAreaProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing that scrolls in both directions, and is enlarged by buttons, two fingers, or the wheel with Ctrl. */
export function ZoomArea({ width, height, children }: ZoomAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [chosen, setScale] = useState<number | null>(null);
  const fitting = useFittingScale(area, width);
  const first = Math.max(READABLE, fitting);
  const scale = chosen ?? first;
  const zoom = useCallback(
    (factor: number): void =>
      setScale((now) => Math.min(LARGEST, Math.max(SMALLEST, (now ?? first) * factor))),
    [first],
  );
  useMiddle(area, fitting);
  useGestures(area, zoom);
  return (
    <>
      <div className={styles.zoom}>
        <Button
          icon={MinusIcon}
          accessibilityLabel="Zoom out"
          disabled={scale <= SMALLEST}
          onClick={() => zoom(1 / STEP)}
        />
        <Button
          icon={PlusIcon}
          accessibilityLabel="Zoom in"
          disabled={scale >= LARGEST}
          onClick={() => zoom(STEP)}
        />
        <Button disabled={scale === fitting} onClick={() => setScale(fitting)}>
          Fit the width
        </Button>
      </div>
      <div ref={area} className={styles.area} role="region" aria-label="Map" tabIndex={0}>
        <div className={styles.sheet} style={{ width: width * scale, height: height * scale }}>
          <div className={styles.drawing} style={{ width, height, transform: `scale(${scale})` }}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

/** The scale at which the drawing is as wide as the area, but not larger than life. */
function useFittingScale(areaRef: React.RefObject<HTMLDivElement>, width: number): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = areaRef.current;
    if (!element) return undefined;
    const measure = (): void => setRoom(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [areaRef]);
  return room === 0 ? 1 : Math.min(1, Math.max(SMALLEST, (room - PADDING) / width));
}

/** Begins in the middle, where the first question is. */
function useMiddle(areaRef: React.RefObject<HTMLDivElement>, fitting: number): void {
  useLayoutEffect(() => {
    const element = areaRef.current;
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [areaRef, fitting]);
}

/** The room around the drawing, in pixels. */
const PADDING = 24;

function useGestures(areaRef: React.RefObject<HTMLDivElement>, zoom: (factor: number) => void): void {
  useEffect(() => {
    const element = areaRef.current;
    if (!element) return undefined;
    let apart = 0;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    const pinch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (apart > 0) zoom(now / apart);
      apart = now;
    };
    // Not passive, because the browser must not enlarge the whole page.
    const options = { passive: false } as const;
    element.addEventListener('wheel', turn, options);
    element.addEventListener('touchmove', pinch, options);
    element.addEventListener('touchend', pinch);
    return () => {
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('touchend', pinch);
    };
  }, [areaRef, zoom]);
}
