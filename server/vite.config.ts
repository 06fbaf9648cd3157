import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Commands that also run from the built files alone, where there is no compiler: `node dist/server/backup.js`. */
const COMMANDS = ['serve', 'health-check', 'backup', 'restore', 'recount', 'move-to-postgres', 'distribute'];

/** Writes the names of the modules that the bundle leaves in packages, so that a release can carry just those. */
const listImports: Plugin = {
  name: 'list-imports',
  generateBundle(_options, bundle) {
    const files = new Set(Object.keys(bundle));
    const imported = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
    );
    const modules = [...new Set(imported)].filter((name) => !files.has(name) && !name.startsWith('node:'));
    this.emitFile({ type: 'asset', fileName: 'imports.json', source: JSON.stringify(modules.sort()) });
  },
};

/**
 * Bundles the server so that it starts in a moment and needs no compiler. Packages stay outside and are found
 * in node_modules; each thread is an entry of its own, beside the main one.
 */
export default defineConfig({
  root: folder('./'),
  cacheDir: folder('../node_modules/.cache/vite-server/'),
  publicDir: false,
  plugins: [listImports],
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
        'theme-worker': folder('./areas/analytics/themes/theme-worker.ts'),
        ...Object.fromEntries(COMMANDS.map((name) => [name, folder(`./cli/${name}.ts`)])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
