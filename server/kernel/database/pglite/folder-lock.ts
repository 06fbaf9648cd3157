import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-error.ts';
import { lockByHeartbeat } from './heartbeat-lock.ts';
import { type Lock, lockBySystem } from './system-lock.ts';

/**
 * Refuses a second process on the same folder, which would destroy the database without an error. The operating
 * system's file lock is preferred: it ends with the process in every case, and it works across containers, where
 * process ids are ambiguous. Where no such lock exists, a lock file with a heartbeat is used.
 */
export async function lockFolder(folder: string, byRecordOnly = false): Promise<Lock> {
  makeFolder(folder);
  const path = join(folder, 'lock');
  const found = byRecordOnly ? 'unsupported' : lockBySystem(path);
  const lock = found === 'unsupported' ? await lockByHeartbeat(join(folder, 'lock.record')) : found;
  if (lock === 'taken') throw new DatabaseStartError('DATA_FOLDER_IN_USE', takenMessage(folder));
  try {
    writeFileSync(
      holderPath(folder),
      JSON.stringify({ pid: process.pid, host: hostname(), since: new Date() }),
    );
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Opening for append also succeeds when the file already exists and is read-only.
    writeFileSync(join(folder, 'lock'), '', { flag: 'a' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // On Windows the other process's lock already fails here; the error is reported below.
    if (code === 'EBUSY') return;
    throw new DatabaseStartError(
      'DATA_FOLDER_UNWRITABLE',
      `The data folder ${folder} can't be written (${code ?? String(error)}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

/**
 * Stores who holds the folder, for the error message only. A separate file, since Windows cannot read a locked one.
 */
function holderPath(folder: string): string {
  return join(folder, 'lock.holder.json');
}

function takenMessage(folder: string): string {
  let who = 'another process';
  try {
    const { pid, host, since } = JSON.parse(readFileSync(holderPath(folder), 'utf8')) as Record<
      string,
      string
    >;
    who = `process ${pid} on ${host}, running since ${since}`;
  } catch {
    // The holder may be writing the file at this moment.
  }
  return `The data folder ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder.`;
}
