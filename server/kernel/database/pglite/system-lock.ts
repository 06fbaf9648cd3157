import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

export interface Lock {
  release(): void;
}

/** Opening with the lock taken in the same step, which macOS and Windows offer and Node passes through. */
const OPEN_EXCLUSIVE: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
};

/** What a lock already held by someone else is called: on macOS, on Windows. */
const TAKEN = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

/** What `flock --nonblock` ends with when someone else holds the lock. */
const FLOCK_TAKEN = 1;

/** Takes the operating system's lock on a file. It is released with the process, even a killed one. */
export function lockBySystem(path: string): Lock | 'taken' | 'unsupported' {
  const exclusive = OPEN_EXCLUSIVE[process.platform];
  if (exclusive !== undefined) return lockWhileOpening(path, exclusive);
  return process.platform === 'linux' ? lockByFlock(path) : 'unsupported';
}

function lockWhileOpening(path: string, exclusive: number): Lock | 'taken' | 'unsupported' {
  try {
    return holding(openSync(path, constants.O_RDWR | constants.O_CREAT | exclusive));
  } catch (error) {
    return TAKEN.has((error as NodeJS.ErrnoException).code ?? '') ? 'taken' : 'unsupported';
  }
}

/**
 * Node has no flock, but the lock belongs to the *open file*, which a child shares with us: the small program
 * takes it for both and ends, and ours stays.
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
