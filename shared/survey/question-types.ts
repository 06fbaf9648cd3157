/** The types of question, in the order of the builder's menu. The folder `types/` defines each. */
export const QUESTION_TYPES = [
  'single_select',
  'multi_select',
  'text',
  'rating',
  'nps',
  'drop_down',
  'date',
  'number',
] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The id that stands for the Other choice, in answers and in rules alike. */
export const OTHER_ID = 'other';
