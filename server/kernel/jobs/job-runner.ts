import type { Deps } from '#server/kernel/deps/deps.ts';
import { findDueChores, finishChore, leaseChore, releaseChore, renewChore } from './chore-repository.ts';
import { findDueJobs } from './job-repository.ts';
import { type EachStore, eachStoreOf, type Round } from './each-store.ts';
import { keepAlive } from './keep-alive.ts';
import { runJob, type JobKinds } from './run-job.ts';
import { type Turn, turnOf } from './turn.ts';

/**
 * Periodic upkeep. One of the instances runs it in each interval. It is idempotent and starts over if interrupted.
 */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  /** The turn ends when the server stops, or at the end of a slice. */
  readonly run: (turn: Turn, eachStore: EachStore) => Promise<void>;
  /**
   * For a chore that waits for servers of others: it goes through stores in slices of this length, and the other chores
   * run in between. Default: one slice without an end.
   */
  readonly sliceMs?: number;
}

/** Chores of a shorter interval would fill the log: they are logged for debugging only. */
const LOGGED_FROM_MS = 60_000;

export interface JobRunner {
  start(): void;
  /** Runs every due job. */
  runDue(): Promise<void>;
  /** Runs every chore that is due on this deployment and that no other instance runs. */
  runDueChores(): Promise<void>;
  /** Runs every chore now, due or not. */
  runChores(): Promise<void>;
  /**
   * Waits for running jobs and chores. Work in parts stops after the current part and continues after the next
   * start.
   */
  stop(): Promise<void>;
}

interface Options extends Pick<Deps, 'database' | 'log' | 'newId'> {
  readonly kinds: JobKinds;
  readonly chores: readonly Chore[];
  /** How often it looks for due jobs. */
  readonly checkEveryMs?: number;
}

/** Soon after the start: the previous process may have been killed during a job. */
const FIRST_CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 15_000;

/** Jobs that run at the same time, so that one that waits for the platform does not block the others. */
const AT_ONCE = 4;

/** A longer job stores its progress and goes behind the others. */
const TURN_MS = 10_000;

/** Runs due jobs under leases in the database, and the chores beside them. */
export function createJobRunner(options: Options): JobRunner {
  const { database, log, newId, kinds, chores, checkEveryMs = CHECK_INTERVAL_MS } = options;
  const holder = newId();
  let stopping = false;
  const isStopping = () => stopping;
  const findDue = () => findDueJobs(database, Object.keys(kinds), AT_ONCE);

  async function runDue(): Promise<void> {
    const due = await findDue();
    const ended = await Promise.allSettled(due.map(() => runOneByOne()));
    for (const result of ended) if (result.status === 'rejected') throw result.reason;
  }

  async function runOneByOne(): Promise<void> {
    while (!stopping) {
      const due = await findDue();
      if (due.length === 0) return;
      for (const name of due) {
        const turn = turnOf(TURN_MS, isStopping);
        if (await runJob({ database, log }, name, { holder, kindOf: (kind) => kinds[kind], turn })) break;
      }
    }
  }

  async function runDueChores(): Promise<void> {
    const due = await findDueChores(database, chores);
    for (const chore of chores.filter(({ name }) => due.includes(name))) {
      if (!stopping) await runChore({ database, log }, chore, { holder, isStopping });
    }
  }

  const loops = [
    repeat(reporting(log, 'Jobs could not be looked for', runDue), checkEveryMs),
    // Runs beside the jobs: deleting a large store's old answers takes minutes.
    repeat(reporting(log, 'Chores could not be looked for', runDueChores), CHECK_INTERVAL_MS),
  ];
  return {
    start() {
      for (const loop of loops) loop.start();
    },
    runDue,
    runDueChores,
    async runChores() {
      const turn = { isOver: isStopping };
      for (const { name, run } of chores)
        await run(turn, eachStoreOf({ chore: name, log, turn, after: null }));
    },
    async stop() {
      stopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

interface ChoreRun {
  readonly holder: string;
  readonly isStopping: () => boolean;
}

/** Leases and runs a chore if it is due and no other instance runs it. A failure is logged. */
async function runChore(
  { database, log }: Pick<Options, 'database' | 'log'>,
  chore: Chore,
  { holder, isStopping }: ChoreRun,
): Promise<void> {
  const { name, everyMs, run, sliceMs = Infinity } = chore;
  const lease = await leaseChore(database, chore, holder);
  if (lease === null) return;
  const begin = performance.now();
  const round: Round = { chore: name, log, turn: turnOf(sliceMs, isStopping), after: lease.resumeAfter };
  let isCutShort = false;
  try {
    await keepAlive(
      () => renewChore(database, name, holder),
      () => run(round.turn, eachStoreOf(round)),
    );
    isCutShort = round.after !== null;
    const level = isCutShort || everyMs < LOGGED_FROM_MS ? 'debug' : 'info';
    const message = isCutShort ? 'A chore goes on later' : 'A chore was done';
    log[level]({ chore: name, everyMs, ms: Math.round(performance.now() - begin) }, message);
  } catch (error) {
    log.error({ chore: name, error }, 'A chore failed');
  }
  // A stop may have cut any chore short, so another instance does it again.
  const save = isCutShort || isStopping() ? releaseChore : finishChore;
  await save(database, name, holder, round.after);
}

function reporting(log: Deps['log'], message: string, work: () => Promise<void>): () => Promise<void> {
  return () => work().catch((error: unknown) => log.error({ error }, message));
}

/** Runs `work` soon and then at intervals, never twice at once. */
function repeat(work: () => Promise<void>, everyMs: number) {
  const timers: NodeJS.Timeout[] = [];
  let working: Promise<void> | undefined;
  const look = () => {
    working ??= work().finally(() => (working = undefined));
  };
  return {
    start() {
      if (timers.length > 0) return;
      timers.push(setTimeout(look, FIRST_CHECK_MS).unref(), setInterval(look, everyMs).unref());
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await working;
    },
  };
}
