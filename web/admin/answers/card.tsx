import type { ReactNode } from 'react';
import { type MethodId, methodPath } from '../lib/methods.ts';
import { Link } from '../ui/link.tsx';
import styles from './overview.module.css';

interface CardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly action?: ReactNode;
  /** Whether newer content is loading. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A card: the title is the question, the content its result. */
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

interface ExplanationProps {
  /** The entry of the help that describes the figure. */
  readonly method: MethodId;
  readonly children: ReactNode;
}

/** An explanation of what counts, behind one button. */
export function Explanation({ method, children }: ExplanationProps) {
  return (
    <details className={styles.explained}>
      <summary>What counts</summary>
      <div>{children}</div>
      <Link to={methodPath(method)}>How this is worked out</Link>
    </details>
  );
}
