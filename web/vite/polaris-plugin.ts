import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** As Vite names it, which follows links. */
const POLARIS_SOURCE = realpathSync
  .native(fileURLToPath(new URL('../../node_modules/@shopify/polaris/build/esnext', import.meta.url)))
  .concat(sep);

const BREAKPOINTS = `${POLARIS_SOURCE}utilities${sep}breakpoints.esnext`;
const OWN_BREAKPOINTS = fileURLToPath(new URL('../admin/ui/polaris-breakpoints.ts', import.meta.url));

const BELOW_POLARIS = [
  '@shopify/polaris > react-fast-compare',
  '@shopify/polaris > react-transition-group',
  '@shopify/polaris-icons',
  '@shopify/polaris-tokens',
];

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
      // The development server hands Polaris out file by file, but not the packages below it: some are CommonJS.
      optimizeDeps: { exclude: ['@shopify/polaris'], include: BELOW_POLARIS },
    }),
    async load(id) {
      const path = id.split('?', 1)[0] ?? id;
      if (!path.startsWith(POLARIS_SOURCE) || !path.endsWith('.esnext')) return null;
      if (path === BREAKPOINTS)
        return { code: `export * from ${JSON.stringify(OWN_BREAKPOINTS)};`, moduleType: 'js' };
      const code = await readFile(path, 'utf8');
      return { code: withoutStyleAttributes(code), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** Our Content-Security-Policy allows no style attributes written as text; the same through the DOM it does. */
function withoutStyleAttributes(code: string): string {
  return code.replaceAll(/(\w+)\.setAttribute\('style', (`[^`]*`)\)/g, '$1.style.cssText = $2');
}
