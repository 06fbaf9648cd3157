import type { Onboarding } from '#shared/api/store.ts';
import { useTemplates } from '../../lib/list-templates.ts';
import { templatesForGoal } from '../../lib/templates-for-goal.ts';
import brand from '../../ui/brand/brand.module.css';
import { GOALS } from './goals.ts';
import styles from './onboarding.module.css';

interface GoalChoiceProps {
  chosen: Onboarding['goal'];
  onChoose: (goal: Onboarding['goal']) => void;
}

export function GoalChoice({ chosen, onChoose }: GoalChoiceProps) {
  return (
    <fieldset className={styles.goals}>
      <legend>
        <h1 className={brand.heading}>What do you want to know first?</h1>
      </legend>
      {GOALS.map(({ id, question, about }) => (
        <label key={id} className={styles.goal}>
          <input type="radio" name="goal" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
          <span>
            <strong>{question}</strong>
            <span className={brand.hint}>{about}</span>
            {chosen === id && <Suggestion goal={id} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The templates that the survey list will suggest. The choice is kept even if they cannot be loaded. */
function Suggestion({ goal }: { goal: Onboarding['goal'] }) {
  const { data } = useTemplates();
  const template = data && templatesForGoal(data, goal)[0];
  if (!template) return null;
  const { name, questionsCount, estimatedTimeBreakdown } = template;
  return (
    <span className={styles.suggestion}>
      We suggest “{name}”: {questionsCount} questions, {estimatedTimeBreakdown.minutes} min.
    </span>
  );
}
