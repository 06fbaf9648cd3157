import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly heading: string;
  /** A sentence that explains the panel. */
  readonly hint?: string;
  /** Content beside the heading. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A card with one setting or fact. */
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
