/** What shoppers sent of one response, and what the server said that it holds. */
export interface SentResponse {
  readonly storeId: string;
  /** The last that was sent. */
  sent: number;
  /** The last that was acknowledged; 0 before the first. */
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
  /** By the store's number of the order. */
  readonly orders: Map<string, SentOrder>;
  /** What went wrong, told once for each kind of fault. */
  readonly faults: Map<string, number>;
  /** How often an answer was acknowledged. */
  answered: number;
  repeated: number;
  cut: number;
  /** Sent again because the server asked for it. */
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
