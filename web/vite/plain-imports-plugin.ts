import type { Plugin } from 'vite';

const HELPER = '\0plain-imports';

/**
 * Vite wraps each `import()` in a helper that preloads style sheets and modules. Shoppers' files need neither, and
 * Vite has no option to omit the helper in a browser's build, so this plugin replaces it by a plain `import()`.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    // One helper for each importing module: a shared helper would be a separate file and one more request.
    resolveId: (id, importer) => (id.includes('vite/preload-helper') ? `${HELPER}?${importer}` : null),
    load: (id) => (id.startsWith(HELPER) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
