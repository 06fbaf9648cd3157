import type { Deps } from '#server/kernel/deps/deps.ts';
import { findDueJobs } from './job-repository.ts';
import { runJob, type JobKinds } from './run-job.ts';
import { type Turn, turnOf } from './turn.ts';

/** Upkeep that every instance does at intervals. It is idempotent and starts over when it was cut off. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  /** The turn is over when the server stops. */
  readonly run: (turn: Turn) => Promise<void>;
}

export interface JobRunner {
  start(): void;
  /** Does everything that is due now. */
  runDue(): Promise<void>;
  /** Does every chore now, due or not. */
  runChores(): Promise<void>;
  /** Waits for the jobs and the chore at hand; work in parts ends with the part at hand and goes on after the next start. */
  stop(): Promise<void>;
}

interface Options extends Pick<Deps, 'database' | 'log' | 'newId'> {
  readonly kinds: JobKinds;
  readonly chores: readonly Chore[];
}

/** Soon after the start, since the process before may have been killed at its work. */
const FIRST_LOOK_MS = 1_000;
const LOOK_EVERY_MS = 15_000;

/** So many jobs run side by side: one that waits for the platform does not hold up the others. */
const AT_ONCE = 4;

/** A job with more to do than this goes behind the others, and its progress is stored. */
const TURN_MS = 10_000;

/** Runs the stored jobs that are due, each under a lease in the database, and beside them the chores. */
export function createJobRunner({ database, log, newId, kinds, chores }: Options): JobRunner {
  const holder = newId();
  const lastRun = new Map<string, number>();
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

  async function runChore({ name, run }: Chore): Promise<void> {
    lastRun.set(name, performance.now());
    try {
      await run({ isOver: isStopping });
    } catch (error) {
      log.error({ chore: name, error }, 'A chore failed');
    }
  }

  async function runDueChores(): Promise<void> {
    for (const chore of chores) {
      const last = lastRun.get(chore.name) ?? -Infinity;
      if (!stopping && performance.now() - last >= chore.everyMs) await runChore(chore);
    }
  }

  const loops = [
    repeat(() => runDue().catch((error: unknown) => log.error({ error }, 'Jobs could not be looked for'))),
    // Beside the jobs: old answers of a large store take minutes to go.
    repeat(runDueChores),
  ];
  return {
    start() {
      for (const loop of loops) loop.start();
    },
    runDue,
    async runChores() {
      for (const chore of chores) await chore.run({ isOver: isStopping });
    },
    async stop() {
      stopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** Does something soon and then at intervals, unless it is still going on. */
function repeat(work: () => Promise<void>) {
  const timers: NodeJS.Timeout[] = [];
  let working: Promise<void> | undefined;
  const look = () => {
    working ??= work().finally(() => (working = undefined));
  };
  return {
    start() {
      if (timers.length > 0) return;
      timers.push(setTimeout(look, FIRST_LOOK_MS).unref(), setInterval(look, LOOK_EVERY_MS).unref());
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await working;
    },
  };
}
