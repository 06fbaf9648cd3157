import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** The least distance from the window's edges. */
const MARGIN = 8;
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** Shared by all tooltips: moving straight from one to the next skips the delay. */
let lastClosedAt = -Infinity;

interface TooltipProps {
  content: ReactNode;
  children: ReactNode;
  preferredPosition?: 'above' | 'below';
}

/** A text that shows under the pointer after a moment, and at once on keyboard focus. Escape closes it. */
export function Tooltip({ content, children, preferredPosition = 'above' }: TooltipProps) {
  const target = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = (): void => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };
  const hover = (): void => {
    const delay = Date.now() - lastClosedAt <= TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useDescription(target, isOpen ? id : null);
  useEscape(isOpen, close);
  return (
    <span
      ref={target}
      onPointerEnter={hover}
      onPointerLeave={close}
      onFocus={({ target: focused }) => focused.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children}
      {isOpen &&
        createPortal(
          <Bubble id={id} target={target} isBelow={preferredPosition === 'below'}>
            {content}
          </Bubble>,
          document.body,
        )}
    </span>
  );
}

/** What can be focused is described by the tooltip; a text without such an element becomes focusable. */
function useDescription(target: RefObject<HTMLElement>, id: string | null): void {
  useEffect(() => {
    const element = target.current?.querySelector<HTMLElement>(FOCUSABLE) ?? target.current;
    if (!element) return;
    element.setAttribute('tabindex', '0');
    if (id === null) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', id);
  }, [target, id]);
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

interface BubbleProps {
  id: string;
  target: RefObject<HTMLElement>;
  isBelow: boolean;
  children: ReactNode;
}

function Bubble({ id, target, isBelow, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    const around = (target.current?.firstElementChild ?? target.current)?.getBoundingClientRect();
    if (!element || !around) return;
    const { width, height } = element.getBoundingClientRect();
    const left = around.left + (around.width - width) / 2;
    const goesBelow = isBelow ? around.bottom + height <= innerHeight : around.top < height;
    element.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
    element.style.top = `${goesBelow ? around.bottom : around.top - height}px`;
  });
  return (
    <div ref={bubble} id={id} role="tooltip" className={styles.around}>
      <div className={styles.bubble}>{children}</div>
    </div>
  );
}
