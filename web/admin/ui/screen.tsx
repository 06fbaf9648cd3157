import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  subtitle?: string;
  /** The main action, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page with Polaris' spacing. Polaris' own Page component is larger than the rest of the first screen. */
export function Screen({ title, subtitle, action, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
