import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-error.ts';
import { WorkerClient } from './worker-client.ts';

/** The PostgreSQL that PGlite is built from; another one's files can't be read. */
const POSTGRES_VERSION = '18';

const CONTROL_FILE_BYTES = 8192;

/**
 * Gives the folder with the database's files, made first if there is none. A new one is made aside and renamed
 * when whole: what has the final name is a database, and if it isn't one any more, it is damaged and is left
 * as it is for someone to look at.
 */
export async function prepareCluster(dataDir: string): Promise<string> {
  const cluster = join(dataDir, 'cluster');
  const unfinished = join(dataDir, 'cluster.new');
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(cluster)) {
    const fault = findFault(cluster);
    if (fault) throw new DatabaseStartError('DATA_FOLDER_DAMAGED', damagedMessage(cluster, fault));
    return cluster;
  }
  claimRoom(join(dataDir, 'room'));
  const client = await WorkerClient.start({ folder: unfinished, image: null });
  await client.stop(true);
  flushTree(unfinished);
  renameSync(unfinished, cluster);
  flush(dataDir);
  return cluster;
}

/** What a new database takes. */
const NEW_CLUSTER_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** Fails if a new database would not fit: PGlite makes one on a full disk all the same, and can't open it then. */
function claimRoom(path: string): void {
  const chunk = Buffer.alloc(CHUNK_BYTES, 1);
  const file = openSync(path, 'w');
  try {
    for (let written = 0; written < NEW_CLUSTER_BYTES; written += writeSync(file, chunk));
  } finally {
    closeSync(file);
    rmSync(path);
  }
}

export function damagedMessage(cluster: string, reason: string): string {
  return `The database in ${cluster} can't be opened: ${reason}. Nothing was overwritten. Restore the folder from a backup, or set DATA_DIR to another folder to begin anew.`;
}

function findFault(cluster: string): string | undefined {
  try {
    const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
    if (version !== POSTGRES_VERSION) return `it was made by PostgreSQL ${version || '(unknown)'}`;
    const control = statSync(join(cluster, 'global', 'pg_control'));
    if (control.size !== CONTROL_FILE_BYTES) return 'the file global/pg_control is cut off';
    if (readdirSync(join(cluster, 'base')).length === 0) return 'the folder base is empty';
    const hasLog = readdirSync(join(cluster, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name));
    return hasLog ? undefined : 'its log is missing';
  } catch (error) {
    return `parts of it are missing or can't be read (${(error as Error).message})`;
  }
}

/** The first write of every file; what comes later PostgreSQL flushes itself. */
function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flush(folder);
}

function flush(path: string): void {
  // Windows can't open a folder, and needs to be able to write a file to flush it.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const file = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
