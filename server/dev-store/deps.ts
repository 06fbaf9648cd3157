import type { DevStoreOptions } from './options.ts';
import type { Memory } from './store/state-file.ts';
import type { Delivery } from './store/state.ts';

/** Hands a webhook over for delivery. */
export interface Webhooks {
  /** Sends to each address that wants to hear of this topic, and says how many there are. */
  publish(topic: string, payload: object): number;
  /** Stops waiting for further attempts; what is pending is taken up again at the next start. */
  stop(): void;
  resume(): void;
  /** Settles when nothing is being sent right now. */
  idle(): Promise<void>;
  readonly deliveries: readonly Delivery[];
}

/** What every part of the dev store works with. */
export interface DevStoreDeps {
  readonly options: DevStoreOptions;
  readonly memory: Memory;
  readonly webhooks: Webhooks;
}
