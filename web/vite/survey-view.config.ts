import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { INSIDE, oneDeclaration, plainImports, tight, tightStyles } from './tight-code.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const view = 'web/survey-view/';
const tables = readdirSync(`${root}${view}messages`);

/** What a survey's own page loads. Old files stay servable, so every name carries its content's hash. */
export default defineConfig({
  root,
  plugins: [plainImports(), tightStyles(), oneDeclaration()],
  build: {
    ...tight(INSIDE),
    outDir: 'dist/web/survey-view',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // The words of each language are files of their own, so that a page can name the one that it needs.
      input: [
        ...['survey-view.ts', 'languages.ts', ...tables.map((table) => `messages/${table}`)].map(
          (file) => view + file,
        ),
        'web/collect/connect-survey.ts',
        'web/hosted/hosted.ts',
      ],
      // The calendar takes what it needs from the view's own file: a third file would be a third request.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
