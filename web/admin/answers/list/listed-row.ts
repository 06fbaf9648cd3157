/** A row of a list of responses. */
export interface ListedRow {
  readonly responseId: string;
}
