import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isAllowed,
  OWN_TERMS,
  productionPackages,
  readLockedPackages,
  unknownLicences,
} from './production-packages.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/**
 * Tests run the real script of the booking provider. Its licence lets anyone copy it for development and testing; in
 * production browsers load it from the provider, so the product carries no copy.
 */
const FOR_TESTS_ONLY = ['@calcom/embed-core'];

const locked = readLockedPackages(ROOT);
const shipped = productionPackages(locked);

/** Failed when MIT was removed from the list, and when a Polaris package was. */
describe('packages that the product ships', () => {
  it('every shipped package has a licence that allows shipping it', () => {
    expect(shipped.length).toBeGreaterThan(100);
    expect(unknownLicences(shipped)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['none', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND ISC)', true],
  ])(
    'with the licence %s a shipped package is allowed: %s, and a package for tests and builds always',
    (license, isAllowed) => {
      const packages = {
        '': { dependencies: { a: '1.0.0', vite: '1.0.0' }, devDependencies: { b: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', ...(license !== 'none' && { license }) },
        'node_modules/b': { version: '1.0.0', license, dev: true },
        'node_modules/vite': { version: '1.0.0', license },
      };
      const unknown = unknownLicences(productionPackages({ packages }));
      expect(unknown.map(({ name }) => name)).toEqual(isAllowed ? [] : ['a']);
    },
  );

  it('a library that the product only loads may be under the LGPL, and no other package', () => {
    const license = 'LGPL-3.0-or-later';
    const packages = {
      '': { dependencies: { '@img/sharp-libvips-linux-x64': '1.0.0', b: '1.0.0' } },
      'node_modules/@img/sharp-libvips-linux-x64': { version: '1.0.0', license },
      'node_modules/b': { version: '1.0.0', license },
    };
    const unknown = unknownLicences(productionPackages({ packages }));
    expect(unknown.map(({ name }) => name)).toEqual(['b']);
  });

  it('a shipped package has its own terms only if we have read them', () => {
    const own = shipped.filter((each) => !isAllowed(each)).map(({ name }) => name);
    expect(own.sort()).toEqual(OWN_TERMS);
  });
});

describe('packages that only tests use', () => {
  it('a test package has its own terms only if we have read them and they allow testing', () => {
    const own = Object.entries(locked.packages)
      .filter(([, { dev, license }]) => dev === true && /^SEE LICENSE/i.test(license ?? ''))
      .map(([path]) => path.split('node_modules/').at(-1) ?? path);
    expect(own).toEqual(FOR_TESTS_ONLY);
    for (const name of FOR_TESTS_ONLY) {
      const terms = readFileSync(`${ROOT}node_modules/${name}/LICENSE`, 'utf8').replaceAll(/\s+/g, ' ');
      expect(terms).toContain('you may copy and modify the Software for development and testing purposes');
    }
  });
});
