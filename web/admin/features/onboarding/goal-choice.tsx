import type { Onboarding } from '#shared/api/store.ts';
import own from '../../ui/own/own.module.css';
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
        <h1 className={own.heading}>What do you want to know first?</h1>
      </legend>
      {GOALS.map(({ id, question, about }) => (
        <label key={id} className={styles.goal}>
          <input type="radio" name="goal" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
          <span>
            <strong>{question}</strong>
            <span className={own.hint}>{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
