/** What the test tells the process of the neighbour, and what it tells back. */

export interface Neighbour {
  readonly url: string;
  readonly publicId: string;
  readonly surveyId: string;
  readonly shop: string;
  readonly server: ServerThreads;
  /** Of several sessions, so that no limit of one session is reached. */
  readonly authorizations: readonly string[];
}

/** The threads in which a call may wait for others: the event loop and, with PGlite, the database. */
export interface ServerThreads {
  readonly pid: number;
  readonly hasDatabase: boolean;
}

/** `settle` waits until each webhook arrived, for so many milliseconds at most. */
export type Order =
  | { readonly begin: Neighbour }
  | { readonly measureMs: number }
  | { readonly settleMs: number };

/** What one call took. */
export interface Took {
  readonly ms: number;
  /** Milliseconds of the processor that the server used meanwhile. A busy machine does not change them. */
  readonly work: number;
}

export interface Figures {
  readonly answer: readonly Took[];
  readonly list: readonly Took[];
  readonly overview: readonly Took[];
  readonly script: readonly Took[];
  /** From the reply to an answer to the webhook's arrival. */
  readonly delivery: readonly Took[];
}

export interface Measured {
  readonly figures: Figures;
  /** Calls without a success. */
  readonly failed: number;
  /** How many times as long as on an idle machine the server needed for its work. */
  readonly slowness: number;
}

export const THINGS = [
  'answer',
  'list',
  'overview',
  'script',
  'delivery',
] as const satisfies readonly (keyof Figures)[];
