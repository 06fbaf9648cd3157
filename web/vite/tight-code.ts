import type { BuildEnvironmentOptions, Plugin } from 'vite';

/** Names that no setting, event, stored answer, message or part of a browser has. The end-to-end tests run what was built. */
export const INSIDE = [
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

/** The same on stores' pages, where our own files alone use the view. */
export const INSIDE_STORES = [
  ...INSIDE,
  'answer',
  'askedAt',
  'beforeResuming',
  'block',
  'change',
  'clock',
  'context',
  'control',
  'definitionOf',
  'done',
  'drawer',
  'drop',
  'element',
  'exitIntent',
  'flush',
  'forward',
  'isAgain',
  'isBegun',
  'isWaiting',
  'keep',
  'leave',
  'mayStore',
  'newId',
  'note',
  'number',
  'onChange',
  'onRefused',
  'page',
  'place',
  'ports',
  'post',
  'preview',
  'publicId',
  'question',
  'read',
  'removeBranding',
  'reply',
  'restore',
  'row',
  'say',
  'scrolledPercent',
  'script',
  'send',
  'settings',
  'sheet',
  'shopper',
  'showing',
  'spot',
  'steps',
  'store',
  'update',
  'visit',
  'visitorId',
  'wake',
  'who',
  'write',
];

/** A fiftieth smaller than the bundler's own, and every byte is paid by shoppers. */
export function tight(inside: readonly string[], isModule = true): BuildEnvironmentOptions {
  return {
    target: 'es2022',
    minify: 'terser',
    terserOptions: {
      module: isModule,
      ecma: 2020,
      compress: {
        passes: 3,
        inline: 1,
        hoist_funs: true,
        unsafe: true,
        unsafe_arrows: true,
        pure_getters: true,
      },
      mangle: { properties: { builtins: true, regex: new RegExp(`^(${inside.join('|')})$`) } },
      // Given beforehand, so that all files agree on them.
      nameCache: {
        props: { props: Object.fromEntries(inside.map((name, at) => [`$${name}`, shortName(at)])) },
      },
    },
    modulePreload: false,
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortName(at: number): string {
  const letter = LETTERS.charAt(at % LETTERS.length);
  return at < LETTERS.length ? letter : letter + shortName(Math.floor(at / LETTERS.length) - 1);
}

/** The bundler wraps dynamic imports in a helper for style sheets and preloading; these files have neither. */
export function plainImports(): Plugin {
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
export function tightStyles(): Plugin {
  return {
    name: 'tight-styles',
    enforce: 'pre',
    transform: (code, id) => (/styles\.ts$/.test(id) ? code.replace(/(?<=[{}`;,])\n *(?=[^ /])/g, '') : null),
  };
}

/** The same word for all that is declared shrinks better. Nothing that reads the code sees the difference. */
export function oneDeclaration(): Plugin {
  return {
    name: 'one-declaration',
    renderChunk: (code) => ({ code: code.replace(/\bconst (?=[\w$[{])/g, 'let '), map: null }),
  };
}
