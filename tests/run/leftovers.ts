import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from './step.ts';
import { one } from './tally.ts';

const MARK = 'ASKWELL_TEST_RUN';
const PATIENCE_MS = 60_000;

/** Marks this process by an environment variable, which its children and their children inherit. */
export function markRun(): string {
  const id = randomUUID();
  process.env[MARK] = id;
  return id;
}

/** Fails if a process that the run started is still alive at its end, names it and ends it. */
export function nothingLeftStep(id: string): Step {
  return {
    title: 'No process left behind',
    run: async () => {
      const deadline = Date.now() + PATIENCE_MS;
      let left = await markedProcesses(id);
      while (left.length > 0 && Date.now() < deadline) {
        // Time passes: the interval between two looks at the list of processes.
        await sleep(200);
        left = await markedProcesses(id);
      }
      endAll(left);
      return {
        tally: one(left.length === 0),
        text: left.map(({ pid, name }) => `${pid} ${name}`).join('\n'),
      };
    },
  };
}

/** Ends every process that a run started. */
export async function endRun(id: string): Promise<void> {
  endAll(await markedProcesses(id));
}

interface Process {
  readonly pid: number;
  readonly name: string;
}

/** Reads /proc. Systems without it give no processes, so leftovers are not found there. */
async function markedProcesses(id: string): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const found = await Promise.all(pids.map((pid) => describeIfMarked(pid, id)));
  return found.filter((one) => one !== undefined);
}

async function describeIfMarked(pid: number, id: string): Promise<Process | undefined> {
  try {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    if (!environment.split('\0').includes(`${MARK}=${id}`)) return undefined;
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, name: line.replaceAll('\0', ' ').slice(0, 200) };
  } catch {
    // The process has ended meanwhile, or belongs to another user.
    return undefined;
  }
}

function endAll(processes: readonly Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended meanwhile.
    }
  }
}
