import { fileURLToPath } from 'node:url';
import type { Rule } from 'eslint';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { wallsRule } from './walls-rule.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The messages of the rule for a file's code. */
function report(file: string, code: string): string[] {
  const messages = new Linter({ cwd: root }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { house: { rules: { walls: wallsRule as unknown as Rule.RuleModule } } },
      rules: { 'house/walls': ['error', { root }] },
    },
    { filename: `${root}${file}` },
  );
  return messages.map(({ message }) => message);
}

const USE_CASE = 'server/areas/surveys/save-draft.ts';

test.each([
  ['an import', "import { x } from '../../../web/admin/lib/x.ts';"],
  ['an import of types', "import type { X } from '../../../web/admin/lib/x.ts';"],
  ['a subpath import', "import { x } from '#web/admin/lib/x.ts';"],
  ['an import for its effect', "import '#web/admin/lib/x.ts';"],
  ['a dynamic import', "const x = import('#web/admin/lib/x.ts');"],
  ['an import inside a type', "type X = import('#web/admin/lib/x.ts').X;"],
  ['a re-export', "export { x } from '#web/admin/lib/x.ts';"],
  ['a re-export of everything', "export * from '#web/admin/lib/x.ts';"],
])('reports %s', (_kind, code) => {
  expect(report(USE_CASE, code)).toEqual([expect.stringContaining('web/admin/lib/x.ts')]);
});

test('reports packages, and files imported with a query such as ?raw', () => {
  expect(report(USE_CASE, "import express from 'express';")).toHaveLength(1);
  expect(report('web/storefront/loader.ts', "import style from '../admin/ui/x.css?inline';")).toHaveLength(1);
});

test('accepts allowed imports', () => {
  expect(
    report(USE_CASE, "import { AppError } from '#shared/errors.ts'; import './draft-repository.ts';"),
  ).toEqual([]);
});

const STATEMENTS = [
  "'SELECT draft FROM drafts WHERE store_id = $1'",
  "'insert into drafts values ($1)'",
  '`UPDATE drafts SET revision = ${revision}`',
  '`\n  with latest as (select 1) select * from latest`',
  "'DELETE FROM drafts'",
];

test.each(STATEMENTS)('reports SQL outside repositories: %s', (statement) => {
  const code = `const sql = ${statement};`;
  expect(report(USE_CASE, code)).toEqual(['Only repositories and server/kernel/database/ hold SQL.']);
  expect(report('server/areas/surveys/draft-repository.ts', code)).toEqual([]);
  expect(report('server/kernel/database/migrate.ts', code)).toEqual([]);
});

test.each(["'Select one from the list'", "'Update your survey, set a goal'", "'Delete from here on'"])(
  'accepts a sentence that resembles SQL: %s',
  (sentence) => {
    expect(report(USE_CASE, `const text = ${sentence};`)).toEqual([]);
  },
);
