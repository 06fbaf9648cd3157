import { fileURLToPath } from 'node:url';
import { serve } from '#server/start/start-server.ts';
import { devPages } from './dev-pages.ts';
import { runCommandLine, welcome } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One run of the server under `npm run dev`. The parent ends it and starts another when a source file changes. */
process.on('disconnect', () => process.emit('SIGTERM'));
await runCommandLine(async () => {
  const server = await serve({ root: ROOT, env: process.env, pages: devPages });
  welcome(server);
});
