import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/**
 * PGlite in a thread of its own: a query there would otherwise stop the whole server for as long as it runs.
 * The thread knows nothing of statements; it takes protocol bytes and gives protocol bytes back.
 */

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
  }),
];

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const port = parentPort;
if (!port) throw new Error('This file only runs as a worker thread.');

function tell(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

/** What PostgreSQL said last: the reason, when it doesn't start. */
const said: string[] = [];

function note(line: string): boolean {
  said.push(line);
  said.splice(0, said.length - 5);
  return false;
}

async function open({ folder, image }: WorkerSettings): Promise<PGlite> {
  return PGlite.create({
    onStderr: note,
    ...(folder === null ? {} : { fs: new DurableFiles(folder) }),
    ...(image === null ? {} : { loadDataDir: new Blob([readFileSync(image)]) }),
    startParams: START_PARAMETERS,
  });
}

async function answer(database: PGlite, id: number, request: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = [];
  try {
    await database.execProtocolRawStream(request, {
      syncToFs: false,
      onRawData: (data) => chunks.push(data.slice()),
    });
  } catch (error) {
    // Not an SQL error, which would have been bytes: the engine itself broke and can't be trusted any more.
    tell({ kind: 'broken', reason: String(error) });
    return;
  }
  const reply = new Uint8Array(Buffer.concat(chunks));
  tell({ kind: 'reply', id, bytes: reply }, [reply.buffer]);
}

async function main(): Promise<void> {
  const database = await open(workerData as WorkerSettings);
  port?.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'request':
        void answer(database, message.id, message.bytes);
        return;
      case 'dump':
        void database
          .dumpDataDir('none')
          .then((image) => image.arrayBuffer())
          .then((buffer) => tell({ kind: 'reply', id: message.id, bytes: new Uint8Array(buffer) }, [buffer]));
        return;
      case 'close':
        void database.close().finally(() => port.close());
    }
  });
  tell({ kind: 'ready' });
}

main().catch((error: unknown) => {
  tell({ kind: 'broken', reason: said.find((line) => /PANIC|FATAL/.test(line)) ?? String(error) });
});
