import type { TSESTree } from '@typescript-eslint/utils';
import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';

const createRule = ESLintUtils.RuleCreator.withoutDocs;

/** Reports an export of what another file defines. */
export const noBarrelRule = createRule<[], 'barrel'>({
  meta: {
    type: 'problem',
    messages: { barrel: 'No barrel files: import from the file that defines it.' },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    const report = (node: TSESTree.Node) => context.report({ node, messageId: 'barrel' });
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration(node) {
        if (node.source) report(node);
      },
    };
  },
});

/** Reports the clock and randomness, which a pure function takes as parameters. */
export const pureSharedRule = createRule<[], 'clock' | 'randomness'>({
  meta: {
    type: 'problem',
    messages: {
      clock: 'shared/ has no clock: take the time as a parameter.',
      randomness: 'shared/ is pure: take the randomness as a parameter.',
    },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (isMember(node, 'Date', 'now')) context.report({ node, messageId: 'clock' });
        if (isMember(node, 'Math', 'random')) context.report({ node, messageId: 'randomness' });
      },
      NewExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type === AST_NODE_TYPES.Identifier && callee.name === 'Date' && given.length === 0)
          context.report({ node, messageId: 'clock' });
      },
    };
  },
});

function isMember({ object, property }: TSESTree.MemberExpression, owner: string, name: string): boolean {
  return (
    object.type === AST_NODE_TYPES.Identifier &&
    object.name === owner &&
    property.type === AST_NODE_TYPES.Identifier &&
    property.name === name
  );
}
