import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as main from '#server/start/start-server.ts';
import { buildStale } from './build-stale.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { runCommandLine, say, welcome } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

await runCommandLine(async () => {
  await buildStale(say);
  say('Starting …');
  const bundle = pathToFileURL(join(ROOT, 'dist/server/main.js')).href;
  const { serve } = (await import(bundle)) as typeof main;
  const server = await serve({ root: ROOT, env: process.env });
  stopWithParent(() => process.emit('SIGTERM'));
  welcome(server);
});
