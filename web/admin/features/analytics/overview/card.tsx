import type { ReactNode } from 'react';
import styles from './overview.module.css';

interface CardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly action?: ReactNode;
  /** Whether what is shown is about to be replaced. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** One finding: its question above, everything about it below. */
export function Card({ title, subtitle, action, isBusy = false, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={title} aria-busy={isBusy}>
      <header className={styles.cardHead}>
        <div>
          <h2>{title}</h2>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** What counts, one tap away. */
export function Explained({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles.explained}>
      <summary>What counts</summary>
      <div>{children}</div>
    </details>
  );
}
