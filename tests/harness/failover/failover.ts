import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStale } from '#server/cli/build-stale.ts';
import { runCommandLine } from '#server/cli/terminal.ts';
import { median } from '#tests/harness/bench/statistics.ts';
import { endRun, markRun } from '#tests/run/leftovers.ts';
import { checkKept } from '#tests/harness/soak/check-kept.ts';
import { createLedger, type Ledger } from '#tests/harness/soak/ledger.ts';
import { runLoad } from '#tests/harness/soak/load.ts';
import { configFor, withDatabase } from '#tests/harness/soak/place.ts';
import { startProduct } from '#tests/harness/soak/product-process.ts';
import { createRecords } from '#tests/harness/soak/records.ts';
import { buildStage } from '#tests/harness/soak/stage.ts';
import { exitCodeOf, lineOf, type Finding } from '#tests/harness/soak/verdict.ts';
import { watchSilence } from '#tests/harness/soak/watch-silence.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { findPrograms } from './programs.ts';

const KILLS = 10;
const STORES = 3;
const RATE = 60;

/** After this many acknowledged responses the app counts as available. */
const ENOUGH = 50;
const PATIENCE_MS = 300_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run test:failover [-- kills]`: kills the primary ten times under load; the app must recover by itself. */
await runCommandLine(async () => {
  const kills = Number(process.argv[2] ?? KILLS);
  if (!(kills >= 1)) throw new Error('How often? npm run test:failover [-- kills]');
  await buildStale(say);
  const mark = markRun();
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-failover-'));
  // The account that runs PostgreSQL needs access to this folder.
  await chmod(scratch, 0o755);
  const ends = [
    () => rm(scratch, { recursive: true, force: true, maxRetries: 5 }),
    // Processes that did not end by themselves, such as a PostgreSQL whose Patroni was killed.
    () => endRun(mark),
  ];
  const finish = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void finish().finally(() => process.exit(1)));
  }
  try {
    const cluster = await startCluster(await findPrograms(scratch, say), scratch);
    ends.push(() => cluster.stop());
    await cluster.untilComplete();
    const findings = await failOver(cluster, kills);
    for (const finding of findings) say(lineOf(finding));
    process.exitCode = exitCodeOf(findings);
  } finally {
    await finish();
  }
});

async function failOver(cluster: Cluster, kills: number): Promise<readonly Finding[]> {
  const config = configFor(cluster.url);
  const stores = await withDatabase(cluster.url, (database) => buildStage(database, config, STORES));
  // Silent, because the log has a line for each request while the database is unavailable.
  const product = await startProduct(cluster.url, 'silent');
  try {
    const ledger = createLedger();
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
    const silences = await killTimes(kills, cluster, ledger);
    await cluster.untilComplete();
    isOver = true;
    await load;
    say(
      `${kills} kills: without service for ${seconds(median(silences))} in the middle, ${seconds(Math.max(...silences))} at most`,
    );
    return await withDatabase(cluster.url, (database) => checkKept(database, stores, ledger));
  } finally {
    await product.stop();
  }
}

/** Returns for each kill how long no response was acknowledged. */
async function killTimes(kills: number, cluster: Cluster, ledger: Ledger): Promise<number[]> {
  const silences: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const primary = await cluster.untilComplete();
    await more(ledger);
    // Time passes: each kill happens at another moment.
    await sleep(Math.floor(Math.random() * 1_000));
    const silence = await killUnderLoad(cluster, ledger, primary);
    silences.push(silence);
    say(
      `${kill}. ${primary} was killed, ${await cluster.primary()} took over: ${seconds(silence)} without service`,
    );
    cluster.restart(primary);
  }
  return silences;
}

/**
 * Kills the primary and returns the longest time between two acknowledged responses until the cluster is complete
 * again.
 */
async function killUnderLoad(cluster: Cluster, ledger: Ledger, primary: string): Promise<number> {
  const stop = watchSilence(ledger);
  try {
    await cluster.kill(primary);
    await until(async () => ![null, primary].includes(await cluster.primary()), 'another primary');
    await more(ledger);
  } finally {
    stop();
  }
  return stop();
}

function more(ledger: Ledger): Promise<void> {
  const enough = ledger.answered + ENOUGH;
  return until(() => Promise.resolve(ledger.answered >= enough), 'more answers');
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    // Time passes: the interval between two checks.
    await sleep(50);
  }
}
