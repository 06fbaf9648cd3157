import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';

const createRule = ESLintUtils.RuleCreator.withoutDocs;

/** Reports a test whose body calls neither `expect` nor a helper whose name begins with `expect` or `assert`. */
export const testExpectsRule = createRule<[], 'none'>({
  meta: {
    type: 'problem',
    messages: {
      none: 'This test expects nothing: call `expect`, or a helper whose name begins with `expect` or `assert`.',
    },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    /** The tests that are open at this place of the walk, innermost last. */
    const open: { node: TSESTree.CallExpression; expects: boolean }[] = [];
    return {
      CallExpression(node) {
        if (isTest(node)) open.push({ node, expects: false });
        else if (/^(?:expect|assert)/.test(calledName(node.callee)))
          for (const test of open) test.expects = true;
      },
      // `it('…', expectTheSame)` hands the helper over instead of calling it.
      'CallExpression > Identifier.arguments'({ name }: TSESTree.Identifier) {
        if (/^(?:expect|assert)/.test(name)) for (const test of open) test.expects = true;
      },
      'CallExpression:exit'(node: TSESTree.CallExpression) {
        if (open.at(-1)?.node !== node) return;
        if (!open.pop()?.expects) context.report({ node: node.callee, messageId: 'none' });
      },
    };
  },
});

/** Whether a call declares a test: `it('…', …)`, `test.concurrent('…', …)`, `it.each(…)('…', …)`. */
function isTest({ callee, arguments: given }: TSESTree.CallExpression): boolean {
  return given.length > 1 && ['it', 'test'].includes(rootName(callee)) && !isTable(callee) && !fails(callee);
}

/** `test.fails(…)` shows that something else fails the test. */
function fails(callee: TSESTree.Expression): boolean {
  return callee.type === AST_NODE_TYPES.MemberExpression && propertyName(callee) === 'fails';
}

/** `it.each(a, b)` only makes the function that declares the tests. */
function isTable(callee: TSESTree.Expression): boolean {
  return callee.type === AST_NODE_TYPES.MemberExpression && ['each', 'for'].includes(propertyName(callee));
}

const MODIFIERS = [
  'concurrent',
  'each',
  'extend',
  'fails',
  'for',
  'only',
  'runIf',
  'sequential',
  'skip',
  'skipIf',
];

/** The name that a call begins with: `it` of `it.skip.each(…)(…)`. */
function rootName(node: TSESTree.Expression): string {
  switch (node.type) {
    case AST_NODE_TYPES.Identifier:
      return node.name;
    case AST_NODE_TYPES.MemberExpression:
      return MODIFIERS.includes(propertyName(node)) ? rootName(node.object) : '';
    case AST_NODE_TYPES.CallExpression:
      return isTable(node.callee) ? rootName(node.callee) : '';
    case AST_NODE_TYPES.TaggedTemplateExpression:
      return rootName(node.tag);
    default:
      return '';
  }
}

/** `expect` of `expect.soft(…)`, `expectCounted` of both `expectCounted()` and `live.expectCounted()`. */
function calledName(callee: TSESTree.Expression): string {
  if (callee.type === AST_NODE_TYPES.Identifier) return callee.name;
  if (callee.type !== AST_NODE_TYPES.MemberExpression) return '';
  const { object } = callee;
  const isAssertion = object.type === AST_NODE_TYPES.Identifier && /^(?:expect|assert)$/.test(object.name);
  return isAssertion ? object.name : propertyName(callee);
}

function propertyName({ property }: TSESTree.MemberExpression): string {
  return property.type === AST_NODE_TYPES.Identifier ? property.name : '';
}

const REASON = /^[\s*]*Time passes: \S/m;

/** Reports a pause of a fixed length, unless the comment above it says why time has to pass. */
export const noSleepRule = createRule<[], 'sleep'>({
  meta: {
    type: 'problem',
    messages: {
      sleep:
        'Wait for a condition (`expect.poll`, `vi.waitFor`, `locator.waitFor`) or move an injected clock. ' +
        'If time itself is what the test needs, give the reason in a comment above: `// Time passes: …`.',
    },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    /** What this file calls `setTimeout` of node:timers/promises. */
    const sleeps = new Set<string>();

    function check(node: TSESTree.Node): void {
      if (!hasReason(context.sourceCode, node)) context.report({ node, messageId: 'sleep' });
    }

    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== 'node:timers/promises') return;
        for (const specifier of specifiers) if (isSetTimeout(specifier)) sleeps.add(specifier.local.name);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === AST_NODE_TYPES.Identifier && sleeps.has(callee.name)) check(node);
        if (callee.type === AST_NODE_TYPES.MemberExpression && propertyName(callee) === 'waitForTimeout')
          check(node);
        if (callee.type === AST_NODE_TYPES.Identifier && callee.name === 'setTimeout' && resolves(node))
          check(node);
      },
      Literal(node) {
        if (typeof node.value === 'string' && SLEEP_IN_PAGE.test(node.value)) check(node);
      },
      TemplateElement(node) {
        if (SLEEP_IN_PAGE.test(node.value.raw)) check(node);
      },
    };
  },
});

/** A pause in a script that a test hands to a browser or to another process. */
const SLEEP_IN_PAGE = /new Promise\(\(?(\w+)\)? => setTimeout\(\1\b/;

function isSetTimeout(specifier: TSESTree.ImportClause): boolean {
  if (specifier.type !== AST_NODE_TYPES.ImportSpecifier) return false;
  const { imported } = specifier;
  return imported.type === AST_NODE_TYPES.Identifier && imported.name === 'setTimeout';
}

/** Whether a timer does nothing but resolve the promise around it: `new Promise((resolve) => setTimeout(resolve, 50))`. */
function resolves({ arguments: [first, delay], parent }: TSESTree.CallExpression): boolean {
  if (delay === undefined) return false;
  const executor = parent.type === AST_NODE_TYPES.ArrowFunctionExpression ? parent : undefined;
  if (executor?.parent.type !== AST_NODE_TYPES.NewExpression) return false;
  const [resolve] = executor.params;
  return (
    first?.type === AST_NODE_TYPES.Identifier &&
    resolve?.type === AST_NODE_TYPES.Identifier &&
    first.name === resolve.name
  );
}

/** Whether the comment on the lines directly above gives a reason. */
function hasReason(source: Readonly<TSESLint.SourceCode>, node: TSESTree.Node): boolean {
  const comments = source.getAllComments();
  for (let line = node.loc.start.line - 1; ; line -= 1) {
    const comment = comments.find(({ loc }) => loc.end.line === line);
    if (comment === undefined) return false;
    if (REASON.test(comment.value)) return true;
  }
}

/** Shorter times are intervals between tries. A product's own limits have names that end in `Ms`. */
const SHORTEST_LIMIT_MS = 1_000;

/** Reports a limit of time that is written as a number. `PATIENCE_MS` is the one limit of all tests. */
export const patienceRule = createRule<[], 'literal'>({
  meta: {
    type: 'problem',
    messages: {
      literal:
        'Leave this limit out: all tests share the patience of tests/support/patience.ts. ' +
        'Where a function has no default, such as `vi.waitFor`, pass `PATIENCE_MS`.',
    },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    const isLimit = (node: TSESTree.Node) =>
      node.type === AST_NODE_TYPES.Literal &&
      typeof node.value === 'number' &&
      node.value >= SHORTEST_LIMIT_MS;
    return {
      Property({ key, value }) {
        const isTimeout = key.type === AST_NODE_TYPES.Identifier && key.name === 'timeout';
        if (isTimeout && isLimit(value)) context.report({ node: value, messageId: 'literal' });
      },
      CallExpression(node) {
        const last = node.arguments.at(-1);
        if (last === undefined || !isLimit(last) || !declares(node)) return;
        context.report({ node: last, messageId: 'literal' });
      },
    };
  },
});

const HOOKS = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'onTestFinished'];

/** Whether a call declares a test or a hook. */
const declares = (node: TSESTree.CallExpression) =>
  isTest(node) || (node.callee.type === AST_NODE_TYPES.Identifier && HOOKS.includes(node.callee.name));
