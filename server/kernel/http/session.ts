/** A merchant's session as the guard establishes it. Every use case is scoped by its store. */
export interface Session {
  readonly sessionId: string;
  readonly storeId: string;
  readonly merchantId: string;
  readonly storeUrl: string;
}
