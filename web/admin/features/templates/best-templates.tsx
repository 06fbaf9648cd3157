import { BEST_FIRST_TEMPLATES } from '#shared/templates/template.ts';
import { useSurveyChoice } from '../../lib/survey-choice.tsx';
import { useTemplates } from './api/list-templates.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './templates.module.css';

/** What to begin with, for a store that has nothing yet. */
export function BestTemplates() {
  const { data: templates, isPending } = useTemplates();
  const { openPreview } = useSurveyChoice();
  if (isPending) {
    return (
      <ul className={styles.three} aria-busy="true" aria-label="Loading templates">
        {BEST_FIRST_TEMPLATES.map((id) => (
          <li key={id} className={styles.skeleton} />
        ))}
      </ul>
    );
  }
  const best = BEST_FIRST_TEMPLATES.flatMap((id) => templates?.find(({ surveyId }) => surveyId === id) ?? []);
  if (best.length === 0) return null;
  return (
    <ul className={styles.three}>
      {best.map((template) => (
        <TemplateCard key={template.surveyId} template={template} onPreview={openPreview} />
      ))}
    </ul>
  );
}
