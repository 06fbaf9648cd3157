import styles from './logo.module.css';

/** A speech bubble whose tail is a check mark, in the current text colour. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M11.2 1.8H3.9a2.5 2.5 0 0 0-2.5 2.5v3.4a2.5 2.5 0 0 0 2.5 2.5h.5l2.9 3.9L14.6 4.9" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <Mark />
      {name}
    </span>
  );
}
