import { useId, type ReactNode } from 'react';
import styles from '../editor/editor.module.css';

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A panel for a part of the survey other than its questions. */
export function EditorPanel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.editor} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
      </header>
      {note !== undefined && <p className={styles.lead}>{note}</p>}
      {children}
    </section>
  );
}
