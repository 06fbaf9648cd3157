import { fileURLToPath } from 'node:url';
import { startServer } from '#server/start/start-server.ts';
import { configFor } from './place.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * The product in a process of its own: `product.ts {folder or address of PostgreSQL} {log level}`. Tells its parent where it is,
 * and how much memory it holds whenever it is asked.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [where = '', logLevel] = process.argv.slice(2);
const measure = await watchMemory();
const server = await startServer(configFor(where, logLevel), { root: ROOT });
process.on('message', () => void measure().then((memory) => process.send?.({ memory })));
process.once('SIGTERM', () => void server.stop().finally(() => process.exit()));
// Without its parent nobody would end it.
process.once('disconnect', () => process.emit('SIGTERM'));
process.send?.({ url: server.url });
