import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:\/dom)?$/;
const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/** The router's package offers bundlers only its development build, which carries warnings. It contains the other too. */
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
  };
}
