import { Button } from '@shopify/polaris';
import { useEffect, useId } from 'react';
import { useServices } from '../../lib/services.tsx';
import { useDismissNotice } from '../../lib/store/dismiss-notice.ts';
import { brandClasses } from '../../ui/brand/brand-classes.ts';
import brand from '../../ui/brand/brand.module.css';
import { Logo } from '../../ui/logo.tsx';
import { MOBILE_BREAKPOINT } from '../../ui/use-media-query.ts';
import styles from './wide-notice.module.css';

export function MobileOnly() {
  const { config } = useServices();
  const dismiss = useDismissNotice();
  const title = useId();
  const button = useId();
  useEffect(() => document.getElementById(button)?.focus(), [button]);
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={title}
      className={`${brandClasses()} ${styles.notice}`}
    >
      <div className={styles.content}>
        <Logo name={config.appName} />
        <svg viewBox="0 0 64 96" className={styles.phone} aria-hidden="true">
          <rect x="8" y="3" width="48" height="90" rx="9" fill="#fffdf8" stroke="#0f5c5c" strokeWidth="3" />
          <rect x="17" y="20" width="30" height="6" rx="3" fill="#0f5c5c" />
          <rect x="17" y="36" width="30" height="9" rx="4.5" fill="#d5ebe5" />
          <rect x="17" y="50" width="30" height="9" rx="4.5" fill="#e2603f" />
          <rect x="17" y="64" width="30" height="9" rx="4.5" fill="#d5ebe5" />
          <rect x="26" y="84" width="12" height="2.5" rx="1.25" fill="#0f5c5c" />
        </svg>
        <h1 id={title} className={brand.heading}>
          Mobile Only
        </h1>
        <p>
          This app is optimised for mobile devices. Please use a mobile device, or make your browser window
          narrower.
        </p>
        <Button id={button} variant="primary" size="large" onClick={() => dismiss('mobile_only')}>
          Continue Anyway
        </Button>
        <p className={styles.hint}>Recommended width: less than {MOBILE_BREAKPOINT}px</p>
      </div>
    </div>
  );
}
