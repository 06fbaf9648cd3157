import { parseSync, type Plugin } from 'vite';
import * as zod from 'zod/mini';

const LIBRARY = 'zod/mini';
const INERT = '\0inert-schemas';
const CONTRACT = /\/shared\/api\/[\w-]+\.ts$/;
const UNREAD: ReadonlySet<string> = new Set(['summary', 'input', 'output']);
const CHECKS = /^(safe)?(parse|encode|decode)/i;

type Program = ReturnType<typeof parseSync>['program'];

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
    transform(code, id) {
      return CONTRACT.test(id) ? { code: withoutSchemas(code), map: null } : null;
    },
  };
}

/**
 * Blanks the parts of the contract's calls that only the server and its documentation read, so that the schemas in them
 * are left out. The code keeps its length, which keeps its source map right.
 */
export function withoutSchemas(code: string): string {
  let rest = code;
  for (const { start, end } of parseSync('contract.ts', code).program.body.flatMap(unreadParts)) {
    const comma = /^\s*,?/.exec(code.slice(end))?.[0].length ?? 0;
    const blank = code.slice(start, end + comma).replaceAll(/[^\n]/g, ' ');
    rest = rest.slice(0, start) + blank + rest.slice(start + blank.length);
  }
  return rest;
}

/** The properties of `const one = endpoint({ … })`. */
function unreadParts(statement: Program['body'][number]) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    const [definition] = init.arguments;
    if (init.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return [];
    return definition.properties.filter(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && UNREAD.has(one.key.name),
    );
  });
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
