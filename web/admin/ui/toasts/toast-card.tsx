import {
  AlertCircleIcon,
  AlertTriangleIcon,
  CheckCircleIcon,
  ClipboardIcon,
  InfoIcon,
  NotificationIcon,
  XSmallIcon,
} from '@shopify/polaris-icons';
import { Icon } from '@shopify/polaris';
import type { KeyboardEvent } from 'react';
import { CopyDetails } from './copy-details.tsx';
import type { Toast, ToastVariant } from './toast-store.ts';
import styles from './toasts.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

const ICONS = {
  default: NotificationIcon,
  destructive: AlertCircleIcon,
  success: CheckCircleIcon,
  warning: AlertTriangleIcon,
  info: InfoIcon,
  copy: ClipboardIcon,
} satisfies Record<ToastVariant, typeof InfoIcon>;

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const swipe = useSwipeRight(onDismiss);
  const { action } = toast;
  const act = (): void => {
    // Close this toast: the action is done, or the next toast explains its failure.
    onDismiss();
    action?.onAction();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <li
      className={styles.toast}
      data-variant={toast.variant}
      data-state={toast.open ? 'open' : 'closed'}
      onKeyDown={closeOnEscape}
      {...swipe}
    >
      <span className={styles.icon}>
        <Icon source={ICONS[toast.variant]} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
        {toast.copyDetails !== undefined && <CopyDetails details={toast.copyDetails} />}
        {action && (
          <button type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={`Dismiss: ${toast.title}`}
        onClick={onDismiss}
      >
        <Icon source={XSmallIcon} />
      </button>
    </li>
  );
}
