import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { EnvironmentOptions } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds one classic script per entry: the stand-in for App Bridge must be a blocking script, which can't import
 * modules.
 */
function script(name: string, entry: string): EnvironmentOptions {
  return bundle({ [name]: entry }, 'iife');
}

function bundle(entries: Record<string, string>, format: 'iife' | 'es'): EnvironmentOptions {
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, folder(`../dev-store/${entry}`)]),
  );
  return {
    consumer: 'client',
    build: {
      outDir: folder('../../dist/web/dev-store/'),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        output: { format, entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}

/** Builds the scripts and styles of the development store. */
export default defineConfig({
  root: folder('../dev-store/'),
  cacheDir: folder('../../node_modules/.cache/vite-dev-store/'),
  base: '/assets/',
  publicDir: false,
  environments: {
    bridge: script('app-bridge', 'bridge/main.ts'),
    admin: script('admin', 'admin/main.ts'),
    storefront: script('storefront', 'storefront/main.ts'),
    styles: bundle({ admin: 'admin/admin.css', storefront: 'storefront/storefront.css' }, 'es'),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['bridge', 'admin', 'storefront', 'styles']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
