import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Where the gallery is built. */
export const GALLERY_FOLDER = fileURLToPath(new URL('../../../dist/gallery', import.meta.url));

const settings = {
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  build: {
    outDir: GALLERY_FOLDER,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'exhibit.html'].map((file) => join(root, file)) },
  },
} as const;

/** Builds the gallery and serves it. */
export async function serveGallery() {
  await build(settings);
  const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
