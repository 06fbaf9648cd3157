import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:\/dom)?$/;
const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/**
 * The router's package offers bundlers only its development build, which carries warnings. It contains the other too.
 * There, components that the app does not use are left out of the build.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!ROUTER.test(id)) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (!found?.id.includes(DEVELOPMENT))
        throw new Error(`${id} has no development build at ${found?.id}.`);
      return { ...found, id: found.id.replace(DEVELOPMENT, PRODUCTION) };
    },
    transform: (code, id) =>
      id.includes(PRODUCTION) ? { code: withRemovableComponents(code), map: null } : null,
  };
}

/**
 * Says that creating a component or a context has no side effect, so that the bundler may drop an unused one. Their
 * names are for the developer tools only.
 */
function withRemovableComponents(code: string): string {
  return code
    .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}
