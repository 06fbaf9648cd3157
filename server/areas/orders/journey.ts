/** Where a visit to the store came from, as the platform tracked it. Null is what it does not know. */
export interface TrackedVisit {
  /** The platform's own name of the source, such as `google` or `direct`. */
  readonly source: string | null;
  readonly utmSource: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  /** The host of the page that led to the store. */
  readonly referrer: string | null;
}

/** The tracked visits before an order. */
export interface Journey {
  readonly daysToConversion: number | null;
  readonly first: TrackedVisit | null;
  readonly last: TrackedVisit | null;
}
