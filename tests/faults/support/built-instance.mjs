import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The built product in its own process, to be killed. It starts faster than `instance.ts`, and only once `START_FILE`
 * exists, so that its modules are loaded before. Its webhooks may go to this machine.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { serve } = await import(pathToFileURL(`${root}dist/server/main.js`).href);

// Time passes: the test decides about the moment of the start.
while (!existsSync(process.env.START_FILE)) await pause(20);

const settings = { PORT: '0', DEV_STORE: 'off', LOG_LEVEL: 'info', RATE_SCALE: '1000000', NODE_ENV: 'test' };
await serve({ root, env: { ...process.env, ...settings, CONNECTIONS_LOOPBACK: 'on' } });
