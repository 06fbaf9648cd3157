import type { Plugin } from 'vite';
import * as zod from 'zod/mini';

const LIBRARY = 'zod/mini';
const INERT = '\0inert-schemas';
const CHECKS = /^(safe)?(parse|encode|decode)/i;

/**
 * Replaces the schema library in the admin's bundle. The admin imports the contract for its paths and types, and only
 * the server validates values. In the admin, defining a schema does nothing and validating with one throws.
 */
export function inertSchemas(): Plugin {
  return {
    name: 'inert-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? INERT : null),
    load: (id) => (id === INERT ? { code: inertSource(), moduleSideEffects: false } : null),
  };
}

function inertSource(): string {
  const names = Object.keys(zod).filter((name) => /^[a-z_]\w*$/i.test(name) && name !== 'default');
  return `
    const refuse = () => { throw new Error('The admin carries no schemas to check with.'); };
    const schema = new Proxy(() => schema, {
      get: (_, name) => (${CHECKS.toString()}.test(String(name)) ? refuse() : schema),
    });
    ${names.map((name) => `const _${name} = ${CHECKS.test(name) ? 'refuse' : 'schema'};`).join('\n')}
    export { ${names.map((name) => `_${name} as ${name}`).join(', ')} };
  `;
}
