/** A verified merchant session, or a program with an API key. Every use case is limited to its store. */
export interface Session {
  readonly sessionId: string;
  readonly storeId: string;
  readonly merchantId: string;
  readonly storeUrl: string;
  /** The name of a program's API key. */
  readonly keyName?: string;
}
