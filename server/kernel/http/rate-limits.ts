interface RateLimit {
  /** Calls at once. */
  readonly burst: number;
  /** Calls in the long run. */
  readonly perSecond: number;
}

/** The sizes of the token buckets, one of each kind per session or address. */
export const RATE_LIMITS = {
  screen: { burst: 120, perSecond: 10 },
  auth: { burst: 30, perSecond: 0.5 },
  heavy: { burst: 10, perSecond: 0.2 },
  collect: { burst: 300, perSecond: 50 },
  /** All shoppers of one survey together, on one instance. */
  survey: { burst: 10_000, perSecond: 2_000 },
  /**
   * New responses of one address to one survey; further snapshots of a response are free. Twenty at once are a family
   * or an office that opens the same newsletter. One more every 20 seconds is a busy till whose customers answer one
   * after the other, and more than the customers of a mobile network who share an address send to one store. One
   * address then needs 27 minutes to use up the free plan's 100 responses. A response that is refused here waits on
   * the shopper's page and is sent again.
   */
  newResponse: { burst: 20, perSecond: 0.05 },
  /** All calls with one API key, on one instance. */
  key: { burst: 240, perSecond: 10 },
  /** Calls with a session that was not accepted. */
  refused: { burst: 120, perSecond: 1 },
} as const satisfies Readonly<Record<string, RateLimit>>;
