import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { COMPILE_HINT, minify } from './minify.ts';
import { plainImports } from './plain-imports-plugin.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Each entry is built separately, so that entries share no file, which would be one more request. */
function environment(name: string, entry: string, format: 'iife' | 'es' = 'es'): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      ...minify(format === 'es'),
      outDir: folder('../../dist/web/storefront/'),
      emptyOutDir: false,
      manifest: `${name}.json`,
      rolldownOptions: {
        // Deferred files import shared modules from the file that shows the survey, which the page already has.
        preserveEntrySignatures: 'allow-extension',
        input: { [name]: folder(`../storefront/${entry}`) },
        output: {
          format,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          postBanner: COMPILE_HINT,
        },
      },
    },
  };
}

/** The store's script, and the files that it loads to show, wait for or explain a survey. */
const FILES = {
  loader: environment('loader', 'main.ts', 'iife'),
  show: environment('show', 'show-survey.ts'),
  wait: environment('wait', 'wait.ts'),
  explain: environment('explain', 'explain-page.ts'),
};

export default defineConfig({
  root: folder('../..'),
  cacheDir: folder('../../node_modules/.cache/vite-storefront/'),
  publicDir: false,
  plugins: [plainImports()],
  environments: FILES,
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(FILES)) {
        const each = builder.environments[name];
        if (each) await builder.build(each);
      }
    },
  },
});
