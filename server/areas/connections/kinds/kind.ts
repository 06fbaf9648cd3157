import type { Attempt } from '#shared/api/connections.ts';
import type { ConnectionKind, ServiceOf } from '#shared/connections/kinds.ts';
import type { EventType } from '#shared/connections/events.ts';
import type { DigestContent, ErasedContent, ResponseContent, SurveyContent } from './event-content.ts';

/** An event that was given up. */
interface UndeliveredEvent {
  readonly eventId: string;
  readonly type: EventType;
}

/** An event as a service is told of it. */
export interface ToldEvent {
  readonly eventId: string;
  readonly type: EventType;
  readonly seq: number;
  readonly occurredAt: string;
  readonly isTest: boolean;
  /** The store has confirmed that this customer gave the response. */
  readonly isCustomerConfirmed: boolean;
  /** What `event-content.ts` wrote for this type of event. */
  readonly content: unknown;
  /** Earlier events of the same response or survey that were given up. */
  readonly undelivered: readonly UndeliveredEvent[];
}

export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** What a request is made of, besides the event. */
export interface Means<K extends ConnectionKind> {
  /** The merchant's; empty for services whose address is known. */
  readonly url: string;
  readonly service: ServiceOf<K>;
  /** The key of a service, or the secrets that sign a webhook. In a preview they are masked. */
  readonly secrets: readonly string[];
  /** For a service that names customers by e-mail; null if the store does not tell, and for other services. */
  readonly email: string | null;
  readonly now: number;
}

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a request. `retryAfter` is in seconds. */
export interface PostResult {
  readonly attempt: Attempt;
  readonly isDelivered: boolean;
  /** The receiver said that the address is gone for good. */
  readonly isGone: boolean;
  readonly retryAfter: number | null;
}

/**
 * A service that connections lead to. One more begins in `shared/connections/kinds.ts`: the compiler then asks for its
 * file here and for what else it needs.
 */
export interface Kind<K extends ConnectionKind> {
  /** What the form shows as the address. `null`: the merchant's own. */
  readonly shownUrl: ((service: ServiceOf<K>, type?: EventType) => string) | null;
  /** A sentence on what is wrong with a key; null for a good one. Null without keys: the secret is made here. */
  readonly keyProblem: ((key: string, service: ServiceOf<K>) => string | null) | null;
  /** What is wrong with its settings, at a field of the form; null for good ones. */
  readonly problem?: (service: ServiceOf<K>) => Problem | null;
  /** Whether its requests contain the key. Default: they do. */
  readonly usesKey?: (service: ServiceOf<K>, url: string) => boolean;
  /** The key may stand in the query of its address. */
  readonly hasKeyInQuery?: true;
  /**
   * It changes the store's own orders and customers: it is told of all its events one after the other, takes back what it
   * wrote, and has no test.
   */
  readonly changesStore?: true;
  /** Whether the service can be told of this response: some need to know who answered. */
  readonly canTell?: (content: ResponseContent, service: ServiceOf<K>) => boolean;
  /** It erases by customer: it learns of erased answers whose customer it was told, and of no others. */
  readonly erasesByCustomer?: true;
  /** It names a confirmed customer by e-mail. The store is asked before each request, because we do not store it. */
  readonly namesByEmail?: true;
  /** It counts an event once by its id, so attempts may be saved together although a kill repeats them. */
  readonly countsEventsOnce?: true;
  readonly request: (event: ToldEvent, means: Means<K>) => OutgoingRequest;
  /** The request of a test, if the service has a way to check without keeping it. */
  readonly testRequest?: (event: ToldEvent, means: Means<K>) => OutgoingRequest;
  /** A sentence on why a reply of 2xx to a test is no success. */
  readonly testProblem?: (reply: string) => string | null;
}

export const asResponse = ({ content }: ToldEvent) => content as ResponseContent;
/** An erased response has ids only, and the customer for services that erase by customer. */
export const asErased = ({ content }: ToldEvent) => content as ErasedContent;
export const asSurvey = ({ content }: ToldEvent) => content as SurveyContent;
export const asDigest = ({ content }: ToldEvent) => content as DigestContent;

export const JSON_TYPE = { 'content-type': 'application/json' };

/** A key is one line of printable characters, so that it can stand in a header. */
export const isOneLine = (key: string) => /^[\x21-\x7e]{8,2000}$/.test(key);
