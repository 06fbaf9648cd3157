import type { CustomerType } from '../audience/filters.ts';
import type { PageKind, PlacementType } from '../delivery/delivery.ts';
import type { Answers } from '../survey/answer.ts';
import type { GivenConsent } from './consent.ts';
import type { Variant } from '../survey/variant.ts';

// The requests and replies between a shopper's page and the server, for pages that load no schemas.
// `shared/api/collect.ts` holds the schemas; a type test keeps both equal.

/** Where a response came from. Unknown attributes are left out. */
export interface CollectAttributes {
  readonly placement: PlacementType;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  readonly customerType?: CustomerType | undefined;
  readonly customerId?: string | undefined;
  readonly orderId?: string | undefined;
  /** In major units of `orderCurrency`. */
  readonly orderValue?: number | undefined;
  /** ISO 4217. */
  readonly orderCurrency?: string | undefined;
  readonly checkoutToken?: string | undefined;
  /** BCP 47: the language of the texts that the shopper read. */
  readonly language?: string | undefined;
  /** The shopper's consent when the snapshot was sent. */
  readonly consent?: GivenConsent | undefined;
}

/** A snapshot of one response, complete or not. Times are milliseconds since the epoch by the client's clock. */
export interface ResponseToSave {
  /** The version that was answered. */
  readonly version: number;
  /** The variant of the split test that the shopper got; left out if the survey has none. */
  readonly variant?: Variant | undefined;
  /** Grows with each snapshot, from 1; an equal or lower one changes nothing. */
  readonly revision: number;
  /** One response for each key: a shopper's or an order's. */
  readonly respondentKey: string;
  readonly complete: boolean;
  readonly answers: Answers;
  /** Milliseconds by question id. */
  readonly timings: Readonly<Record<string, number>>;
  /** Ids of the questions that were seen, in order. */
  readonly path: readonly string[];
  readonly startedAt: number;
  readonly changedAt: number;
  /** When the request was sent. The server uses it to correct the client's clock. */
  readonly sentAt: number;
  readonly attributes: CollectAttributes;
  /** Marks a test answer, which is stored but not counted. Needs `previewToken`. */
  readonly test?: boolean | undefined;
  /** The token of a preview on the store: makes this a test answer. */
  readonly previewToken?: string | undefined;
}

/** What the server has stored. A completed response does not change. */
export interface SavedResponse {
  readonly revision: number;
  readonly complete: boolean;
  /** The code of the thank-you screen, once the response is complete. */
  readonly discountCode?: string | undefined;
}

export const SIGHTING_KINDS = ['shown', 'started', 'dismissed'] as const;

export type SightingKind = (typeof SIGHTING_KINDS)[number];

/** An event of a survey that was shown: seen, begun or dismissed. Each kind counts once for an id. */
export interface Sighting {
  readonly sightingId: string;
  readonly kind: SightingKind;
  readonly version: number;
  /** By the client's clock, like `sentAt`. */
  readonly at: number;
  readonly sentAt?: number | undefined;
  readonly attributes: Pick<CollectAttributes, 'placement' | 'country' | 'customerType'>;
  /** The kind of the page that showed it. */
  readonly page?: PageKind | undefined;
  /** Asks the server not to count it. Needs `previewToken`. */
  readonly test?: boolean | undefined;
  /** The token of a preview on the store: not counted. */
  readonly previewToken?: string | undefined;
}

/** The path that saves a response, relative to the API's base. */
export function responsePath(publicId: string, responseId: string): string {
  return `/collect/${publicId}/responses/${responseId}`;
}

export function sightingsPath(publicId: string): string {
  return `/collect/${publicId}/sightings`;
}
