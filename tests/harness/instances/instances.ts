import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildStale } from '#server/cli/build-stale.ts';
import { runCommandLine } from '#server/cli/terminal.ts';
import { endRun, markRun } from '#tests/run/leftovers.ts';
import { checkKept } from '#tests/harness/soak/check-kept.ts';
import { createLedger, type Ledger } from '#tests/harness/soak/ledger.ts';
import { withDatabase } from '#tests/harness/soak/place.ts';
import type { SoakStore } from '#tests/harness/soak/stage.ts';
import { exitCodeOf, lineOf, type Finding } from '#tests/harness/soak/verdict.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { asClient, createTestDatabase } from '#tests/support/postgres-databases.ts';
import { startFleet, type Deployment, type Fleet, type FleetOptions } from './fleet.ts';
import { checkPoolerRefused } from './pooler-check.ts';
import { startPooler } from './pooler.ts';
import { findPrograms, type Programs } from './programs.ts';
import { countLimits, judgeChores, nextVersion, ordinary, restarts } from './phases.ts';
import { startLoad, type Phase } from './load.ts';
import { makeVersionBefore } from './version-before.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STORES = 6;
const LIMIT_MS = 400_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Ends = (() => unknown)[];

/**
 * `npm run test:instances [-- restart|upgrade]`: three instances behind HAProxy, on one PostgreSQL behind PgBouncer in transaction mode,
 * under load. They are restarted one after another, and then upgraded from the version before through a migration.
 */
await runCommandLine(async () => {
  const [part] = process.argv.slice(2);
  if (part !== undefined && part !== 'restart' && part !== 'upgrade')
    throw new Error('Which part? npm run test:instances [-- restart|upgrade]');
  const mark = markRun();
  const scratch = await mkdtemp(join(tmpdir(), 'askwell-instances-'));
  // The account that runs the daemons needs access to this folder.
  await chmod(scratch, 0o755);
  const ends: Ends = [
    // Once more: when an instance is ended, the run may start another one in its place.
    () => endRun(mark),
    () => rm(scratch, { recursive: true, force: true, maxRetries: 5 }),
    () => endRun(mark),
  ];
  const finish = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void finish().finally(() => process.exit(1)));
  }
  const limit = setTimeout(() => {
    say(`Ended after ${LIMIT_MS / 1000} seconds, before it was done.`);
    void finish().finally(() => process.exit(1));
  }, LIMIT_MS);
  try {
    const programs = await findPrograms(scratch);
    if (!('haproxy' in programs)) {
      say(`Not run: this machine has no ${programs.join(', no ')}.`);
      process.exitCode = process.env['CI_FULL'] === '1' ? 1 : 0;
      return;
    }
    await buildStale(say);
    const findings = await runAll(programs, { scratch, ends, part });
    process.exitCode = exitCodeOf(findings);
  } finally {
    clearTimeout(limit);
    await finish();
  }
});

async function runAll(
  programs: Programs,
  { scratch, ends, part }: { scratch: string; ends: Ends; part: string | undefined },
): Promise<Finding[]> {
  const server = await startPostgres({ isDurable: true });
  ends.push(() => server.stop());
  const pooler = await startPooler(programs.pgbouncer, server.url, scratch);
  ends.push(() => pooler.stop());
  const makeDeployment = async (name: string, tree: string): Promise<Staged> => {
    const directUrl = await createTestDatabase(server.url, name);
    await inAnotherZone(directUrl);
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', 'tests/harness/instances/make-stage.ts', directUrl, String(STORES)],
      { cwd: tree },
    );
    const pooledUrl = pooler.urlOf(new URL(directUrl).pathname.slice(1));
    return { directUrl, pooledUrl, stores: JSON.parse(stdout) as SoakStore[] };
  };
  const fleetOf: FleetOf = async (options) => {
    const fleet = await startFleet(programs.haproxy, { scratch, ...options });
    ends.push(() => fleet.stop());
    return fleet;
  };
  const findings: Finding[] = [];
  if (part !== 'upgrade')
    findings.push(...(await runPresent(await makeDeployment('instances', ROOT), { pooler, fleetOf })));
  if (part !== 'restart') findings.push(...(await runUpgrade(scratch, { makeDeployment, fleetOf })));
  return findings;
}

interface Staged {
  readonly directUrl: string;
  readonly pooledUrl: string;
  readonly stores: readonly SoakStore[];
}

type FleetOf = (options: Omit<FleetOptions, 'scratch'>) => Promise<Fleet>;

/** Sessions begin in another time zone, so that a missing time zone shows. */
async function inAnotherZone(url: string): Promise<void> {
  await asClient(url, (client) =>
    client.query(`ALTER DATABASE ${client.database ?? ''} SET timezone = 'America/St_Johns'`),
  );
}

function pooled(databaseUrl: string): Deployment {
  return { tree: ROOT, databaseUrl, pooler: 'transaction' };
}

async function runPresent(
  { directUrl, pooledUrl, stores }: Staged,
  { pooler, fleetOf }: { pooler: Awaited<ReturnType<typeof startPooler>>; fleetOf: FleetOf },
): Promise<Finding[]> {
  const findings = tell(await checkPoolerRefused(pooler, pooledUrl));
  const ledger = createLedger();
  const fleet = await fleetOf({ name: 'present', first: pooled(pooledUrl), repeatsLost: false });
  const [store] = stores;
  if (store !== undefined) findings.push(...tell([await countLimits(fleet, store, ledger)]));
  const load = startLoad(fleet.url, stores, ledger);
  const phases = [
    await load.during('three instances', ordinary),
    await load.during('each restarted in turn', () => restarts(fleet, pooled(pooledUrl))),
  ];
  await load.end();
  findings.push(
    ...tellPhases(phases),
    ...tell(judgeChores(fleet)),
    ...(await check(directUrl, stores, ledger)),
  );
  await fleet.stop();
  return findings;
}

async function runUpgrade(
  scratch: string,
  {
    makeDeployment,
    fleetOf,
  }: { makeDeployment: (name: string, tree: string) => Promise<Staged>; fleetOf: FleetOf },
): Promise<Finding[]> {
  const before = await makeVersionBefore(ROOT, scratch);
  const { directUrl, pooledUrl, stores } = await makeDeployment('upgrade', before.tree);
  say(`The version before is ${before.name}, without the migration ${before.newest}.`);
  if (!before.knowsPooler) say('It does not know a pooler, so its instances call PostgreSQL directly.');
  if (!before.knowsDrain) say('Its stop closes connections at once, so the balancer repeats lost calls.');
  const fleet = await fleetOf({
    name: 'upgrade',
    first: {
      tree: before.tree,
      databaseUrl: before.knowsPooler ? pooledUrl : directUrl,
      pooler: before.knowsPooler ? 'transaction' : 'none',
    },
    repeatsLost: !before.knowsDrain,
  });
  const load = startLoad(fleet.url, stores);
  const phases: Phase[] = [await load.during('three of the version before', ordinary)];
  const next = pooled(pooledUrl);
  phases.push(
    await load.during('one replaced, migrated while two old ones serve', () => nextVersion(fleet, [0], next)),
    await load.during('the other two replaced', () => nextVersion(fleet, [1, 2], next)),
  );
  await load.end();
  const findings = [
    ...tellPhases(phases),
    ...tell([await judgeMigration(directUrl, before.newest)]),
    ...(await check(directUrl, stores, load.ledger)),
  ];
  await fleet.stop();
  return findings;
}

async function judgeMigration(url: string, newest: string): Promise<Finding> {
  const { rowCount } = await asClient(url, (client) =>
    client.query('SELECT FROM migrations WHERE name = $1', [newest]),
  );
  return { state: rowCount === 1 ? 'held' : 'wrong', text: `Migration: ${newest} was applied under load` };
}

async function check(url: string, stores: readonly SoakStore[], ledger: Ledger): Promise<Finding[]> {
  return tell(await withDatabase(url, (database) => checkKept(database, stores, ledger)));
}

function tell(findings: readonly Finding[]): Finding[] {
  for (const finding of findings) say(lineOf(finding));
  return [...findings];
}

function tellPhases(phases: readonly Phase[]): Finding[] {
  return tell(
    phases.map(({ name, requests, acknowledged, busiestSecond, refused, gapMs }) => ({
      state: acknowledged > 0 ? 'held' : 'wrong',
      text:
        `Phase "${name}": ${requests} replies, ${acknowledged} answers acknowledged, ${busiestSecond} answers in the busiest second, ` +
        `${refused} times 503, longest time without an answer ${Math.round(gapMs)} ms`,
    })),
  );
}
