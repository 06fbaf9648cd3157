import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** What happened, in one line. */
  heading: string;
  /** Whether something is lost, and what to do. */
  children: ReactNode;
  action?: { label: string; onAction: () => void; isBusy?: boolean };
  /** `critical` is announced at once. */
  tone: 'critical' | 'caution' | 'plain';
}

/** A notice with one action. */
export function Notice({ heading, children, action, tone }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'critical' ? 'alert' : 'status'}>
      <div>
        <p className={styles.heading}>{heading}</p>
        <p>{children}</p>
      </div>
      {action && (
        <Button onClick={action.onAction} loading={action.isBusy ?? false}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
