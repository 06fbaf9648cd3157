import styles from './logo.module.css';

/** A speech bubble whose tail is a check mark, in the colour of the text around it. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14.3 6.4V3.8a2.2 2.2 0 0 0-2.2-2.2H3.8a2.2 2.2 0 0 0-2.2 2.2v4.6a2.2 2.2 0 0 0 2.2 2.2h.5l2.7 3.6 7.3-7.8" />
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
