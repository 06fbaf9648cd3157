import type { CardHeading } from './template-card.tsx';
import styles from './templates.module.css';

export function ScratchCard({ onChoose, Heading }: { onChoose: () => void; Heading: CardHeading }) {
  return (
    <li className={styles.scratch}>
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="14" cy="14" r="13" strokeDasharray="3 3" />
        <path d="M14 8.5v11M8.5 14h11" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <Heading className={styles.name}>
        <button type="button" className={styles.whole} onClick={onChoose}>
          Create from scratch
        </button>
      </Heading>
      <p className={styles.description}>An empty survey and every kind of question.</p>
    </li>
  );
}
