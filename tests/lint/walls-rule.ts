import { dirname, relative, resolve, sep } from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import { AST_NODE_TYPES, ESLintUtils } from '@typescript-eslint/utils';
import { brokenWall, mayHoldSql } from './walls.ts';

/** Matches all lower or all upper case only, so that the sentence "Select one from the list" does not match. */
const SQL =
  /^\s*(?:(?:select|SELECT)\b[^]*\b(?:from|FROM)\b|(?:insert into|INSERT INTO|delete from|DELETE FROM|alter table|ALTER TABLE|create table|CREATE TABLE|truncate|TRUNCATE)\s|(?:update|UPDATE)\s+\S+\s+(?:set|SET)\b|(?:with|WITH)\s+\S+\s+(?:as|AS)\s*\()/;

const createRule = ESLintUtils.RuleCreator.withoutDocs;

/** Reports every import that crosses a wall, and SQL outside its place. */
export const wallsRule = createRule<[{ root: string }], 'wall' | 'sql'>({
  meta: {
    type: 'problem',
    messages: {
      wall: '{{reason}} (importing {{to}})',
      sql: 'Only repositories and server/kernel/database/ hold SQL.',
    },
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    defaultOptions: [{ root: process.cwd() }],
  },
  create(context, [{ root }]) {
    const from = slashed(relative(root, context.filename));

    function check(source: TSESTree.Node | null | undefined, typeOnly: boolean): void {
      if (source?.type !== AST_NODE_TYPES.Literal || typeof source.value !== 'string') return;
      const target = targetOf(source.value, from);
      const reason = brokenWall({ from, ...target, typeOnly });
      if (reason) context.report({ node: source, messageId: 'wall', data: { reason, to: target.to } });
    }

    function checkSql(node: TSESTree.Node, text: string): void {
      if (!mayHoldSql(from) && SQL.test(text)) context.report({ node, messageId: 'sql' });
    }

    return {
      ImportDeclaration: (node) => {
        check(node.source, node.importKind === 'type');
      },
      ExportNamedDeclaration: (node) => {
        check(node.source, node.exportKind === 'type');
      },
      ExportAllDeclaration: (node) => {
        check(node.source, node.exportKind === 'type');
      },
      ImportExpression: (node) => {
        check(node.source, false);
      },
      TSImportType: (node) => {
        check(node.source, true);
      },
      Literal: (node) => {
        if (typeof node.value === 'string') checkSql(node, node.value);
      },
      TemplateLiteral: (node) => {
        checkSql(node, node.quasis.map((part) => part.value.cooked).join('x'));
      },
    };
  },
});

function targetOf(specifier: string, from: string): { to: string; kind: 'file' | 'package' } {
  const bare = specifier.replace(/[?].*$/, '');
  if (bare.startsWith('#')) return { to: bare.slice(1), kind: 'file' };
  if (!bare.startsWith('.')) return { to: bare, kind: 'package' };
  return { to: slashed(relative('/', resolve('/', dirname(from), bare))), kind: 'file' };
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
