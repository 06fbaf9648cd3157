import type { Template } from '#shared/api/templates.ts';
import styles from './templates.module.css';

/** A template's number of questions and estimated time. */
export function TemplateSize({ template }: { template: Template }) {
  const { questionsCount, estimatedTimeBreakdown } = template;
  return (
    <span className={styles.measures}>
      <span>{pluralize(questionsCount, 'question')}</span>
      <span>{pluralize(estimatedTimeBreakdown.minutes, 'min')}</span>
    </span>
  );
}

function pluralize(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
