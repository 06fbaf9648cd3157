import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One file each, so that nothing has to wait for another. */
function environment(name: string, entry: string, format: 'iife' | 'es'): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: folder('../../dist/web/storefront/'),
      emptyOutDir: false,
      manifest: `${name}.json`,
      target: 'es2022',
      minify: 'terser',
      terserOptions: {
        module: format === 'es',
        ecma: 2020,
        compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true },
      },
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: { [name]: folder(`../storefront/${entry}`) },
        output: { format, entryFileNames: '[name]-[hash].js' },
      },
    },
  };
}

/** The store's one script, and what it loads when a survey shows. The view itself is built beside (survey view). */
export default defineConfig({
  root: folder('../..'),
  cacheDir: folder('../../node_modules/.cache/vite-storefront/'),
  publicDir: false,
  environments: {
    loader: environment('loader', 'main.ts', 'iife'),
    show: environment('show', 'show.ts', 'es'),
    explain: environment('explain', 'explain-page.ts', 'es'),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['loader', 'show', 'explain']) {
        const each = builder.environments[name];
        if (each) await builder.build(each);
      }
    },
  },
});
