import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';
import type { WorkerSettings } from './worker-messages.ts';
import { totalmem } from 'node:os';

/** PGlite's default start parameters without `-F`, which turns fsync off. */
const START_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...settings({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    fsync: 'on',
    wal_sync_method: 'fsync',
    // For storage without seek times. With PostgreSQL's default of 4, the planner joins a page of rows by reading
    // the whole other table, so that a scan in pages becomes quadratic.
    random_page_cost: '1.1',
  }),
];

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Starts PGlite in this thread. `note` receives PostgreSQL's messages and returns whether to print each. */
export async function startPglite(
  { folder, image, memoryBytes = availableMemory() }: WorkerSettings,
  note: (line: string) => boolean,
): Promise<PGlite> {
  return PGlite.create({
    onStderr: note,
    ...(folder === null ? {} : { fs: new DurableFiles(folder) }),
    ...(image === null ? {} : { loadDataDir: new Blob([readFileSync(image)]) }),
    startParams: [...START_PARAMETERS, ...settings(memorySettings(memoryBytes))],
  });
}

const MEGABYTE = 1024 * 1024;

/** The container's limit if there is one, else the machine's memory, in bytes. */
export function availableMemory(): number {
  // Zero or a huge number where nothing limits the process.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * PostgreSQL's own defaults from two gigabytes on, and a share of them below. PGlite touches all of its buffers
 * when it starts, and WebAssembly never gives memory back.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const share = (part: number, least: number, most: number): string =>
    `${Math.max(least, Math.min(most, Math.floor(bytes / MEGABYTE / part)))}MB`;
  return {
    shared_buffers: share(16, 16, 128),
    work_mem: share(512, 1, 4),
    maintenance_work_mem: share(32, 16, 64),
  };
}
