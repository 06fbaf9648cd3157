import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { unprivilegedAccount } from './postgres-binaries.ts';

export interface Daemon {
  readonly process: ChildProcess;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
  /** Kills it and all its child processes without a clean shutdown. */
  kill(): Promise<void>;
}

interface DaemonOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The file for its output. */
  readonly log: string;
  readonly cwd?: string;
  /** Runs it as this process's account, also if that is root. */
  readonly asOwner?: boolean;
}

/** Starts a program in the foreground; if this process is root, as an unprivileged account. */
export function startDaemon(
  program: string,
  parameters: readonly string[],
  { env = {}, log, cwd = '/', asOwner = false }: DaemonOptions,
): Daemon {
  const output = openSync(log, 'a');
  const child = spawn(program, parameters, {
    ...(asOwner ? {} : unprivilegedAccount()),
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const gone = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    process: child,
    ended: gone,
    async kill() {
      if (child.pid !== undefined && isRunning()) await killAll([child.pid]);
      await gone;
    },
  };
}

/** Kills these processes and their descendants, the given ones first, so that none restarts another. */
export async function killAll(pids: readonly number[]): Promise<void> {
  const below = await descendantsOf(pids);
  for (const pid of [...pids, ...below]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended meanwhile.
    }
  }
}

export async function descendantsOf(pids: readonly number[]): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!(pid > 0)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The program's name is in parentheses and may contain any character.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) parents.set(pid, parent);
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (pids.includes(parent) || isBelow(parent));
  };
  return [...parents.keys()].filter((pid) => isBelow(pid));
}
