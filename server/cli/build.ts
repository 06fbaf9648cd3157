import { buildStale } from './build-stale.ts';
import { runCommandLine, say } from './terminal.ts';

await runCommandLine(async () => {
  await buildStale(say);
  say('Everything is built.');
});
