import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStale } from '#server/cli/build-stale.ts';
import { runCommandLine } from '#server/cli/terminal.ts';
import { distributeTables } from '#server/operations/distribute-tables.ts';
import { median } from '#tests/harness/bench/statistics.ts';
import { endRun, markRun } from '#tests/run/leftovers.ts';
import { checkKept } from '#tests/harness/soak/check-kept.ts';
import { createLedger } from '#tests/harness/soak/ledger.ts';
import { runLoad } from '#tests/harness/soak/load.ts';
import { configFor, withDatabase } from '#tests/harness/soak/place.ts';
import { startProduct } from '#tests/harness/soak/product-process.ts';
import { createRecords } from '#tests/harness/soak/records.ts';
import { buildStage, type SoakStore } from '#tests/harness/soak/stage.ts';
import { exitCodeOf, lineOf, type Finding } from '#tests/harness/soak/verdict.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { startCitus, type CitusCluster } from './cluster.ts';
import { findCitus } from './find-citus.ts';
import { isolateStore, nodeOf, rebalanceOnto } from './move-shards.ts';
import { watchStores, type StoreWatch } from './watch-stores.ts';

const KILLS = 10;
const STORES = 6;
const RATE = 60;

/** How long a killed worker stays down before it is started again. */
const AWAY_MS = 2_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Stage {
  readonly url: string;
  readonly cluster: CitusCluster;
  readonly stores: readonly SoakStore[];
  readonly watch: StoreWatch;
}

/**
 * `npm run test:citus:long [-- kills]`: kills workers repeatedly under load, adds a third worker that takes its
 * share of the rows, and isolates a store on its own shard. All acknowledged data must exist at the end.
 */
await runCommandLine(async () => {
  const kills = Number(process.argv[2] ?? KILLS);
  if (!(kills >= 1)) throw new Error('How often? npm run test:citus:long [-- kills]');
  const programs = await findCitus();
  if (programs === null) {
    say('Not run: this machine has no PostgreSQL with Citus.');
    process.exitCode = process.env['CI_FULL'] === '1' ? 1 : 0;
    return;
  }
  await buildStale(say);
  const mark = markRun();
  const folder = await mkdtemp(join(tmpdir(), 'askwell-citus-'));
  // The account that runs PostgreSQL needs access to this folder.
  await chmod(folder, 0o755);
  const ends = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 }), () => endRun(mark)];
  // A signal makes the load fail as well: both wait for the same shutdown.
  let finishing: Promise<void> | undefined;
  const finish = () => (finishing ??= endAll(ends));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void finish().finally(() => process.exit(1)));
  }
  try {
    const cluster = await startCitus({ programs, folder, isDurable: true });
    ends.push(() => cluster.stop());
    const findings = await underLoad(cluster, kills);
    for (const finding of findings) say(lineOf(finding));
    process.exitCode = exitCodeOf(findings);
  } finally {
    await finish();
  }
});

async function endAll(ends: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const end of [...ends].reverse()) await end();
}

async function underLoad(cluster: CitusCluster, kills: number): Promise<readonly Finding[]> {
  const url = await createTestDatabase(cluster.url, 'long');
  const config = configFor(url);
  const stores = await withDatabase(url, async (database) => {
    await distributeTables(database);
    return buildStage(database, config, STORES);
  });
  // Silent, because the log has a line for each request while a worker is down.
  const product = await startProduct(url, 'silent');
  try {
    const ledger = createLedger();
    const watch = watchStores(ledger, stores);
    let isOver = false;
    const load = runLoad({
      url: product.url,
      stores,
      rate: RATE,
      isOver: () => isOver,
      isStubborn: true,
      platformSecret: config.secrets.platformApi[0],
      ledger,
      records: createRecords(),
    });
    const stage = { url, cluster, stores, watch };
    await killWorkers(stage, kills);
    await moveRows(stage);
    await watch.allAnswered();
    isOver = true;
    await load;
    watch.stop();
    return await withDatabase(url, (database) => checkKept(database, stores, ledger));
  } finally {
    await product.stop();
  }
}

/** Kills the workers in turn. Stores on other nodes must be served meanwhile, and all stores afterwards. */
async function killWorkers({ url, cluster, stores, watch }: Stage, kills: number): Promise<void> {
  const silences: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const worker = cluster.workers[kill % cluster.workers.length];
    if (worker === undefined) throw new Error('The cluster has no worker.');
    const ports = await Promise.all(stores.map(({ storeId }) => nodeOf(url, storeId)));
    const elsewhere = stores.filter((_, at) => ports[at] !== worker.port);
    await watch.allAnswered();
    // Time passes: the kill happens at a random moment of the load.
    await sleep(Math.floor(Math.random() * 1_000));
    const before = watch.answered(elsewhere);
    watch.begin();
    const away = await timed(async () => {
      await worker.kill();
      // Time passes: the worker stays down under load.
      await sleep(AWAY_MS);
      await worker.start();
      return watch.answered(elsewhere) - before;
    });
    await watch.allAnswered();
    const silence = watch.longest();
    silences.push(silence);
    say(
      `${kill}. ${worker.name} was killed and back after ${seconds(away.took)}: the store that waited longest got no answer for ${seconds(silence)}, ` +
        `the ${elsewhere.length} stores on other nodes got ${away.value} meanwhile`,
    );
  }
  say(
    `${kills} kills: longest wait of a store ${seconds(median(silences))} in the middle, ${seconds(Math.max(...silences))} at most`,
  );
}

async function moveRows({ url, cluster, stores, watch }: Stage): Promise<void> {
  watch.begin();
  const worker = await cluster.startWorker();
  const rebalanced = await timed(() => rebalanceOnto(url, worker));
  await watch.allAnswered();
  say(
    `A third worker got ${rebalanced.value} shards in ${seconds(rebalanced.took)}; longest wait of a store ${seconds(watch.longest())}`,
  );
  const [large] = stores;
  if (large === undefined) throw new Error('There is no store.');
  watch.begin();
  const isolated = await timed(() => isolateStore(url, large.storeId));
  await watch.allAnswered();
  say(
    `A store got its own shards and moved to another node in ${seconds(isolated.took)}; longest wait of a store ${seconds(watch.longest())}`,
  );
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; took: number }> {
  const begin = performance.now();
  return { value: await work(), took: performance.now() - begin };
}
