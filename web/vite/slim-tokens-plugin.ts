import { fileURLToPath } from 'node:url';
import { breakpointsAliases, themeDefault, themeNameDefault, themeNames } from '@shopify/polaris-tokens';
import type { Plugin } from 'vite';

const TOKENS = '@shopify/polaris-tokens';
const SLIM = '\0slim-polaris-tokens';
const HELPERS = fileURLToPath(
  new URL('../../node_modules/@shopify/polaris-tokens/dist/esm/src/utils.mjs', import.meta.url),
);

/** What Polaris' scripts read of one theme, besides the breakpoints. */
const READ = /^(motion-duration-\d+|space-500|z-index-11)$/;

/**
 * The token package contains every value of every theme: 105 kB before compression. Styles read the values from CSS
 * variables; Polaris' scripts read a few of one theme, which this replacement keeps.
 */
export function slimPolarisTokens(): Plugin {
  return {
    name: 'slim-polaris-tokens',
    enforce: 'pre',
    resolveId: (id) => (id === TOKENS ? SLIM : null),
    load: (id) => (id === SLIM ? { code: slimSource(), moduleSideEffects: false } : null),
  };
}

function slimSource(): string {
  const { breakpoints, motion, space, zIndex } = themeDefault;
  const constants = {
    themeDefault: { breakpoints, motion: read(motion), space: read(space), zIndex: read(zIndex) },
    themeNameDefault,
    themeNames,
    breakpointsAliases,
  };
  return [
    ...Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    'export const themes = { [themeNameDefault]: themeDefault };',
    'export const createThemeClassName = (name) => `p-theme-${name}`;',
    `export { createVar, getMediaConditions, toPx } from ${JSON.stringify(HELPERS)};`,
  ].join('\n');
}

function read(group: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(group).filter(([name]) => READ.test(name)));
}
