import type { OnboardingGoal } from '#shared/api/store.ts';

/** The catalogue's categories, as the question that a merchant has. Most merchants begin with the first one. */
const QUESTIONS: Readonly<Record<OnboardingGoal, string>> = {
  'market analysis': 'How do people find me?',
  'customer satisfaction': 'Are my customers happy?',
  'product research': 'What should I improve?',
  'customer loyalty': 'Will they come back?',
};

export const GOALS = (Object.keys(QUESTIONS) as OnboardingGoal[]).map((id) => ({
  id,
  question: QUESTIONS[id],
}));
