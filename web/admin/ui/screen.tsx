import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  subtitle?: string;
  /** The screen's main action, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page in the platform's measures. Its own page part weighs more than all of the first screen. */
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
