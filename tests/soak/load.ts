import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './client.ts';
import { noteFault, type Ledger } from './ledger.ts';
import { mind } from './merchant.ts';
import { createPace, Ended } from './pace.ts';
import type { Records } from './records.ts';
import { shop } from './shopper.ts';
import type { SoakStore } from './stage.ts';

const SHOPPERS_EACH = 9;

export interface LoadOptions {
  readonly url: string;
  readonly stores: readonly SoakStore[];
  readonly rate: number;
  readonly isOver: () => boolean;
  /** Whether everybody goes on asking, whatever is broken meanwhile. */
  readonly isStubborn?: boolean;
  readonly platformSecret: string;
  readonly ledger: Ledger;
  readonly records: Records;
}

/** Nine shoppers and a merchant in each store, one visit after another. Resolves when all have gone home. */
export async function runLoad(options: LoadOptions): Promise<void> {
  const { url, stores, rate, isOver, isStubborn = false, ledger, records, platformSecret } = options;
  const client = createClient(url, { pace: createPace(rate, isOver), isStubborn, records, ledger });
  const deps = { client, ledger, platformSecret };
  await Promise.all(
    stores.flatMap((store) => [
      again(() => mind(client, store), ledger),
      ...Array.from({ length: SHOPPERS_EACH }, () => again(() => shop(deps, store), ledger)),
    ]),
  );
}

/** A visit that meets a fault ends; the next one begins anew, and the fault is told at the end. */
async function again(visit: () => Promise<void>, ledger: Ledger): Promise<void> {
  for (;;) {
    try {
      await visit();
    } catch (error) {
      if (error instanceof Ended) return;
      noteFault(ledger, `a visit: ${String(error).slice(0, 200)}`);
      await sleep(1_000);
    }
  }
}
