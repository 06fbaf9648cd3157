/** A verified merchant session. Every use case is limited to its store. */
export interface Session {
  readonly sessionId: string;
  readonly storeId: string;
  readonly merchantId: string;
  readonly storeUrl: string;
}
