import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.ts';
import { BUILD_TARGETS } from './build-targets.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { runCommandLine, say } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Changes here restart the server. The admin reloads by itself. */
const SOURCES = ['server', 'shared', 'app.config.toml'];
/** Editors write a file in several steps; wait until it has settled. */
const SETTLE_MS = 150;

/** The admin and the server run from their sources; everything else that pages load is built. */
const targets = BUILD_TARGETS.filter(({ name }) => !['admin', 'server'].includes(name));

let server: ChildProcess | undefined;
let ending = false;
let settle: NodeJS.Timeout | undefined;

await runCommandLine(async () => {
  await buildStale(say, targets);
  say('Starting …');
  start();
  for (const source of SOURCES) watch(join(ROOT, source), { recursive: true }, restartSoon);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  stopWithParent(() => void end());
});

function start(): void {
  server = fork(join(ROOT, 'server/cli/dev-server.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    // Detached from the terminal, so that Ctrl+C reaches this process only: a second signal would cut the child's
    // stop short.
    detached: true,
  });
}

function restartSoon(): void {
  clearTimeout(settle);
  settle = setTimeout(() => void restart(), SETTLE_MS);
}

/** One restart at a time. A change during a restart is either already included or requests another restart. */
let restarting: Promise<void> = Promise.resolve();

function restart(): Promise<void> {
  restarting = restarting.then(async () => {
    if (ending) return;
    say('The server’s sources changed: restarting …');
    await stopServer();
    start();
  });
  return restarting;
}

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await restarting;
  await stopServer();
  process.exit(0);
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}
