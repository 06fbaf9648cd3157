import type { TSESTree } from '@typescript-eslint/utils';
import { ESLintUtils } from '@typescript-eslint/utils';
import { AST_NODE_TYPES } from '@typescript-eslint/utils';
import { refusedWords } from './refused-words.ts';

const createRule = ESLintUtils.RuleCreator.withoutDocs;

/** Reports a text that names a thing by another word than the glossary. */
export const glossaryRule = createRule<[], 'word'>({
  meta: {
    type: 'problem',
    messages: { word: 'Write “{{use}}” instead of “{{found}}”: one word for one thing (shared/words).' },
    schema: [],
    defaultOptions: [],
  },
  create(context) {
    const check = (node: TSESTree.Node, text: string): void => {
      for (const { found, use } of refusedWords(text))
        context.report({ node, messageId: 'word', data: { found, use } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && !isAddress(node)) check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
});

/** The file that an import names. */
function isAddress({ parent }: TSESTree.Literal): boolean {
  return [
    AST_NODE_TYPES.ImportDeclaration,
    AST_NODE_TYPES.ImportExpression,
    AST_NODE_TYPES.ExportNamedDeclaration,
  ].some((type) => type === parent.type);
}
