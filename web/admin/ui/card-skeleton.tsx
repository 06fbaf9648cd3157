import styles from './card-skeleton.module.css';

/** A placeholder of the same height as the loaded card. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
