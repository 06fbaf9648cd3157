import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INDEX = '.github/DECISIONS.md';
const FOLDERS = ['shared', 'web', 'server', 'tests'];
const DECISION = /\*\*(20\d\d-\d\d-\d\d)(?: ·|:) (.+?)\*\*/g;
const HEAD = `# Decisions

What was decided, each in a line, under the page that says why and what else was considered. The pages stand near their code.
\`npx vitest run --config tests/vitest.config.ts tests/lint/decision-index.test.ts -u\` writes this index anew.
`;

/** The decisions of a page, as lines of a list. */
function decisionsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/\s+/g, ' ');
  return [...text.matchAll(DECISION)].map(
    ([, day = '', title = '']) => `- ${day}: ${title.replace(/\.$/, '')}`,
  );
}

it('the index lists every decision', async () => {
  const pages = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort(),
  );
  const parts = pages
    .map((page) => [page, decisionsOf(page)] as const)
    .filter(([, lines]) => lines.length > 0);
  expect(parts.length).toBeGreaterThan(10);
  const lists = parts.map(([page, lines]) => `\n## [${page}](../${page})\n\n${lines.join('\n')}\n`);
  await expect([HEAD, ...lists].join('')).toMatchFileSnapshot(join(ROOT, INDEX));
});
