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
import { BUILT_IMAGE, unpackClusterImage } from './cluster-image.ts';
import { WorkerClient } from './worker-client.ts';

/** PGlite's PostgreSQL version; files of another major version cannot be read. */
const POSTGRES_VERSION = '18';

const CONTROL_FILE_BYTES = 8192;

/**
 * Returns the folder of the database files and creates it if missing, from the image of a new database if there is a
 * fitting one. A new database is created under a temporary name and renamed when complete. A folder with the final
 * name therefore holds a database; if it is unreadable it is damaged and left for a person to inspect.
 */
export async function prepareCluster(dataDir: string, image = BUILT_IMAGE): Promise<string> {
  const cluster = join(dataDir, 'cluster');
  const unfinished = join(dataDir, 'cluster.new');
  rmSync(unfinished, { recursive: true, force: true });
  if (holdsCluster(dataDir)) {
    const fault = findFault(cluster);
    if (fault) throw new DatabaseStartError('DATA_FOLDER_DAMAGED', damagedMessage(cluster, fault));
    return cluster;
  }
  reserveSpace(join(dataDir, 'room'));
  if (!(await unpackClusterImage(image, unfinished))) await createCluster(unfinished);
  flushTree(unfinished);
  renameSync(unfinished, cluster);
  flush(dataDir);
  return cluster;
}

/** Whether the data folder has a database. */
export function holdsCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'cluster'));
}

/** Lets PGlite create the database, which takes more memory and time than an image. */
async function createCluster(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const client = await WorkerClient.start({ folder, image: null });
  await client.stop(true);
}

/** Disk space of a new database. */
const NEW_CLUSTER_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** Fails if a new database does not fit: on a full disk PGlite creates one that cannot be opened. */
function reserveSpace(path: string): void {
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

/** Flushes all new files once; PostgreSQL flushes later writes itself. */
function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flush(folder);
}

function flush(path: string): void {
  // Windows cannot open a folder, and flushes only files that are open for writing.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const file = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
