import styles from './sidebar.module.css';

export function MenuMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.missing} role="status">
      The menu could not be loaded.{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
