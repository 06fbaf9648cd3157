import type { ONBOARDING_GOALS } from '#shared/api/store.ts';

interface Goal {
  id: (typeof ONBOARDING_GOALS)[number];
  question: string;
  about: string;
}

/** The catalogue's categories, as the question that a merchant has. */
export const GOALS: readonly Goal[] = [
  { id: 'customer satisfaction', question: 'Are my customers happy?', about: 'Customer satisfaction' },
  { id: 'product research', question: 'What should I sell or improve?', about: 'Product research' },
  { id: 'customer loyalty', question: 'Will they come back?', about: 'Customer loyalty' },
  { id: 'market analysis', question: 'How do people find me?', about: 'Market analysis' },
];
