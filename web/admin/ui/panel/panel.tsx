import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly heading: string;
  /** What it is for, in a sentence. */
  readonly hint?: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing to decide or to know, on a card of its own. */
export function Panel({ heading, hint, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{heading}</h2>
          {hint !== undefined && <p>{hint}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
