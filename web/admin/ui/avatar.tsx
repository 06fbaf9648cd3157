import { colourOf, initialsOf } from './avatar-look.ts';
import styles from './avatar.module.css';

/** Decoration beside a name that is written out, so screen readers skip it. */
export function Avatar({ name }: { name: string }) {
  const { background, text } = colourOf(name);
  return (
    <span className={styles.avatar} style={{ background, color: text }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
