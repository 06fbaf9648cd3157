import { colourOf, initialsOf } from './avatar-style.ts';
import styles from './avatar.module.css';

/** Decorative: the name stands beside it, so that screen readers skip it. */
export function Avatar({ name }: { name: string }) {
  const { background, text } = colourOf(name);
  return (
    <span className={styles.avatar} style={{ background, color: text }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
