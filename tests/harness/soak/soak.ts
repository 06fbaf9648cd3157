import { buildStale } from '#server/cli/build-stale.ts';
import { runCommandLine } from '#server/cli/terminal.ts';
import { checkKept } from './check-kept.ts';
import { KINDS } from './client.ts';
import { createLedger } from './ledger.ts';
import { runLoad } from './load.ts';
import { readOptions, type SoakOptions } from './options.ts';
import { configFor, openPlace, withDatabase, type Place } from './place.ts';
import { startProduct, type Product } from './product-process.ts';
import { createRecords } from './records.ts';
import { soakSmall } from './small.ts';
import { buildStage, type SoakStore } from './stage.ts';
import { exitCodeOf, judgeLatencies, judgeMemory, lineOf, type Finding } from './verdict.ts';
import { watch } from './watch.ts';

const STORES = 6;

/** Judges nothing until code is compiled and caches are full: a fifth of the run, at most two minutes. */
const WARM_UP_SHARE = 0.2;
const WARM_UP_MS = 120_000;

/** The duration of an export grows with the stored responses, so it is shown but not judged. */
const JUDGED = KINDS.filter((kind) => kind !== 'export');

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run soak [-- minutes] [--rate=60] [--postgres]`: runs stores, shoppers and merchants for the given time.
 * `npm run soak -- small [--memory=512]` does so on one core and with little memory.
 */
await runCommandLine(async () => {
  const options = readOptions(process.argv.slice(2));
  await buildStale(say);
  const place = await openPlace(options.engine);
  const ends = [() => place.remove()];
  const finish = async () => {
    for (const end of ends.splice(0)) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void finish().finally(() => process.exit(1)));
  }
  try {
    if (options.isSmall) {
      const findings = await soakSmall({ options, place, say, own: (end) => ends.unshift(end) });
      finishWith(findings);
      return;
    }
    const stores = await withDatabase(place.where, (database) =>
      buildStage(database, configFor(place.where), STORES),
    );
    const product = await startProduct(place.where);
    ends.unshift(() => product.stop());
    const findings = await soak(options, { place, stores, product });
    finishWith(findings);
  } finally {
    await finish();
  }
});

function finishWith(findings: readonly Finding[]): void {
  for (const finding of findings) say(lineOf(finding));
  process.exitCode = exitCodeOf(findings);
}

async function soak(
  { minutes, rate, engine }: SoakOptions,
  { place, stores, product }: { place: Place; stores: readonly SoakStore[]; product: Product },
): Promise<Finding[]> {
  const { where, databaseMemory } = place;
  const [platformSecret] = configFor(where).secrets.platformApi;
  const [ledger, records] = [createLedger(), createRecords()];
  const begins = performance.now();
  const endsAt = begins + minutes * 60_000;
  say(`${minutes} minutes on ${engine}, ${rate} requests a second in ${stores.length} stores`);
  const load = runLoad({
    url: product.url,
    stores,
    rate,
    isOver: () => performance.now() >= endsAt,
    platformSecret,
    ledger,
    records,
  });
  const [{ memory }] = await Promise.all([
    watch(product, { records, databaseMemory, begins, endsAt, say }),
    load,
  ]);
  await product.stop();
  const warm = begins + Math.min(WARM_UP_MS, WARM_UP_SHARE * (endsAt - begins));
  const latencies = JUDGED.map((kind) => [kind, records.of(kind)] as const);
  return [
    ...(await withDatabase(where, (database) => checkKept(database, stores, ledger))),
    judgeMemory(memory.map(([name, samples]) => [name, samples.filter(({ at }) => at >= warm)])),
    judgeLatencies(latencies, warm, endsAt),
  ];
}
