/** The size limits of a survey's definition. */
export const SURVEY_LIMITS = {
  questions: 200,
  options: 50,
  rulesPerQuestion: 50,
  languages: 30,
  idLength: 64,
  nameLength: 120,
  descriptionLength: 1_000,
  questionTextLength: 500,
  optionTextLength: 200,
  labelLength: 100,
  thankYouLength: 1_000,
  discountCodeLength: 64,
  ratingScaleMin: 2,
  ratingScaleMax: 10,
} as const;
