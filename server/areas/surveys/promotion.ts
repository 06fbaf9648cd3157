/** A text that shoppers wrote beside *Other* and that the merchant counts as an option. The answers stay unchanged. */
export interface Promotion {
  /** Meaning ids, so that the promotion applies to all versions. */
  readonly questionId: string;
  readonly optionId: string;
  /** The text of the option. */
  readonly text: string;
  /** Normalized by `otherTextKey`. */
  readonly words: string;
}
