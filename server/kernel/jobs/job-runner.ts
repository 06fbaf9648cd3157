import type { Deps } from '#server/kernel/deps/deps.ts';
import { findDueChores, finishChore, leaseChore, releaseChore, renewChore } from './chore-repository.ts';
import { type EachStore, eachStoreOf, LONGEST_STORE_MS, type Round } from './each-store.ts';
import type { DueSignal } from './due-signal.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';
import { createJobSlots, type SlotLimits } from './job-slots.ts';
import { keepAlive } from './keep-alive.ts';
import type { JobKinds } from './run-job.ts';
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

interface Options extends Pick<Deps, 'clock' | 'database' | 'log' | 'newId'>, Partial<SlotLimits> {
  readonly kinds: JobKinds;
  readonly chores: readonly Chore[];
  /** How often it looks for due jobs. */
  readonly checkEveryMs?: number;
  /** It looks at once when this tells of a due job. */
  readonly due?: DueSignal;
  /** How long a chore waits for one store. */
  readonly longestStoreMs?: number;
}

/** Soon after the start: the previous process may have been killed during a job. */
const FIRST_CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 15_000;

const SLOTS: SlotLimits = { slots: 4, slotsPerStore: 2, aside: 8 };

/** Runs due jobs under leases in the database, and the chores beside them. */
export function createJobRunner(options: Options): JobRunner {
  const { database, log, newId, chores, checkEveryMs = CHECK_INTERVAL_MS, due } = options;
  const { longestStoreMs = LONGEST_STORE_MS } = options;
  const holder = newId();
  let stopping = false;
  const isStopping = () => stopping;
  const failures = createFailureLog(options);
  const slots = createJobSlots({ ...SLOTS, ...options, failures, holder, isStopping });
  const left: Round['left'] = new Map();

  async function runDue(): Promise<void> {
    await slots.fill();
    await slots.end();
  }

  const roundOf = (chore: string, turn: Turn, after: string | null): Round => ({
    ...{ chore, turn, after },
    ...{ failures, left, longestMs: longestStoreMs },
  });

  async function runDueChores(): Promise<void> {
    const due = await findDueChores(database, chores);
    for (const chore of chores.filter(({ name }) => due.includes(name))) {
      if (!stopping) await runChore({ database, log, failures }, chore, { holder, isStopping, roundOf });
    }
  }

  function look(): Promise<void> {
    failures.logCounted();
    return slots.fill();
  }

  const lookForJobs = reporting(log, 'Jobs could not be looked for', look);
  const loops = [
    repeat(lookForJobs, checkEveryMs),
    // Runs beside the jobs: deleting a large store's old answers takes minutes.
    repeat(reporting(log, 'Chores could not be looked for', runDueChores), CHECK_INTERVAL_MS),
  ];
  let stopListening: (() => void) | undefined;
  return {
    start() {
      for (const loop of loops) loop.start();
      stopListening ??= due?.listen(() => void lookForJobs());
    },
    runDue,
    runDueChores,
    async runChores() {
      const turn = { isOver: isStopping };
      for (const { name, run } of chores) await run(turn, eachStoreOf(roundOf(name, turn, null)));
    },
    async stop() {
      stopping = true;
      stopListening?.();
      await Promise.all([...loops.map((loop) => loop.stop()), slots.end()]);
      await Promise.all(left.values());
    },
  };
}

interface ChoreRun {
  readonly holder: string;
  readonly isStopping: () => boolean;
  readonly roundOf: (chore: string, turn: Turn, after: string | null) => Round;
}

/** Leases and runs a chore if it is due and no other instance runs it. A failure is logged. */
async function runChore(
  { database, log, failures }: Pick<Options, 'database' | 'log'> & { readonly failures: FailureLog },
  chore: Chore,
  { holder, isStopping, roundOf }: ChoreRun,
): Promise<void> {
  const { name, everyMs, run, sliceMs = Infinity } = chore;
  const lease = await leaseChore(database, chore, holder);
  if (lease === null) return;
  const begin = performance.now();
  const round = roundOf(name, turnOf(sliceMs, isStopping), lease.resumeAfter);
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
    failures.note({ message: 'A chore failed', what: { chore: name }, error });
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
