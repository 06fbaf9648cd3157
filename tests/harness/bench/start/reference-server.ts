import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import express from 'express';
import type { WorkerSettings } from '#server/kernel/database/pglite/worker-messages.ts';

/**
 * Express with the same embedded database in its own thread: `reference-server.ts {folder} {port}`. It reports ready
 * once the database is.
 */
const [folder = '', port = '0'] = process.argv.slice(2);
const settings: WorkerSettings = { folder, image: null };
const worker = new Worker(new URL('../../../../dist/server/pglite-worker.js', import.meta.url), {
  workerData: settings,
});
await once(worker, 'message');

const app = express();
app.disable('x-powered-by');
app.get('/readyz', (_request, response) => void response.json({ status: 'ready' }));
app.get('/metrics', (_request, response) => {
  response.type('text/plain').send(`process_resident_memory_bytes ${process.memoryUsage.rss()}\n`);
});
app.get('/s/:publicId', (_request, response) => {
  response
    .type('html')
    .send('<!doctype html><html lang="en"><title>A survey</title><h1>A survey</h1></html>');
});
app.listen(Number(port), '127.0.0.1');
