import { useEffect, useId, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { markRoot } from '../root-mark.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  subtitle?: string;
  /** The platform's own modal knows three widths only; ours are the product's. */
  maxWidth: number;
  onClose: () => void;
  /** Stays in view under what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Where the focus begins: where reading does, not on the cross that closes. */
const FIRST = [styles.body, styles.foot].map(
  (part) => `.${part} :is(a[href], button:not([disabled]), input, select, textarea, [tabindex])`,
);

/**
 * The browser's own dialog in the platform's look: it keeps focus inside, closes on Escape, holds the page
 * behind it still and gives focus back.
 */
export function Dialog({ title, subtitle, maxWidth, onClose, footer, children }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--dialog-width': `${maxWidth}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog inside this one cancels by itself, and React lets its event pass through here.
        if (event.target === dialog.current) onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Cross />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
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
    keepRoomForScrollbar();
    const release = markRoot('data-dialog');
    element?.showModal();
    element?.querySelector<HTMLElement>(FIRST.join())?.focus();
    return () => {
      element?.close();
      release();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return ref;
}

/** The page behind is held still without its scrollbar, and does not move into the room that this leaves. */
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
