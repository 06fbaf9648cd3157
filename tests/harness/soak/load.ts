import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type ClientOptions } from './client.ts';
import { noteFault, type Ledger } from './ledger.ts';
import { visitAsMerchant } from './merchant.ts';
import { createPace, Ended } from './pace.ts';
import type { Records } from './records.ts';
import { visitAsShopper } from './shopper.ts';
import type { SoakStore } from './stage.ts';

const SHOPPERS_EACH = 9;

export interface LoadOptions {
  readonly url: string;
  readonly stores: readonly SoakStore[];
  readonly rate: number;
  readonly isOver: () => boolean;
  /** Whether clients continue while the server or the database is down. */
  readonly isStubborn?: boolean;
  readonly platformSecret: string;
  readonly ledger: Ledger;
  readonly records: Records;
  readonly seen?: ClientOptions['seen'];
  readonly forwarded?: ClientOptions['forwarded'];
}

/** Runs nine shoppers and a merchant for each store, one visit after another. Resolves when all have ended. */
export async function runLoad(options: LoadOptions): Promise<void> {
  const {
    url,
    stores,
    rate,
    isOver,
    isStubborn = false,
    ledger,
    records,
    platformSecret,
    seen,
    forwarded,
  } = options;
  const client = createClient(url, {
    pace: createPace(rate, isOver),
    isStubborn,
    records,
    ledger,
    seen,
    forwarded,
  });
  const deps = { client, ledger, platformSecret };
  await Promise.all(
    stores.flatMap((store) => [
      again(() => visitAsMerchant(client, store), ledger),
      ...Array.from({ length: SHOPPERS_EACH }, () => again(() => visitAsShopper(deps, store), ledger)),
    ]),
  );
}

/** A fault ends the visit; the next one starts anew, and the run reports the fault at the end. */
async function again(visit: () => Promise<void>, ledger: Ledger): Promise<void> {
  for (;;) {
    try {
      await visit();
    } catch (error) {
      if (error instanceof Ended) return;
      noteFault(ledger, `a visit: ${describe(error)}`);
      // Time passes: limits how often a persistent fault is recorded.
      await sleep(1_000);
    }
  }
}

/** `fetch` names the reason of a failure only as its cause. */
export function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `, ${error.cause.message}` : '';
  return `${String(error)}${cause}`.slice(0, 200);
}
