/** The largest lengths of a shopper's texts, in UTF-16 units. The input fields enforce them. */
export const ANSWER_LIMITS = {
  textLength: 4_000,
  otherLength: 500,
} as const;
