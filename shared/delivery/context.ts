import type { Shopper } from '../audience/filters.ts';
import type { PageKind } from './delivery.ts';

/** Everything about this moment on this page that a decision may rest on. */
export interface DeliveryContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly spot: Spot;
  readonly visit: Visit;
  readonly shopper: Shopper;
  /** A random id that this browser keeps, so that sampling falls on the same side each time. */
  readonly visitorId: string;
  readonly history: VisitorHistory;
}

/** Where a survey could appear now. */
export type Spot =
  | { readonly type: 'thank_you'; readonly page?: undefined; readonly surveyId?: undefined }
  | { readonly type: 'popup'; readonly page: Page; readonly surveyId?: undefined }
  /** A block takes the survey chosen for it; one without a choice takes any embedded survey. */
  | { readonly type: 'embedded'; readonly surveyId: string | null; readonly page?: undefined }
  | { readonly type: 'hosted'; readonly surveyId: string; readonly page?: undefined };

export interface Page {
  readonly kind: PageKind;
  /** Without query and fragment. */
  readonly path: string;
}

/** What has happened on this page so far. */
export interface Visit {
  readonly seconds: number;
  /** How far down the page the visitor has been, 0 to 100. */
  readonly scrolledPercent: number;
  readonly exitIntent: boolean;
}

/** What this browser remembers, by survey id. */
export type VisitorHistory = Readonly<Record<string, SurveyHistory>>;

/** The last time of each, in milliseconds since the epoch. */
export interface SurveyHistory {
  /** Came to the visitor by itself: as a popup or on the thank-you page. */
  readonly shownAt?: number;
  readonly dismissedAt?: number;
  readonly answeredAt?: number;
}
