import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 1_000;

/**
 * npm does not always forward a termination signal, and an app that keeps running would hold the port and the data
 * folder. Only for a start by npm: a Node process started by hand in the background keeps running.
 */
export function stopWithParent(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  // A shell may stand between npm and this process; it waits for this process and so outlives npm.
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || isAlive(grandparent))) return;
    clearInterval(timer);
    stop();
  }, EVERY_MS);
  timer.unref();
}

function parentOf(pid: number): number | undefined {
  try {
    const found = Number(process.platform === 'linux' ? fromProc(pid) : fromPs(pid));
    return found > 1 ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The fields follow the program's name, which is in parentheses and may contain any character. */
function fromProc(pid: number): string | undefined {
  return /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
}

function fromPs(pid: number): string {
  return execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
