import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { startPglite } from './start-pglite.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/**
 * PGlite in a thread of its own: a query there would otherwise stop the whole server for as long as it runs.
 * The thread knows nothing of statements; it takes protocol bytes and gives protocol bytes back.
 */

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
  const database = await startPglite(workerData as WorkerSettings, note);
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
