import styles from '../../answers/list/table.module.css';

interface StarButtonProps {
  readonly isStarred: boolean;
  /** *the response of 3 November 2026, 10:00* */
  readonly what: string;
  readonly isTabStop?: boolean;
  readonly onToggle: () => void;
}

export function StarButton({ isStarred, what, isTabStop = true, onToggle }: StarButtonProps) {
  return (
    <button
      type="button"
      className={styles.starButton}
      aria-label={`Star ${what}`}
      aria-pressed={isStarred}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
    >
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" strokeLinejoin="round">
        <path d="m10 2.6 2.3 4.7 5.1.7-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1L2.6 8l5.1-.7z" strokeWidth="1.4" />
      </svg>
    </button>
  );
}
