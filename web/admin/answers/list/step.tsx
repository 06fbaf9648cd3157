import styles from './table.module.css';

export function Step({
  label,
  sign,
  onStep,
}: {
  label: string;
  sign: string;
  onStep: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      disabled={!onStep}
      onClick={onStep}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
