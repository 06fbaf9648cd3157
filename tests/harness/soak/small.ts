import { setTimeout as sleep } from 'node:timers/promises';
import { checkKept } from './check-kept.ts';
import { KINDS } from './client.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { runLoad } from './load.ts';
import type { SoakOptions } from './options.ts';
import { configFor, withDatabase, type Place } from './place.ts';
import { createRecords } from './records.ts';
import { startSmallProduct, type SmallProduct } from './small-product.ts';
import { buildStage, type SoakStore } from './stage.ts';
import { typical } from './statistics.ts';
import { inMb, judgeSmallMemory, ms, type Finding } from './verdict.ts';

const STORES = 6;
const REST_MS = 5_000;
const SAMPLE_MS = 10_000;

/** More than one core can answer, so that the run shows the most that it takes. */
const AS_MUCH_AS_POSSIBLE = 5_000;

interface Small {
  readonly options: SoakOptions;
  readonly place: Place;
  readonly say: (line: string) => void;
  /** Receives what must be stopped if the run is cut short. */
  readonly own: (end: () => Promise<void>) => void;
}

/**
 * One core and little memory: the first start, a start with data, half of the time at the given rate and half as much
 * as it takes. Nothing limits the memory; the most that the process held is compared with the given megabytes.
 */
export async function soakSmall({ options, place, say, own }: Small): Promise<Finding[]> {
  const { megabytes, engine } = options;
  say(`One core and ${megabytes} MB for the app on ${engine}`);
  const start = async (what: string): Promise<SmallProduct> => {
    const product = await startSmallProduct(place.where, megabytes);
    own(() => product.stop());
    const atStart = await product.memory();
    // Time passes: a server at rest.
    await sleep(REST_MS);
    const atRest = await product.memory();
    say(
      `${what}: ready after ${(product.readyMs / 1000).toFixed(1)} s, at most ${inMb(atStart.peak)}, at rest ${inMb(atRest.resident)}`,
    );
    return product;
  };
  const first = await start('First start');
  const peaks = [(await first.memory()).peak];
  await first.stop();
  const stores = await withDatabase(place.where, (database) =>
    buildStage(database, configFor(place.where), STORES),
  );
  const product = await start('Second start');
  const ledger = createLedger();
  const run = { product, stores, ledger, place, say };
  const lasts = options.minutes * 30_000;
  await load(run, options.rate, lasts);
  await load(run, AS_MUCH_AS_POSSIBLE, lasts);
  peaks.push((await product.memory()).peak);
  await product.stop();
  return [
    ...(await withDatabase(place.where, (database) => checkKept(database, stores, ledger))),
    judgeSmallMemory(Math.max(...peaks), megabytes),
  ];
}

interface Run {
  readonly product: SmallProduct;
  readonly stores: readonly SoakStore[];
  readonly ledger: Ledger;
  readonly place: Place;
  readonly say: (line: string) => void;
}

async function load({ product, stores, ledger, place, say }: Run, rate: number, lasts: number) {
  const records = createRecords();
  const [platformSecret] = configFor(place.where).secrets.platformApi;
  const begins = performance.now();
  const isOver = () => performance.now() >= begins + lasts;
  const answeredBefore = ledger.answered;
  const sample = setInterval(() => void tell(product, say), SAMPLE_MS);
  await runLoad({ url: product.url, stores, rate, isOver, platformSecret, ledger, records }).finally(() =>
    clearInterval(sample),
  );
  const seconds = (performance.now() - begins) / 1000;
  const requests = KINDS.reduce((sum, kind) => sum + records.of(kind).length, 0);
  const isPaced = rate < AS_MUCH_AS_POSSIBLE;
  say(
    `${isPaced ? `${rate} requests a second` : 'As much as it takes'}: ${(requests / seconds).toFixed(1)} requests a second, ` +
      `of them ${((ledger.answered - answeredBefore) / seconds).toFixed(1)} answers`,
  );
  if (!isPaced) return;
  const latencies = KINDS.map((kind) => ({ kind, samples: records.of(kind) }))
    .filter(({ samples }) => samples.length > 0)
    .map(({ kind, samples }) => `${kind} ${ms(typical(samples).p50)}/${ms(typical(samples).p99)}`);
  say(`  ms (p50/p99): ${latencies.join('  ')}`);
}

async function tell(product: SmallProduct, say: (line: string) => void): Promise<void> {
  const { resident, peak } = await product.memory();
  say(`  holds ${inMb(resident)}, at most ${inMb(peak)}`);
}
