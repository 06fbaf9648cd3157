import type { Shopper } from '../audience/filters.ts';
import type { PageKind } from './delivery.ts';

/** The facts about the page, the moment and the visitor that decide which survey shows. */
export interface DeliveryContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly spot: Spot;
  readonly visit: Visit;
  readonly shopper: Shopper;
  /** A random id that the browser stores, so that sampling decides the same on every visit. */
  readonly visitorId: string;
  readonly history: VisitorHistory;
}

/** A place on the page where a survey can appear. */
export type Spot =
  | { readonly type: 'thank_you'; readonly page?: undefined; readonly surveyId?: undefined }
  | { readonly type: 'popup'; readonly page: Page; readonly surveyId?: undefined }
  /** A block shows the survey chosen for it, or any embedded survey when none is chosen. */
  | { readonly type: 'embedded'; readonly surveyId: string | null; readonly page?: undefined }
  | { readonly type: 'hosted'; readonly surveyId: string; readonly page?: undefined };

export interface Page {
  readonly kind: PageKind;
  /** Without query and fragment. */
  readonly path: string;
}

/** The visitor's activity on this page so far. */
export interface Visit {
  readonly seconds: number;
  /** The deepest scroll position so far, 0 to 100 percent of the page. */
  readonly scrolledPercent: number;
  readonly exitIntent: boolean;
}

/** The visitor's history that this browser stores, by survey id. */
export type VisitorHistory = Readonly<Record<string, SurveyHistory>>;

/** The time of the latest event of each kind, in milliseconds since the epoch. */
export interface SurveyHistory {
  /** The survey appeared unasked: as a popup or on the thank-you page. */
  readonly shownAt?: number;
  readonly dismissedAt?: number;
  readonly answeredAt?: number;
}
