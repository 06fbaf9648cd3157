import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDockerIgnore } from './docker-ignore.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

describe('what Docker sends to a build', () => {
  it.each([
    ['a', 'a', false],
    ['a', 'a/b', false],
    ['a', 'ab', true],
    ['*.md', 'a.md', false],
    ['*.md', 'a/b.md', true],
    ['**/*.md', 'a/b.md', false],
    ['**/*.md', 'b.md', false],
    ['*\n!a', 'a/b', true],
    ['!a\n*', 'a/b', false],
    ['# a\n\n', 'a', true],
    ['a?c', 'abc', false],
    ['a.c', 'abc', true],
  ])('by the patterns %j, %s is sent: %s', (patterns, path, isSent) => {
    expect(readDockerIgnore(patterns)(path)).toBe(isSent);
  });

  it('includes the sources, and neither data nor secrets nor modules of this machine', () => {
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
});
