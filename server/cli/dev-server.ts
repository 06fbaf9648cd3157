import { fileURLToPath } from 'node:url';
import { serve } from '#server/start/start-server.ts';
import { devPages } from './dev-pages.ts';
import { runCommandLine } from './terminal.ts';
import { welcome } from './welcome.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One life of the server under `npm run dev`, which ends it and starts the next when a source has changed. */
process.on('disconnect', () => process.emit('SIGTERM'));
await runCommandLine(async () => {
  const server = await serve({ root: ROOT, env: process.env, pages: devPages });
  welcome(server);
});
