import { fileURLToPath } from 'node:url';
import { breakpointsAliases, themeDefault, themeNameDefault, themeNames } from '@shopify/polaris-tokens';
import type { Plugin } from 'vite';

const TOKENS = '@shopify/polaris-tokens';
const SLIM = '\0slim-polaris-tokens';
const HELPERS = fileURLToPath(
  new URL('../../node_modules/@shopify/polaris-tokens/dist/esm/src/utils.mjs', import.meta.url),
);

/**
 * The token package brings every theme with every value a second time, in script: 105 kB before compression.
 * Values are read from the stylesheet's variables; Polaris' scripts look at four groups of one theme.
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
    themeDefault: { breakpoints, motion, space, zIndex },
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
