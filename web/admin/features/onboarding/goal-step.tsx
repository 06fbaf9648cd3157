import { ChevronRightIcon } from '@shopify/polaris-icons';
import type { OnboardingGoal } from '#shared/api/store.ts';
import { useTemplates } from '../../lib/surveys/list-templates.ts';
import { templatesForGoal } from '../../lib/surveys/templates-for-goal.ts';
import brand from '../../ui/brand/brand.module.css';
import { GOALS } from './goals.ts';
import styles from './onboarding.module.css';

interface GoalStepProps {
  readonly onChoose: (goal: OnboardingGoal) => void;
}

/** Each line names a survey by the question that it answers. */
export function GoalStep({ onChoose }: GoalStepProps) {
  const { data: templates } = useTemplates();
  return (
    <>
      <h1 className={brand.heading}>What do you want to know first?</h1>
      <ul className={styles.goals}>
        {(Object.keys(GOALS) as OnboardingGoal[]).map((id) => {
          const { question, brings } = GOALS[id];
          const template = templates && templatesForGoal(templates, id)[0];
          return (
            <li key={id}>
              <button type="button" className={styles.goal} onClick={() => onChoose(id)}>
                <span>
                  <strong>{question}</strong>
                  <span>{brings}</span>
                  <span className={styles.size}>{template && `${template.questionsCount} questions`}</span>
                </span>
                <ChevronRightIcon />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
