import { ONBOARDING_GOALS, type OnboardingGoal } from '#shared/api/store.ts';

interface GoalTexts {
  question: string;
  about: string;
}

interface Goal extends GoalTexts {
  id: OnboardingGoal;
}

/** The catalogue's categories, as the question that a merchant has. */
const TEXTS: Readonly<Record<OnboardingGoal, GoalTexts>> = {
  'customer satisfaction': { question: 'Are my customers happy?', about: 'Customer satisfaction' },
  'product research': { question: 'What should I sell or improve?', about: 'Product research' },
  'customer loyalty': { question: 'Will they come back?', about: 'Customer loyalty' },
  'market analysis': { question: 'How do people find me?', about: 'Market analysis' },
};

export const GOALS: readonly Goal[] = ONBOARDING_GOALS.map((id) => ({ id, ...TEXTS[id] }));
