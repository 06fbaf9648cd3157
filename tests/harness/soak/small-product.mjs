import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * The built product in its own process, without a compiler and without an inspector, because both take memory:
 * `small-product.mjs {bytes of memory to size for}`. The environment configures it; the parent process gets its address.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { serve } = await import('../../../dist/server/main.js');
const { url } = await serve({ root, env: process.env, memoryBytes: Number(process.argv[2]) });
// Without its parent, no other process would stop it.
process.once('disconnect', () => process.emit('SIGTERM'));
process.send({ url });
