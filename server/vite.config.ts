import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the server so that it starts in a moment and needs no compiler. Packages stay outside and are found
 * in node_modules; the database's thread is an entry of its own, beside the main one.
 */
export default defineConfig({
  root: folder('./'),
  cacheDir: folder('../node_modules/.cache/vite-server/'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: folder('../dist/server/'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: folder('./start/start-server.ts'),
        'pglite-worker': folder('./kernel/database/pglite/pglite-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
