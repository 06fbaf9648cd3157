import { fileURLToPath } from 'node:url';
import { startServer } from '#server/start/start-server.ts';
import { configFor } from './place.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * Runs the product in its own process: `product.ts {folder or address of PostgreSQL} {log level}`. Sends its address
 * to the parent process, and its memory on request.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [where = '', logLevel] = process.argv.slice(2);
const measure = await watchMemory();
const server = await startServer(configFor(where, logLevel), { root: ROOT });
process.on('message', () => void measure().then((memory) => process.send?.({ memory })));
process.once('SIGTERM', () => void server.stop().finally(() => process.exit()));
// Without its parent, no other process would stop it.
process.once('disconnect', () => process.emit('SIGTERM'));
process.send?.({ url: server.url });
