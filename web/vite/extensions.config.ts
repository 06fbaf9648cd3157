import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { minify } from './minify.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the checkout extensions. The platform's CLI bundles what this writes (see shopify.extension.toml), because it
 * knows nothing of `import.meta.glob`.
 */
export default defineConfig({
  root: folder('../..'),
  cacheDir: folder('../../node_modules/.cache/vite-extensions/'),
  publicDir: false,
  build: {
    outDir: folder('../../dist/web/extensions/'),
    emptyOutDir: true,
    ...minify(),
    sourcemap: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: {
        'thank-you': folder('../extensions/checkout/thank-you.ts'),
        'order-status': folder('../extensions/checkout/order-status.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
