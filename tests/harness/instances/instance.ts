import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as server from '#server/start/start-server.ts';

/**
 * One instance of the built product in its own process, from the tree in the current folder. The environment
 * configures it, and it logs to standard output.
 */
const built = pathToFileURL(join(process.cwd(), 'dist/server/main.js')).href;
const { serve } = (await import(built)) as typeof server;
await serve({ root: process.cwd(), env: process.env });
