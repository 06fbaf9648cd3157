import type * as ThemeCheck from '@shopify/theme-check-node';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it, vi } from 'vitest';

let themeCheck: Pick<typeof ThemeCheck, 'themeCheckRun'>;
let folder: string;

beforeAll(async () => {
  folder = join(inject('scratch'), `theme-${crypto.randomUUID()}`);
  // Without these, the checker asks the network for newer documentation and writes it into the home folder.
  vi.stubEnv('SHOPIFY_TLD_ROOT', join(folder, 'no-such-folder'));
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  themeCheck = await import('@shopify/theme-check-node');
});

/** The platform's own checks of a theme app extension. */
async function offensesOf(extension: string) {
  const { theme, offenses } = await themeCheck.themeCheckRun(extension, 'theme-check:theme-app-extension');
  return {
    files: theme.length,
    offenses: offenses.map(({ check, message, uri }) => `${uri.split('/').at(-1)}: ${check}: ${message}`),
  };
}

it('the theme extension has no offense', async () => {
  const { files, offenses } = await offensesOf(join(process.cwd(), 'web/extensions/theme'));
  expect(offenses).toEqual([]);
  expect(files).toBeGreaterThanOrEqual(4);
});

it('the checks notice an offense', async () => {
  cpSync('web/extensions/theme', folder, { recursive: true });
  writeFileSync(join(folder, 'snippets/left.liquid'), '{% assign never_read = 1 %}');
  const { offenses } = await offensesOf(folder);
  expect(offenses.join('\n')).toContain('never_read');
});
