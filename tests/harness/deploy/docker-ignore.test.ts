import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDockerIgnore } from './docker-ignore.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

it('a build of the image receives the sources, and neither data nor secrets nor modules of this machine', () => {
  const isSent = readDockerIgnore(readFileSync(`${ROOT}server/deploy/Dockerfile.dockerignore`, 'utf8'));
  const sent = [
    'package-lock.json',
    '.npmrc',
    'server/cli/serve.ts',
    'web/admin/main.tsx',
    'shared/errors.ts',
  ];
  const left = [
    'data/secrets.json',
    'server/data/x',
    '.env',
    'server/deploy/askwell.env',
    'node_modules/pg/a.js',
  ];
  expect([...sent, ...left].filter(isSent)).toEqual(sent);
  expect(['tests/a.ts', '.git/config', 'dist/server/main.js'].filter(isSent)).toEqual([]);
});
