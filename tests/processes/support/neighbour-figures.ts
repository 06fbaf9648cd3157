/** What the test tells the process of the neighbour, and what it tells back. */

export interface Neighbour {
  readonly url: string;
  readonly publicId: string;
  readonly surveyId: string;
  readonly shop: string;
  /** Of several sessions, so that no limit of one session is reached. */
  readonly authorizations: readonly string[];
}

/** `settle` waits until each webhook arrived, for so many milliseconds at most. */
export type Order =
  | { readonly begin: Neighbour }
  | { readonly measureMs: number }
  | { readonly settleMs: number };

/** Milliseconds of each call. */
export interface Figures {
  readonly answer: readonly number[];
  readonly list: readonly number[];
  readonly overview: readonly number[];
  readonly script: readonly number[];
  /** From the reply to an answer to the webhook's arrival. */
  readonly delivery: readonly number[];
}

export interface Measured {
  readonly figures: Figures;
  /** Calls without a success. */
  readonly failed: number;
}

export const THINGS = [
  'answer',
  'list',
  'overview',
  'script',
  'delivery',
] as const satisfies readonly (keyof Figures)[];
