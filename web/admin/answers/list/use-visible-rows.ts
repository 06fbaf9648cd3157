import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedRow } from './listed-row.ts';

/** Rows drawn above and below those in sight. */
const MARGIN = 8;
/** The window moves by whole steps, so that most scroll events change nothing. */
const STEP = 6;
/** Before the first measurement. */
const FIRST_HEIGHT = 600;

interface Window {
  readonly first: number;
  /** One behind the last. */
  readonly end: number;
}

interface Rows {
  readonly rows: readonly ListedRow[];
  readonly active: string | null;
  /** Changes whenever the active row shall be revealed and focused. */
  readonly focusedAt: number;
}

/** Which of many rows of equal height to draw in a box that scrolls. */
export function useVisibleRows({ rows, active, focusedAt }: Rows, rowHeight: number, headHeight: number) {
  const box = useRef<HTMLDivElement>(null);
  const [{ first, end }, setWindow] = useState<Window>(() => windowAt(0, FIRST_HEIGHT, rowHeight));
  const measure = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const found = windowAt(element.scrollTop, element.clientHeight || FIRST_HEIGHT, rowHeight);
    setWindow((shown) => (shown.first === found.first && shown.end === found.end ? shown : found));
  }, [box, rowHeight]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, measure]);
  /** Scrolls as little as needed. */
  const reveal = useCallback(
    (index: number) => {
      const element = box.current;
      if (!element) return;
      const top = index * rowHeight;
      const room = element.clientHeight - headHeight - rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top > element.scrollTop + room) element.scrollTop = top - room;
      measure();
    },
    [box, rowHeight, headHeight, measure],
  );
  const done = useRef(focusedAt);
  // Focuses the active row, once it is drawn. If the list lacks it, the focus goes to the row that the Tab key reaches, so
  // that a list which is loaded later does not move it.
  useEffect(() => {
    if (done.current === focusedAt || active === null) return;
    const index = rows.findIndex(({ responseId }) => responseId === active);
    const isListed = index >= 0;
    if (isListed) reveal(index);
    const row = box.current?.querySelector<HTMLElement>(
      isListed ? `[data-response="${active}"]` : '[data-response][tabindex="0"]',
    );
    if (!row && isListed) return;
    done.current = focusedAt;
    row?.focus({ preventScroll: true });
  });
  return { box, first: Math.min(first, rows.length), end: Math.min(end, rows.length) };
}

function windowAt(top: number, height: number, rowHeight: number): Window {
  const first = Math.floor(top / rowHeight) - MARGIN;
  const last = Math.ceil((top + height) / rowHeight) + MARGIN;
  return { first: Math.max(0, Math.floor(first / STEP) * STEP), end: Math.ceil(last / STEP) * STEP };
}
