import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';

const LONG_PRESS_MS = 350;
/** A finger that moves further than this before the long press is scrolling. */
const SLOP = 8;
const EDGE = 48;
const SCROLL_STEP = 12;

interface Drag {
  readonly from: number;
  readonly to: number;
  /** The drag distance of the item, in pixels. */
  readonly offset: number;
  /** Height of the gap that the other items leave. */
  readonly size: number;
}

/**
 * Reorders a list by dragging: with a mouse at the handle, with a finger by a long press anywhere on an item. Escape
 * cancels. Works along a column and along a row, as the list's layout says.
 */
export function useReorder<T extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const list = usePreventScroll<T>(drag !== null);

  const carry = useCallback(
    (event: ReactPointerEvent<HTMLElement>, index: number) => {
      const list = event.currentTarget.closest<HTMLElement>('[data-reorder]');
      if (!list || event.button !== 0) return;
      const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
      if (event.pointerType !== 'touch' && !onGrip) return;
      stop.current?.();
      const begin = { list, index, x: event.clientX, y: event.clientY };
      const carryNow = (): void => {
        stop.current = startDrag(begin, setDrag, onMove);
      };
      if (onGrip) carryNow();
      else stop.current = afterLongPress(begin, carryNow);
    },
    [onMove],
  );
  return { drag, carry, list };
}

/**
 * Prevents touch scrolling during a drag. Browsers only consult listeners that existed when the touch began, so one
 * is always attached.
 */
function usePreventScroll<T extends HTMLElement>(isCarrying: boolean): RefObject<T> {
  const list = useRef<T>(null);
  const isHeld = useRef(false);
  useEffect(() => {
    isHeld.current = isCarrying;
  }, [isCarrying]);
  useEffect(() => {
    const element = list.current;
    const hold = (event: TouchEvent): void => {
      if (isHeld.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, []);
  return list;
}

interface Begin {
  readonly list: HTMLElement;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** Calls back after a long press unless the finger lifts or moves. Returns a function that cancels it. */
function afterLongPress({ x, y }: Begin, onLong: () => void): () => void {
  const timer = setTimeout(() => {
    cleanUp();
    onLong();
  }, LONG_PRESS_MS);
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP) cleanUp();
  };
  const cleanUp = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', cleanUp);
    window.removeEventListener('pointercancel', cleanUp);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', cleanUp);
  window.addEventListener('pointercancel', cleanUp);
  return cleanUp;
}

/** The edges along which a list runs. */
const DOWN = { start: 'top', end: 'bottom', size: 'height', point: 'clientY', scroll: 'scrollTop' } as const;
const ACROSS = {
  start: 'left',
  end: 'right',
  size: 'width',
  point: 'clientX',
  scroll: 'scrollLeft',
} as const;

function startDrag(
  { list, index, x, y }: Begin,
  setDrag: (drag: Drag | null) => void,
  onMove: (from: number, to: number) => void,
): () => void {
  const boxes = [...list.children].map((item) => item.getBoundingClientRect());
  const along = isAcross(list) ? ACROSS : DOWN;
  const begun = along === ACROSS ? x : y;
  const scroller = scrollerOf(list);
  const middles = boxes.map((box) => box[along.start] + box[along.size] / 2);
  const startScroll = scroller[along.scroll];
  const size =
    (boxes[1]?.[along.start] ?? 0) - (boxes[0]?.[along.start] ?? 0) || (boxes[0]?.[along.size] ?? 0);
  let to = index;
  let pointer = begun;
  let frame = 0;
  const draw = (): void => {
    const offset = pointer - begun + scroller[along.scroll] - startScroll;
    to = placeAt(middles, index, offset);
    setDrag({ from: index, to, offset, size });
  };
  const scrollAtEdges = (): void => {
    const box = scroller.getBoundingClientRect();
    const step =
      pointer < box[along.start] + EDGE ? -SCROLL_STEP : pointer > box[along.end] - EDGE ? SCROLL_STEP : 0;
    if (step !== 0) {
      scroller[along.scroll] += step;
      draw();
    }
    frame = requestAnimationFrame(scrollAtEdges);
  };
  const move = (event: PointerEvent): void => {
    pointer = event[along.point];
    draw();
  };
  const end = (isDropped: boolean): void => {
    cancelAnimationFrame(frame);
    controller.abort();
    setDrag(null);
    if (isDropped) swallowClick();
    if (isDropped && to !== index) onMove(index, to);
  };
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => end(false);
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal });
  // A long press must not open the browser's context menu.
  window.addEventListener('contextmenu', preventDefault, { signal });
  draw();
  frame = requestAnimationFrame(scrollAtEdges);
  return cancel;
}

/** The release must not count as a click on the element below. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** The target index: past every item whose middle the dragged item's middle has passed. */
function placeAt(middles: readonly number[], from: number, offset: number): number {
  const own = (middles[from] ?? 0) + offset;
  return middles.filter((middle, at) => at !== from && middle < own).length;
}

/** A list that runs along a row is a flex container; one that runs down is not. */
function isAcross(list: HTMLElement): boolean {
  return getComputedStyle(list).display === 'flex';
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(isAcross(element) ? overflowX : overflowY)) return at;
  }
  return document.documentElement;
}

/** How far an item moves aside during a drag, in pixels. */
export function shiftOf(drag: Drag | null, index: number): number {
  if (drag === null) return 0;
  const { from, to, offset, size } = drag;
  if (index === from) return offset;
  if (from < index && index <= to) return -size;
  return to <= index && index < from ? size : 0;
}
