import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';

const BOOTSTRAP = fileURLToPath(new URL('../../server/cli/bootstrap.mjs', import.meta.url));

const NEEDS = { dependencies: { local: 'file:local' }, devDependencies: { tool: 'file:tool' } };

/** Makes a repository whose dependencies are folders in it, so that installing needs no network. */
async function repository(): Promise<string> {
  const root = await mkdtemp(join(inject('scratch'), 'repository-'));
  await mkdir(join(root, 'server/cli'), { recursive: true });
  await copyFile(BOOTSTRAP, join(root, 'server/cli/bootstrap.mjs'));
  for (const name of ['local', 'tool']) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'r', version: '1.0.0', ...NEEDS }));
  await writeLock(root, 'first');
  return root;
}

function writeLock(root: string, name: string): Promise<void> {
  const packages = {
    '': { name, version: '1.0.0', ...NEEDS },
    local: { version: '1.0.0' },
    tool: { version: '1.0.0', dev: true },
    'node_modules/local': { resolved: 'local', link: true },
    'node_modules/tool': { resolved: 'tool', link: true, dev: true },
  };
  const lock = { name, version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  return writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
}

function bootstrap(root: string, nodeFlags: string[] = [], entry: string[] = []) {
  const parameters = [...nodeFlags, join(root, 'server/cli/bootstrap.mjs'), ...entry];
  const result = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: undefined },
  });
  return { code: result.status, said: result.stderr };
}

test('installs once, and again when the lock file has changed', async () => {
  const root = await repository();
  expect(bootstrap(root)).toMatchObject({ code: 0, said: expect.stringContaining('Installing') });
  expect(bootstrap(root)).toEqual({ code: 0, said: '' });
  await writeLock(root, 'second');
  expect(bootstrap(root)).toMatchObject({ code: 0, said: expect.stringContaining('up to date') });
  expect(bootstrap(root)).toEqual({ code: 0, said: '' });
});

test('installs what only tests need for a command of the tests, and keeps it for the others', async () => {
  const root = await repository();
  const installed = () => ['local', 'tool'].filter((name) => existsSync(join(root, 'node_modules', name)));
  await mkdir(join(root, 'tests'));
  await writeFile(join(root, 'tests/entry.mjs'), '');
  bootstrap(root);
  expect(installed()).toEqual(['local']);
  expect(bootstrap(root, [], ['tests/entry.mjs']).said).toContain('up to date');
  expect(installed()).toEqual(['local', 'tool']);
  expect(bootstrap(root)).toEqual({ code: 0, said: '' });
  await writeLock(root, 'second');
  bootstrap(root);
  expect(installed()).toEqual(['local', 'tool']);
});

test('reports a failed install in one sentence and retries at the next start', async () => {
  const root = await repository();
  await writeFile(join(root, 'package-lock.json'), '{}');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const { code, said } = bootstrap(root);
    expect(code).toBe(1);
    expect(said).toContain('Dependencies could not be installed');
    expect(said).not.toContain('bootstrap.mjs');
  }
});

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['24.0.0', true],
])('checks the version of Node: %s is supported: %s', async (version, goesOn) => {
  const root = await repository();
  const disguise = join(root, 'disguise.mjs');
  await writeFile(disguise, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
  const { code, said } = bootstrap(root, ['--import', pathToFileURL(disguise).href]);
  expect(code).toBe(goesOn ? 0 : 1);
  const refusal = `Askwell needs Node 20.19 or newer, and this is Node ${version}.\n`;
  if (goesOn) expect(said).not.toContain('needs Node');
  else expect(said).toBe(refusal);
});
