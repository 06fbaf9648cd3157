import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** PGlite's own start parameters without `-F`, which is the switch that turns fsync off. */
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
    // Of a disk without a head to move. With PostgreSQL's own 4 a part of the rows is joined by reading all others, and
    // a page that goes through a survey part by part takes the square of its rows.
    random_page_cost: '1.1',
  }),
];

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Starts PGlite in this thread. `note` hears what PostgreSQL says, and answers whether to print it. */
export async function startPglite(
  { folder, image }: WorkerSettings,
  note: (line: string) => boolean,
): Promise<PGlite> {
  return PGlite.create({
    onStderr: note,
    ...(folder === null ? {} : { fs: new DurableFiles(folder) }),
    ...(image === null ? {} : { loadDataDir: new Blob([readFileSync(image)]) }),
    startParams: START_PARAMETERS,
  });
}
