import { fileURLToPath } from 'node:url';
import { serve } from '#server/start/start-server.ts';
import { runCommandLine } from './terminal.ts';

/** Starts what is built, without npm, a compiler or a check of what changed: the command of a container and a unit. */
await runCommandLine(async () => {
  await serve({ root: fileURLToPath(new URL('../..', import.meta.url)), env: process.env });
});
