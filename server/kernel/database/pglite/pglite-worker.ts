import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { startPglite } from './start-pglite.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/**
 * Runs PGlite in a worker thread; on the main thread a query would block the whole server. The worker handles
 * protocol bytes only and knows nothing about statements.
 */

const port = parentPort;
if (!port) throw new Error('This file only runs as a worker thread.');

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

/** PostgreSQL's latest messages; they explain a failed start. */
const messages: string[] = [];

function note(line: string): boolean {
  messages.push(line);
  messages.splice(0, messages.length - 5);
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
    // SQL errors arrive as bytes, so this is a failure of the engine itself: it can no longer be trusted.
    send({ kind: 'broken', reason: String(error) });
    return;
  }
  const reply = new Uint8Array(Buffer.concat(chunks));
  send({ kind: 'reply', id, bytes: reply }, [reply.buffer]);
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
          .then((buffer) => send({ kind: 'reply', id: message.id, bytes: new Uint8Array(buffer) }, [buffer]));
        return;
      case 'close':
        void database.close().finally(() => port.close());
    }
  });
  send({ kind: 'ready' });
}

main().catch((error: unknown) => {
  send({ kind: 'broken', reason: messages.find((line) => /PANIC|FATAL/.test(line)) ?? String(error) });
});
