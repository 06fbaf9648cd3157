import english from '@shopify/polaris/locales/en.json' with { type: 'json' };
import type { Plugin } from 'vite';

const LOCALE = '@shopify/polaris/locales/en.json';
const SLIM = '\0slim-polaris-locale';
const KEY = /\bPolaris\.([A-Z]\w+)\.\w/g;

/** The components of Polaris that the admin draws and that have words of their own. */
const SPEAKING = [
  ...['ActionList', 'ActionMenu', 'Badge', 'Banner', 'Button', 'Common', 'Page', 'Pagination'],
  ...['ProgressBar', 'TextField', 'TooltipOverlay'],
] as const;

/**
 * Polaris' words are one file for all components. This replacement keeps those of the components that the admin draws,
 * and fails the build if a built script asks for others.
 */
export function slimPolarisLocale(): Plugin {
  return {
    name: 'slim-polaris-locale',
    enforce: 'pre',
    resolveId: (id) => (id === LOCALE ? SLIM : null),
    load: (id) =>
      id === SLIM ? { code: `export default ${JSON.stringify({ Polaris: slimWords() })};` } : null,
    generateBundle(_options, bundle) {
      const code = Object.values(bundle).map((output) => (output.type === 'chunk' ? output.code : ''));
      const missing = missingWords(code);
      if (missing.length > 0) throw new Error(`${SLIM} lacks the words of ${missing.join(', ')}.`);
    },
  };
}

function slimWords(): object {
  return Object.fromEntries(SPEAKING.map((name) => [name, english.Polaris[name]]));
}

/** Returns the components whose words the scripts use and the shortened list does not have. */
export function missingWords(scripts: readonly string[]): string[] {
  const asked = scripts.flatMap((code) => [...code.matchAll(KEY)].map(([, name = '']) => name));
  const known: readonly string[] = SPEAKING;
  return [...new Set(asked)].filter((name) => !known.includes(name));
}
