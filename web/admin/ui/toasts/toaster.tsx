import { useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialog/open-dialogs.ts';
import spoken from '../spoken.module.css';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-store.ts';
import styles from './toasts.module.css';

interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  onReading: (reading: boolean) => void;
}

/** The toasts in their corner, in the open dialog if there is one, and the two live regions that announce them to screen readers. */
export function Toaster({ toasts, onDismiss, onReading }: ToasterProps) {
  const reading = useReading(onReading);
  const open = toasts.filter((toast) => toast.open);
  const dialog = useTopDialog();
  const corner = (
    <section aria-label="Notifications" className={styles.corner} {...reading}>
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
  return (
    <>
      <Announcer role="status" toasts={open.filter((toast) => toast.variant !== 'destructive')} />
      <Announcer role="alert" toasts={open.filter((toast) => toast.variant === 'destructive')} />
      {dialog && toasts.length > 0 ? createPortal(corner, dialog) : corner}
    </>
  );
}

/** A live region must exist before its text changes; otherwise screen readers do not announce it. */
function Announcer({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) {
  return (
    <div role={role} className={spoken.only}>
      {toasts.map((toast) => (
        <p key={toast.id}>{[toast.title, toast.description].filter(Boolean).join('. ')}</p>
      ))}
    </div>
  );
}

/** A person reads while the pointer or the focus is inside; reading ends when both have left. */
function useReading(onReading: (reading: boolean) => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hover = (now: boolean): void => {
    setHovered(now);
    onReading(now || focused);
  };
  const focus = (now: boolean): void => {
    setFocused(now);
    onReading(now || hovered);
  };
  return {
    onPointerEnter: () => hover(true),
    onPointerLeave: () => hover(false),
    onFocus: () => focus(true),
    onBlur: (event: FocusEvent<HTMLElement>) => focus(event.currentTarget.contains(event.relatedTarget)),
  };
}
