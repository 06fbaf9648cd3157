/** A verified merchant session, or a program with an API key. Every use case is limited to its store. */
export interface Session {
  readonly sessionId: string;
  readonly storeId: string;
  readonly merchantId: string;
  readonly storeUrl: string;
  /** The name of a program's API key. */
  readonly keyName?: string;
}

/**
 * Verifies an Authorization header and returns its session, or throws UNAUTHENTICATED. It receives only the header:
 * a cookie never authenticates a merchant.
 */
export type SessionGuard = (authorization: string | undefined) => Promise<Session>;
