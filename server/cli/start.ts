import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as main from '../main.ts';
import { buildStale } from './build-stale.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { runCommandLine, say } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

await runCommandLine(async () => {
  await buildStale(say);
  say('Starting …');
  const bundle = pathToFileURL(join(ROOT, 'dist/server/main.js')).href;
  const { serve } = (await import(bundle)) as typeof main;
  const server = await serve({ root: ROOT, env: process.env });
  stopWithParent(() => process.emit('SIGTERM'));
  say(welcome(server));
});

function welcome({ url, devStoreUrl }: Awaited<ReturnType<typeof main.serve>>): string {
  if (devStoreUrl === null) return `\n  Askwell runs at ${url}\n`;
  return [
    '',
    `  Askwell    ${url}`,
    `  Dev store  ${devStoreUrl}`,
    '',
    `  First: open ${devStoreUrl} and install Askwell there, as a merchant would.`,
    '  To stop: Ctrl+C',
    '',
  ].join('\n');
}
