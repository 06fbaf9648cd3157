import styles from './inbox.module.css';
import type { LowScore } from './use-inbox.ts';

/** The lowest score of a response, as a share of its scale. */
export function worstScore(scores: LowScore['scores']): LowScore['scores'][number] | undefined {
  return [...scores].sort((one, other) => one.value / one.scale - other.value / other.scale)[0];
}

export function ScoreMark({ scores }: Pick<LowScore, 'scores'>) {
  const worst = worstScore(scores);
  if (!worst) return null;
  return (
    <span className={styles.score} title={worst.text}>
      {worst.value} of {worst.scale}
    </span>
  );
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day, without a time zone. */
export const dayName = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
