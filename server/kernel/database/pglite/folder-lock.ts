import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-error.ts';
import { lockByRecord } from './record-lock.ts';
import type { Lock } from './system-lock.ts';
import { lockBySystem } from './system-lock.ts';

/**
 * Two processes on one folder open it without an error and destroy it, so the second has to be refused.
 *
 * The operating system's own lock is the only one that is always right: it ends with the process that holds
 * it, however that ends, and it sees processes in other containers, where a process id means someone else.
 * Where there is none, a record with a heartbeat has to do.
 */
export async function lockFolder(folder: string, byRecordOnly = false): Promise<Lock> {
  makeFolder(folder);
  const path = join(folder, 'lock');
  const found = byRecordOnly ? 'unsupported' : lockBySystem(path);
  const lock = found === 'unsupported' ? await lockByRecord(join(folder, 'lock.record')) : found;
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
    // Making it succeeds too when it is there already and can only be read.
    writeFileSync(join(folder, 'lock'), '', { flag: 'a' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // On Windows the holder's lock shows already here; it is told below.
    if (code === 'EBUSY') return;
    throw new DatabaseStartError(
      'DATA_FOLDER_UNWRITABLE',
      `The data folder ${folder} can't be written (${code ?? String(error)}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

/** Who holds the folder, for the message only; a file of its own, since a locked one can't be read on Windows. */
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
    // The holder may be just writing it.
  }
  return `The data folder ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder.`;
}
