import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What runs in the platform's checkout. Its CLI bundles the same sources; this shows that they can be, and their weight. */
export default defineConfig({
  root: folder('../..'),
  cacheDir: folder('../../node_modules/.cache/vite-extensions/'),
  publicDir: false,
  build: {
    outDir: folder('../../dist/web/extensions/'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
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
