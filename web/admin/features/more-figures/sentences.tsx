import styles from './figures.module.css';

/** What the figures below say. */
export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.findings}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What the figures leave out. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
