import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { unprivileged } from '#tests/support/postgres-binaries.ts';

export interface Daemon {
  readonly process: ChildProcess;
  /** Without a chance to say good-bye, to it and to everything that it started. */
  kill(): Promise<void>;
}

interface DaemonOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A file for everything that it says. */
  readonly log: string;
}

/** Starts a program in the foreground, as an account without rights where we are root. */
export function startDaemon(
  program: string,
  parameters: readonly string[],
  { env = {}, log }: DaemonOptions,
): Daemon {
  const output = openSync(log, 'a');
  const child = spawn(program, parameters, {
    ...unprivileged(),
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const gone = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    process: child,
    async kill() {
      if (child.pid !== undefined && isRunning()) await killAll([child.pid]);
      await gone;
    },
  };
}

/** Kills these processes and those below them, the given ones first, so that none of them can mend anything. */
export async function killAll(pids: readonly number[]): Promise<void> {
  const below = await descendantsOf(pids);
  for (const pid of [...pids, ...below]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone meanwhile.
    }
  }
}

async function descendantsOf(pids: readonly number[]): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!(pid > 0)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The program's name stands in brackets and may hold anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) parents.set(pid, parent);
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (pids.includes(parent) || isBelow(parent));
  };
  return [...parents.keys()].filter((pid) => isBelow(pid));
}
