import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { COMPILE_HINT, minify } from './minify.ts';
import { plainImports } from './plain-imports-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const view = 'web/survey-view/';
const tables = readdirSync(`${root}${view}messages`);

/**
 * Builds the files of a survey's hosted page. Pages that were opened before a new build request the old files, so
 * file names contain a hash.
 */
export default defineConfig({
  root,
  plugins: [plainImports()],
  build: {
    ...minify(),
    outDir: 'dist/web/survey-view',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // Each language is a separate file, so that a page loads only one.
      input: [
        ...['survey-view.ts', 'languages.ts', ...tables.map((table) => `messages/${table}`)].map(
          (file) => view + file,
        ),
        'web/hosted/hosted.ts',
      ],
      // The calendar imports shared modules from the view's file: a third file would be a third request.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        postBanner: COMPILE_HINT,
      },
    },
  },
});
