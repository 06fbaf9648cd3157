import styles from './changes.module.css';

const MANY = 12;

/** Lists changes in sentences: the first ones, then the number of the others. */
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
