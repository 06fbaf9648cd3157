import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/** Builds the gallery of every type, scheme and direction into dist/gallery, and serves it until it is stopped. */
const outDir = fileURLToPath(new URL('../../dist/gallery', import.meta.url));
const settings = {
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, target: 'es2022' },
} as const;

await build(settings);
process.stdout.write('The gallery is built: dist/gallery/index.html\n');
if (!process.argv.includes('--build')) {
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  process.stdout.write(`Look at it here: ${server.resolvedUrls?.local[0] ?? ''}\n`);
}
