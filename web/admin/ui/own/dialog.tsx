import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { OwnButton } from './button.tsx';
import styles from './own.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Default: wide, for what is embedded. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** The browser's own dialog: it keeps focus inside, closes on Escape and gives focus back. */
export function OwnDialog({ title, onClose, width = 'wide', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.dialogHead}>
        <h2 id={titleId}>{title}</h2>
        <OwnButton kind="link" onClick={onClose}>
          Close
        </OwnButton>
      </div>
      <div className={styles.dialogBody}>{children}</div>
    </dialog>
  );
}
