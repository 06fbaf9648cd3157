import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

export interface Lock {
  release(): void;
}

/** The open flag that locks the file in the same step. macOS and Windows have one, and Node passes it through. */
const OPEN_EXCLUSIVE: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
};

/** Error codes for a lock that another process holds: on macOS, on Windows. */
const LOCKED_CODES = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

/** The exit code of `flock --nonblock` when another process holds the lock. */
const FLOCK_TAKEN = 1;

/** Takes the operating system's lock on a file. It ends with the process, even a killed one. */
export function lockBySystem(path: string): Lock | 'taken' | 'unsupported' {
  const exclusive = OPEN_EXCLUSIVE[process.platform];
  if (exclusive !== undefined) return lockWhileOpening(path, exclusive);
  return process.platform === 'linux' ? lockByFlock(path) : 'unsupported';
}

function lockWhileOpening(path: string, exclusive: number): Lock | 'taken' | 'unsupported' {
  try {
    return holding(openSync(path, constants.O_RDWR | constants.O_CREAT | exclusive));
  } catch (error) {
    return LOCKED_CODES.has((error as NodeJS.ErrnoException).code ?? '') ? 'taken' : 'unsupported';
  }
}

/**
 * Node has no flock. The lock belongs to the open file, which a child process shares: the `flock` program takes the
 * lock and exits, and this process keeps it.
 */
function lockByFlock(path: string): Lock | 'taken' | 'unsupported' {
  const file = openSync(path, 'a');
  const { status } = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (status === 0) return holding(file);
  closeSync(file);
  return status === FLOCK_TAKEN ? 'taken' : 'unsupported';
}

function holding(file: number): Lock {
  return { release: () => closeSync(file) };
}
