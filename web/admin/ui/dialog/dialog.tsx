import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { setRootAttribute } from '../root-attribute.ts';
import styles from './dialog.module.css';
import { noteDialog } from './open-dialogs.ts';

interface DialogProps {
  title: string;
  subtitle?: string;
  /** In pixels. Polaris' Modal has three fixed widths. */
  maxWidth: number;
  /** A drawer at the end of the line, as high as the page. */
  isDrawer?: boolean;
  /** Something is being sent, which cannot be stopped: the dialog stays open. */
  isBusy?: boolean;
  onClose: () => void;
  /** Stays in view below the scrolled content. */
  footer?: ReactNode;
  children: ReactNode;
}

const CONTROL = ':is(a[href], button:not([disabled]), input, select, textarea, [tabindex]):not([hidden] *)';

/** Gives the first control of the content or footer the focus, not the close button. */
const FIRST = [styles.body, styles.foot].map((part) => `.${part} ${CONTROL}`);

/**
 * The browser's dialog element with Polaris' tokens: it traps the focus, closes on Escape, stops the page behind it
 * from scrolling and restores the focus.
 */
export function Dialog({
  title,
  subtitle,
  maxWidth,
  isDrawer = false,
  isBusy = false,
  onClose,
  footer,
  children,
}: DialogProps) {
  const dialog = useModal();
  const { body, isFocusable } = useKeyboardScrolling();
  const titleId = useId();
  const close = (): void => {
    if (!isBusy) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-drawer={isDrawer}
      style={{ '--dialog-width': `${maxWidth}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // React bubbles the cancel event of a nested dialog, which closes by itself.
        if (event.target === dialog.current) close();
      }}
      onClose={(event) => {
        // Browsers close the element at a second Escape, whatever the first one’s handler prevented.
        if (isBusy && event.target === dialog.current) dialog.current.showModal();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
          <button type="button" className={styles.close} aria-label="Close" disabled={isBusy} onClick={close}>
            <Cross />
          </button>
        </div>
        <div className={styles.body} ref={body} tabIndex={isFocusable ? 0 : undefined}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    const section = opener?.closest('section') ?? null;
    keepRoomForScrollbar();
    const release = setRootAttribute('data-dialog');
    element?.showModal();
    const end = element ? noteDialog(element) : undefined;
    element?.querySelector<HTMLElement>(FIRST.join())?.focus();
    return () => {
      end?.();
      element?.close();
      release();
      restoreFocus(opener, section);
    };
  }, []);
  return ref;
}

/** Focuses the opener. If it was removed meanwhile, its section takes the focus, or the page's heading. */
function restoreFocus(opener: Element | null, section: HTMLElement | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) return opener.focus();
  const isFocusLost = document.activeElement === document.body;
  const place = section?.isConnected ? section : document.querySelector('h1');
  if (!place || !isFocusLost) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Content that scrolls and holds no control takes the focus itself, so that the arrow keys can scroll it. */
function useKeyboardScrolling() {
  const body = useRef<HTMLDivElement>(null);
  const [isFocusable, setIsFocusable] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const scrolls = element.scrollHeight > element.clientHeight;
      setIsFocusable(scrolls && element.querySelector(CONTROL) === null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { body, isFocusable };
}

/** The page behind loses its scrollbar; padding of the same width keeps its content in place. */
function keepRoomForScrollbar(): void {
  const root = document.documentElement;
  const width = window.innerWidth - root.clientWidth;
  if (width > 0) root.style.setProperty('--dialog-scrollbar', `${width}px`);
}

function Cross() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m5.5 5.5 9 9m0-9-9 9" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
