import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const POLARIS_SOURCE = fileURLToPath(
  new URL('../../node_modules/@shopify/polaris/build/esnext/', import.meta.url),
);

/**
 * Polaris' stock stylesheet is 51 kB gz because it holds every component. Its unbundled build imports one
 * stylesheet per component instead, so only what a route uses is loaded with that route; this plugin makes
 * that build readable and lets unused components fall away together with their styles.
 */
export function polarisUnbundled(): Plugin {
  return {
    name: 'polaris-unbundled',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^@shopify\/polaris$/, replacement: `${POLARIS_SOURCE}index.esnext` }],
      },
      optimizeDeps: { exclude: ['@shopify/polaris'] },
    }),
    async load(id) {
      const path = id.split('?', 1)[0] ?? id;
      if (!path.startsWith(POLARIS_SOURCE) || !path.endsWith('.esnext')) return null;
      const code = await readFile(path, 'utf8');
      return { code: withoutStyleAttributes(code), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** Our Content-Security-Policy allows no style attributes written as text; the same through the DOM it does. */
function withoutStyleAttributes(code: string): string {
  return code.replaceAll(/(\w+)\.setAttribute\('style', (`[^`]*`)\)/g, '$1.style.cssText = $2');
}
