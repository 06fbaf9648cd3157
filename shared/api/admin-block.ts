import type { LowScoreState } from './values.ts';

/** The page that the block is on. */
export type BlockSubject = 'order' | 'customer';

/** What was answered about an order or by a customer, as far as the store confirmed it. Without names and addresses. */
export interface ShopperAnswers {
  /** The newest first. */
  readonly responses: readonly ShopperResponse[];
  readonly hasMore: boolean;
  /** Whether the plan links orders to answers. Without it the store can confirm none. */
  readonly linksOrders: boolean;
}

export interface ShopperResponse {
  readonly survey: string;
  /** When it was first saved. */
  readonly at: string;
  readonly isComplete: boolean;
  /** The state of the follow-up on a low score; null for other responses. */
  readonly lowScore: LowScoreState | null;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** The page of the app that shows it. */
  readonly path: string;
}
