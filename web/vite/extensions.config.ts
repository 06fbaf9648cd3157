import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { defineConfig } from 'vite';
import { minify } from './minify.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The app's address, without a slash at its end. `npm run platform -- configure` writes it into this file. */
function server(): string {
  const { application_url: url } = parse(readFileSync(folder('../extensions/shopify.app.toml'), 'utf8'));
  if (typeof url !== 'string') throw new Error('shopify.app.toml has no application_url');
  return new URL(url).origin;
}

/**
 * Builds the extensions of the checkout and the admin. The platform's CLI bundles what this writes (see shopify.extension.toml), because it
 * knows nothing of `import.meta.glob`.
 */
export default defineConfig({
  root: folder('../..'),
  cacheDir: folder('../../node_modules/.cache/vite-extensions/'),
  publicDir: false,
  define: { ASKWELL_SERVER: JSON.stringify(server()) },
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
        'order-block': folder('../extensions/admin/order-block.ts'),
        'customer-block': folder('../extensions/admin/customer-block.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
