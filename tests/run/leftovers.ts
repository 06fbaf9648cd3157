import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from './step.ts';
import { one } from './tally.ts';

const MARK = 'ASKWELL_TEST_RUN';
const PATIENCE_MS = 5_000;

/** Marks this process, and so everything that it or its children start, as part of one run. */
export function markRun(): string {
  const id = randomUUID();
  process.env[MARK] = id;
  return id;
}

/** Every process that a run started is gone at its end; what is not is named, ended, and counts as a failure. */
export function nothingLeftStep(id: string): Step {
  return {
    title: 'No process left behind',
    run: async () => {
      const deadline = Date.now() + PATIENCE_MS;
      let left = await markedProcesses(id);
      while (left.length > 0 && Date.now() < deadline) {
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

/** Ends what a run started, when the run itself is told to stop. */
export async function endRun(id: string): Promise<void> {
  endAll(await markedProcesses(id));
}

interface Process {
  readonly pid: number;
  readonly name: string;
}

/** Read from /proc; other systems keep no such list, and there a run relies on its children's own good manners. */
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
    // Gone meanwhile, or somebody else's.
    return undefined;
  }
}

function endAll(processes: readonly Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone meanwhile.
    }
  }
}
