import type { Template } from '#shared/api/templates.ts';
import styles from './templates.module.css';

/** How much a template asks of a shopper. */
export function Measures({ template }: { template: Template }) {
  const { questionsCount, estimatedTimeBreakdown } = template;
  return (
    <span className={styles.measures}>
      <span>{counted(questionsCount, 'question')}</span>
      <span>{counted(estimatedTimeBreakdown.minutes, 'min')}</span>
    </span>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
