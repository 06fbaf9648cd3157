/** The revisions of one response that were sent and acknowledged. */
export interface SentResponse {
  readonly storeId: string;
  /** The last sent revision. */
  sent: number;
  /** The last acknowledged revision; 0 before the first. */
  acknowledged: number;
  isComplete: boolean;
}

export interface SentOrder {
  readonly storeId: string;
  readonly checkoutToken: string;
  isAcknowledged: boolean;
}

/** Everything that was sent and acknowledged, to be compared with the tables at the end. */
export interface Ledger {
  readonly responses: Map<string, SentResponse>;
  /** By id and kind: whether it was acknowledged. */
  readonly sightings: Map<string, boolean>;
  /** By the store's order number. */
  readonly orders: Map<string, SentOrder>;
  /** The number of faults, by description. */
  readonly faults: Map<string, number>;
  /** The number of acknowledged responses. */
  answered: number;
  repeated: number;
  cut: number;
  /** The number of retries that the server asked for. */
  retried: number;
}

export function createLedger(): Ledger {
  return {
    responses: new Map(),
    sightings: new Map(),
    orders: new Map(),
    faults: new Map(),
    answered: 0,
    repeated: 0,
    cut: 0,
    retried: 0,
  };
}

export function noteFault(ledger: Ledger, fault: string): void {
  ledger.faults.set(fault, (ledger.faults.get(fault) ?? 0) + 1);
}
