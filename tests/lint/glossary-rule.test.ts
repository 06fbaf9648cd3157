import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from 'eslint';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { STANDINGS } from '#shared/delivery/standing.ts';
import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { SCREEN_WORDS } from '#web/admin/lib/screen-words.ts';
import { glossaryRule } from './glossary-rule.ts';
import { refusedWords } from './refused-words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function reports(code: string): string[] {
  const messages = new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { house: { rules: { rule: glossaryRule as unknown as Rule.RuleModule } } },
    rules: { 'house/rule': 'error' },
  });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ message }) => message);
}

describe('the rule of the glossary', () => {
  it.each([
    ["const name = 'Pop-up';", 'popup', 'Pop-up'],
    ['const name = `Shoppers who met ${it} inside a page`;', 'embedded block', 'inside a page'],
    ['const link = <a>Open the help center</a>;', 'Help Centre', 'help center'],
    ["const mark = 'Made with Askwell';", 'Powered by Askwell', 'Made with Askwell'],
    ["const place = { name: 'Card on your pages' };", 'popup', 'Card on your pages'],
    ["const kind = 'Multi choice';", 'multiple choice', 'Multi choice'],
  ])('refuses another word for a thing: %s', (code, use, found) => {
    expect(reports(code)).toEqual([
      `Write “${use}” instead of “${found}”: one word for one thing (shared/words).`,
    ]);
  });

  it.each([
    "import { a } from './multi-select/pop-up.ts';",
    "const name = 'Popup';",
    "const kind = 'multi_select';",
    "const price = 'Free to start, without a card';",
    "const thanks = 'Thank You!';",
    '// A pop-up.\nconst a = 1;',
  ])('accepts %s', (code) => {
    expect(reports(code)).toEqual([]);
  });

  it('accepts its own words', () => {
    const types = QUESTION_TYPES.map((type) => editingOf({ type }).name);
    const own = JSON.stringify([PLACEMENT_WORDS, SCREEN_WORDS, STANDINGS, types]);
    expect(refusedWords(own)).toEqual([]);
  });
});

describe('texts outside of the code', () => {
  const extensions = readdirSync(join(ROOT, 'web/extensions'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:liquid|toml|json)$/.test(path))
    .map((path) => join('web/extensions', path));

  it.each(['app.config.toml', 'README.md', 'web/admin/README.md', ...extensions])(
    '%s uses the glossary’s words',
    (path) => {
      expect(refusedWords(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
    },
  );

  it('the glossary names each type of question, placement and status as the screens do', () => {
    const glossary = readFileSync(join(ROOT, 'shared/GLOSSARY.md'), 'utf8')
      .replace(/\s+/g, ' ')
      .toLowerCase();
    const names = [
      ...QUESTION_TYPES.map((type) => editingOf({ type }).name),
      ...Object.values(PLACEMENT_WORDS).map(({ name }) => name),
      ...Object.values(STANDINGS).map(({ name }) => name),
    ];
    expect(names.filter((name) => !glossary.includes(name.toLowerCase()))).toEqual([]);
  });
});
