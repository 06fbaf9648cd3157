import type { CustomerType } from '../audience/filters.ts';
import type { PlacementType } from '../delivery/delivery.ts';
import type { Answers } from './answer.ts';

// What a shopper's page and the server say to each other, for pages that load no schemas. `shared/api/collect.ts`
// holds the same with its checks; a type test keeps the two equal.

/** Where a response came from. What is not known is left out. */
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
  /** BCP 47, of the texts that the shopper read. */
  readonly language?: string | undefined;
}

/** A snapshot of one response, complete or not. Times are milliseconds since the epoch by the client's clock. */
export interface ResponseToSave {
  /** The version that was answered. */
  readonly version: number;
  /** Grows with each snapshot, from 1; an equal or lower one changes nothing. */
  readonly revision: number;
  /** One response each: of a shopper, or of an order. */
  readonly respondentKey: string;
  readonly complete: boolean;
  readonly answers: Answers;
  /** Milliseconds by question id. */
  readonly timings: Readonly<Record<string, number>>;
  /** Ids of the questions that were seen, in order. */
  readonly path: readonly string[];
  readonly startedAt: number;
  readonly changedAt: number;
  /** When this request was made: by it the server tells how wrong the client's clock is. */
  readonly sentAt: number;
  readonly attributes: CollectAttributes;
  /** Asks for a test answer, which is kept and counted nowhere. Needs `previewToken`. */
  readonly test?: boolean | undefined;
  /** Of a preview on the store: makes it a test answer. */
  readonly previewToken?: string | undefined;
}

/** What the server holds now; a completed response stays as it is. */
export interface SavedResponse {
  readonly revision: number;
  readonly complete: boolean;
  /** Of the thank-you screen, once the response is complete. */
  readonly discountCode?: string | undefined;
}

export const SIGHTING_KINDS = ['shown', 'started', 'dismissed'] as const;

export type SightingKind = (typeof SIGHTING_KINDS)[number];

/** That a survey was shown to someone, begun or sent away. Each kind counts once for an id. */
export interface Sighting {
  readonly sightingId: string;
  readonly kind: SightingKind;
  readonly version: number;
  /** By the client's clock, as is `sentAt`. */
  readonly at: number;
  readonly sentAt?: number | undefined;
  readonly attributes: Pick<CollectAttributes, 'placement' | 'country' | 'customerType'>;
  /** Asks not to be counted. Needs `previewToken`. */
  readonly test?: boolean | undefined;
  /** Of a preview on the store: not counted. */
  readonly previewToken?: string | undefined;
}

/** Where a response is saved, below the API's base. */
export function responsePath(publicId: string, responseId: string): string {
  return `/collect/${publicId}/responses/${responseId}`;
}

export function sightingsPath(publicId: string): string {
  return `/collect/${publicId}/sightings`;
}

/**
 * A frozen definition, for every site to load while its survey takes answers. Its content never changes. The address
 * differs from an older one, `/definitions/…`, whose copies in caches hold discount codes.
 */
export function definitionPath(publicId: string, version: number | string): string {
  return `/questions/${publicId}/${version}.json`;
}

/** Whether sending the same again is pointless. Everything else is worth another try. */
export function isRefusedForGood(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}
