import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The real path, because Vite resolves symbolic links. */
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
 * Polaris' published style sheet contains every component: 51 kB after gzip. Its unbundled build imports one style
 * sheet per component. This plugin loads that build and marks it free of side effects, so that each route loads only
 * the components and styles that it uses.
 */
export function polarisUnbundled(): Plugin {
  return {
    name: 'polaris-unbundled',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^@shopify\/polaris$/, replacement: `${POLARIS_SOURCE}index.esnext` }],
      },
      // The development server serves Polaris file by file, but bundles its dependencies, because some are
      // CommonJS.
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

/** Our Content-Security-Policy forbids style attributes in markup, but allows `style.cssText`. */
function withoutStyleAttributes(code: string): string {
  return code.replaceAll(/(\w+)\.setAttribute\('style', (`[^`]*`)\)/g, '$1.style.cssText = $2');
}
