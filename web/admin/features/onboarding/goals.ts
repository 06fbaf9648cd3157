import type { OnboardingGoal } from '#shared/api/store.ts';

interface Goal {
  readonly question: string;
  /** What the merchant knows once shoppers have answered. */
  readonly brings: string;
}

/** The catalogue's categories, as the question that a merchant has. Most merchants begin with the first one. */
export const GOALS: Readonly<Record<OnboardingGoal, Goal>> = {
  'market analysis': {
    question: 'How do people find me?',
    brings: 'The channels that shoppers name',
  },
  'customer satisfaction': {
    question: 'Are my customers happy?',
    brings: 'A score for their orders, and what lowers it',
  },
  'product research': {
    question: 'What should I improve?',
    brings: 'What they value in a product, and where it falls short',
  },
  'customer loyalty': {
    question: 'Will they come back?',
    brings: 'How many would recommend you, and why',
  },
};
