import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const view = 'web/survey-view/';
const tables = readdirSync(`${root}${view}messages`);

/**
 * Names that never leave their file: no setting, event, stored answer or message is called so. Short ones in their
 * place spare every shopper a few bytes. The end-to-end tests run what was built this way.
 */
const INSIDE = [
  'afterMs',
  'cameFrom',
  'canGoBack',
  'catchUp',
  'changed',
  'currentId',
  'dress',
  'fallback',
  'finding',
  'fraction',
  'getState',
  'goTo',
  'indexById',
  'isAllowed',
  'isLast',
  'isLasting',
  'isSelected',
  'moveTo',
  'onAhead',
  'onDue',
  'onPick',
  'onWaiting',
  'refused',
  'replaceSurvey',
  'restart',
  'showProgress',
  'startOver',
  'subscribe',
  'switchTo',
  'targets',
];

/** What pages load to show a survey, a store's and the survey's own. Old files stay servable, so every name carries its content's hash. */
export default defineConfig({
  root,
  plugins: [plainImports(), tightStyles()],
  build: {
    outDir: 'dist/web/survey-view',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A fiftieth smaller than the default, and every byte is paid by shoppers.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true },
      mangle: { properties: { regex: new RegExp(`^(${INSIDE.join('|')})$`) } },
    },
    modulePreload: false,
    rolldownOptions: {
      // The words of each language are files of their own, so that a page can name the one that it needs.
      input: [
        ...['survey-view.ts', 'languages.ts', ...tables.map((table) => `messages/${table}`)].map(
          (file) => view + file,
        ),
        'web/collect/connect-survey.ts',
        'web/hosted/hosted.ts',
      ],
      // The calendar takes what it needs from the view's own file: a third file would be a third request.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});

/** The bundler wraps dynamic imports in a helper for style sheets and preloading; these files have neither. */
function plainImports(): Plugin {
  const HELPER = '\0plain-imports';
  return {
    name: 'plain-imports',
    enforce: 'pre',
    // One for each importer: shared, it would be a file of its own.
    resolveId: (id, importer) => (id.includes('vite/preload-helper') ? `${HELPER}?${importer}` : null),
    load: (id) => (id.startsWith(HELPER) ? 'export const __vitePreload = (load) => load();' : null),
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
