import { BEST_FIRST_TEMPLATES } from '#shared/templates/template.ts';
import { useTemplates } from '../../lib/surveys/list-templates.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useSurveySteps } from '../../lib/surveys/survey-choice.tsx';
import { templatesForGoal } from '../../lib/surveys/templates-for-goal.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './templates.module.css';

/** Suggested templates for a store without surveys; those for the merchant's goal come first. */
export function BestTemplates() {
  const { data: templates, isPending } = useTemplates();
  const { openPreview } = useSurveySteps();
  const goal = useStoreDetails().data?.store.onboarding.goal ?? null;
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
  const wanted = templatesForGoal(templates ?? [], goal);
  const shown = [...new Set([...wanted, ...best])].slice(0, BEST_FIRST_TEMPLATES.length);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.three}>
      {shown.map((template) => (
        <TemplateCard key={template.surveyId} template={template} onPreview={openPreview} Heading="h2" />
      ))}
    </ul>
  );
}
