import styles from './frame.module.css';

/** As much room as what is on its way will take. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
