import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { fetchNode } from '#tests/support/fetch-node.ts';

/** The platform's CLI and the Node that it needs, as web/extensions/README.md names them. */
const CLI = '4.8.2';
const NODE = '22';

const ROOT = join(import.meta.dirname, '../..');
const folder = join(inject('scratch'), `platform-cli-${crypto.randomUUID()}`);
const tools = join(folder, 'tools');
let node = '';

beforeAll(async () => {
  node = join((await fetchNode(NODE, tools)).folder, 'node');
  const install = ['install', '--ignore-scripts', '--loglevel=error', `@shopify/cli@${CLI}`];
  const { code, output } = await run('npm', install, tools);
  expect(code, output).toBe(0);
});

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function run(program: string, parameters: readonly string[], cwd: string): Promise<Outcome> {
  const env = { ...process.env, CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(program, parameters, { cwd, env, maxBuffer: 64 << 20 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });
}

/** A copy of what the CLI reads. It writes beside the files that it builds. */
function copyOfExtensions(): string {
  const copy = join(folder, crypto.randomUUID());
  for (const path of ['web/extensions', 'dist/web/extensions']) {
    mkdirSync(join(copy, path, '..'), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  return copy;
}

const build = (copy: string) =>
  run(
    node,
    [
      join(tools, 'node_modules/@shopify/cli/bin/run.js'),
      'app',
      'build',
      '--path',
      'web/extensions',
      '--verbose',
    ],
    copy,
  );

test('the CLI finds the six extensions and builds them', async () => {
  const { code, output } = await build(copyOfExtensions());
  expect(code, output).toBe(0);
  expect(output).toContain('"app_extensions_count": 6');
  expect(output).toContain('askwell-on-your-pages');
  for (const handle of ['askwell-thank-you', 'askwell-order-answers', 'askwell-customer-answers']) {
    const built = new RegExp(`${handle} successfully built[^(]*\\([^)]*~([\\d.]+)\\s+KB compressed`);
    const [, kilobytes] = built.exec(output) ?? [];
    expect(Number(kilobytes), handle).toBeLessThan(64);
  }
});

test('the CLI refuses blocks that were not built', async () => {
  const copy = copyOfExtensions();
  rmSync(join(copy, 'dist'), { recursive: true });
  const { code, output } = await build(copy);
  expect(code, output).not.toBe(0);
  // It names the first one.
  expect(output).toMatch(/dist\/web\/extensions\/[a-z-]+\.js/);
});

test.each([
  ['an address that is none', 'application_url', '"surveys"'],
  ['scopes that are no text', 'scopes', '7'],
])('the CLI refuses %s', async (_what, key, value) => {
  const copy = copyOfExtensions();
  const toml = join(copy, 'web/extensions/shopify.app.toml');
  const text = readFileSync(toml, 'utf8').replace(new RegExp(`^${key} = .*$`, 'm'), `${key} = ${value}`);
  writeFileSync(toml, text);
  const { code, output } = await build(copy);
  expect(code, output).not.toBe(0);
  expect(output).toContain(key);
});
