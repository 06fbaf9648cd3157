import { ChevronRightIcon } from '@shopify/polaris-icons';
import type { OnboardingGoal } from '#shared/api/store.ts';
import brand from '../../ui/brand/brand.module.css';
import styles from './onboarding.module.css';

interface Goal {
  readonly question: string;
  /** What the merchant knows once shoppers have answered. */
  readonly brings: string;
}

/** The catalogue's categories, as the question that a merchant has. Most merchants begin with the first one. */
const GOALS: Readonly<Record<OnboardingGoal, Goal>> = {
  'market analysis': { question: 'How do people find me?', brings: 'The channels they name' },
  'customer satisfaction': { question: 'Are my customers happy?', brings: 'A score and its reasons' },
  'product research': { question: 'What should I improve?', brings: 'Where products fall short' },
  'customer loyalty': { question: 'Will they come back?', brings: 'Who would recommend you' },
};

interface GoalStepProps {
  readonly onChoose: (goal: OnboardingGoal) => void;
}

/** Each line names a survey by the question that it answers. */
export function GoalStep({ onChoose }: GoalStepProps) {
  return (
    <>
      <h1 className={brand.heading}>What do you want to know first?</h1>
      <ul className={styles.goals}>
        {(Object.keys(GOALS) as OnboardingGoal[]).map((id) => (
          <li key={id}>
            <button type="button" className={styles.goal} onClick={() => onChoose(id)}>
              <span>
                <strong>{GOALS[id].question}</strong>
                <span className={styles.brings}>{GOALS[id].brings}</span>
              </span>
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
