import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageClosure, packageOf, type LockFile } from '#server/deploy/package-closure.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

describe('the packages of a release', () => {
  it('are those that the modules need, and those that these need', () => {
    const lock = {
      packages: {
        'node_modules/a': { dependencies: { b: '1' } },
        'node_modules/b': { dependencies: { c: '1' } },
        'node_modules/b/node_modules/c': { dependencies: { a: '1' } },
        'node_modules/c': {},
        'node_modules/d': {},
      },
    };
    expect(packageClosure(lock, ['a/deep/file.js'])).toEqual([
      'node_modules/a',
      'node_modules/b',
      'node_modules/b/node_modules/c',
    ]);
  });

  it('leave out an optional package that is not locked, and refuse another', () => {
    const optional = { packages: { 'node_modules/a': { optionalDependencies: { b: '1' } } } };
    expect(packageClosure(optional, ['a'])).toEqual(['node_modules/a']);
    const needed = { packages: { 'node_modules/a': { dependencies: { b: '1' } } } };
    expect(() => packageClosure(needed, ['a'])).toThrow('needs b');
  });

  it('are production packages of the lock file', () => {
    const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as LockFile;
    const packages = packageClosure(lock, ['express', 'pg', 'eld/small', '@electric-sql/pglite']);
    expect(packages).toContain('node_modules/express');
    expect(packages.filter((path) => lock.packages[path]?.dev === true)).toEqual([]);
  });

  it.each([
    ['pg', 'pg'],
    ['zod/mini', 'zod'],
    ['@electric-sql/pglite/nodefs', '@electric-sql/pglite'],
  ])('take the package of %s to be %s', (module, name) => {
    expect(packageOf(module)).toBe(name);
  });
});
