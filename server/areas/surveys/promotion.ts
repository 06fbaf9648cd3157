/** Words beside Other that a merchant lets count as an option. What was written stays as it is. */
export interface Promotion {
  /** Meaning ids, so that it holds in every version. */
  readonly questionId: string;
  readonly optionId: string;
  /** The option's own text. */
  readonly text: string;
  /** As `wordsKey` has them. */
  readonly words: string;
}
