import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '#shared/api/base.ts';
import { responsePath } from '#shared/collect/collect.ts';
import { snapshotsOf } from '#tests/harness/bench/ingest/shoppers.ts';
import { createClient } from '#tests/harness/soak/client.ts';
import { createLedger, noteFault, type Ledger } from '#tests/harness/soak/ledger.ts';
import { describe, runLoad } from '#tests/harness/soak/load.ts';
import { createPace } from '#tests/harness/soak/pace.ts';
import { createRecords } from '#tests/harness/soak/records.ts';
import type { SoakStore } from '#tests/harness/soak/stage.ts';
import { watchSilence } from '#tests/harness/soak/watch-silence.ts';
import { testConfig } from '#tests/support/app.ts';

/** Requests a second of shoppers, orders and merchants. */
const STEADY_RATE = 50;

/** Answers that are sent at once, as after a newsletter, and how often. */
const BURST = 150;
const BURST_EVERY_MS = 2_000;

export interface Load {
  readonly ledger: Ledger;
  /** Runs a phase under this load and returns its figures. */
  during(name: string, work: () => Promise<void>): Promise<Phase>;
  /** Waits for the last calls. */
  end(): Promise<void>;
}

export interface Phase {
  readonly name: string;
  readonly requests: number;
  readonly acknowledged: number;
  readonly busiestSecond: number;
  readonly refused: number;
  readonly gapMs: number;
}

/** Sends calls to the stores until its end. A reply other than 2xx, or 503 without Retry-After, is a fault. */
export function startLoad(url: string, stores: readonly SoakStore[], ledger = createLedger()): Load {
  const seconds = new Map<number, number>();
  const count = { requests: 0, refused: 0 };
  let isOver = false;
  const hasEnded = () => isOver;
  const seen = (status: number, retryAfter: string | null) => {
    count.requests += 1;
    if (status === 503) count.refused += 1;
    if (status === 429) noteFault(ledger, 'an answer 429, though each call has its own address');
    if (status === 503 && retryAfter === null) noteFault(ledger, 'an answer 503 without Retry-After');
  };
  const common = { ledger, records: createRecords(), seen, forwarded };
  const steady = runLoad({
    ...common,
    url,
    stores,
    rate: STEADY_RATE,
    isOver: hasEnded,
    platformSecret: testConfig().secrets.platformApi[0],
  });
  const client = createClient(url, { ...common, isStubborn: false, pace: createPace(1e6, () => false) });
  const answerOnce = async (store: SoakStore) => {
    await sendAnswer(client, store, ledger).catch((error: unknown) =>
      noteFault(ledger, `an answer: ${describe(error)}`),
    );
    const second = Math.floor(performance.now() / 1_000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  };
  const bursts = (async () => {
    while (!hasEnded()) {
      await Promise.all(
        Array.from({ length: BURST }, (_, at) => answerOnce(stores[at % stores.length] as SoakStore)),
      );
      // Time passes: the interval between two bursts.
      await sleep(BURST_EVERY_MS);
    }
  })();
  return {
    ledger,
    async during(name, work) {
      const before = { ...count, answered: ledger.answered };
      seconds.clear();
      const stop = watchSilence(ledger);
      await work().finally(stop);
      return {
        name,
        requests: count.requests - before.requests,
        acknowledged: ledger.answered - before.answered,
        busiestSecond: Math.max(0, ...seconds.values()),
        refused: count.refused - before.refused,
        gapMs: stop(),
      };
    },
    async end() {
      isOver = true;
      await Promise.all([steady, bursts]);
    },
  };
}

/** Each call comes from an address of its own, so that no rate limit of an address is reached. */
const forwarded = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });

/** Sends one complete response and notes what was acknowledged. */
async function sendAnswer(
  client: ReturnType<typeof createClient>,
  store: SoakStore,
  ledger: Ledger,
): Promise<void> {
  const responseId = randomBytes(16).toString('hex');
  const snapshot = snapshotsOf(Math.floor(Math.random() * 10_000), responseId).at(-1);
  if (snapshot === undefined) throw new Error('A response has at least one snapshot.');
  const { revision } = snapshot;
  const sent = { storeId: store.storeId, sent: revision, acknowledged: 0, isComplete: false };
  ledger.responses.set(responseId, sent);
  await client.send('answer', {
    method: 'PUT',
    path: API_BASE + responsePath(store.publicId, responseId),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...snapshot, version: store.version }),
  });
  Object.assign(sent, { acknowledged: revision, isComplete: true });
  ledger.answered += 1;
}
