import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a store's pages load to show a survey. Old files stay servable, so every name carries its content's hash. */
export default defineConfig({
  root,
  plugins: [plainImports(), tightStyles()],
  build: {
    outDir: 'dist/web/survey-view',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    // A fiftieth smaller than the default, and every byte is paid by shoppers.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, unsafe_arrows: true } },
    modulePreload: false,
    rolldownOptions: {
      input: 'web/survey-view/survey-view.ts',
      // The calendar takes what it needs from the view's own file: a third file would be a third request.
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/** The bundler wraps dynamic imports in a helper for style sheets and preloading; these files have neither. */
function plainImports(): Plugin {
  const HELPER = '\0plain-imports';
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId: (id) => (id.includes('vite/preload-helper') ? HELPER : null),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** Style sheets are written in lines to be read; the lines' ends need not travel. */
function tightStyles(): Plugin {
  return {
    name: 'tight-styles',
    enforce: 'pre',
    transform: (code, id) => (/styles\.ts$/.test(id) ? code.replace(/(?<=[{}`;])\n(?=[^ /])/g, '') : null),
  };
}
