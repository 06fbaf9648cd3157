import styles from './changes.module.css';

const MANY = 12;

/** Changes in sentences; of very many the first, and how many more there are. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  const more = changes.length - MANY;
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MANY).map((change, at) => (
        <li key={at}>{change}</li>
      ))}
      {more > 0 && <li>And {more} more.</li>}
    </ul>
  );
}
