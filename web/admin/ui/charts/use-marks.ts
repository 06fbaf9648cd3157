import { useState, type KeyboardEvent } from 'react';

/** Props that make one value of a chart focusable and announced; spread them on its element. */
export interface MarkProps {
  readonly role: 'img';
  readonly tabIndex: 0 | -1;
  readonly 'aria-label': string;
  readonly 'data-mark': number;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGElement>) => void;
}

/** A chart is one tab stop; arrows, Home and End move between its values. */
export function useMarks(readings: readonly string[]) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const count = readings.length;
  const move = (event: KeyboardEvent<SVGElement>, from: number): void => {
    const to = target(event.key, from, count);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-mark="${to}"]`)?.focus();
  };
  const mark = (index: number): MarkProps => ({
    role: 'img',
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    'aria-label': readings[index] ?? '',
    'data-mark': index,
    onFocus: () => {
      setStop(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onPointerEnter: () => setActive(index),
    onPointerLeave: () => setActive(null),
    onKeyDown: (event) => move(event, index),
  });
  const settle = (): void => setActive(null);
  return { active: active !== null && active < count ? active : null, mark, settle };
}

function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, from + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
