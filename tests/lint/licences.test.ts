import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
}

/** Licences under which the product may carry what others wrote. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

/** Polaris asks that an app integrates with the platform or looks distinct from it; pages outside the admin do. */
const OWN_TERMS = ['@shopify/polaris', '@shopify/polaris-icons', '@shopify/polaris-tokens'];

/**
 * Tests run the real script of the booking provider. Its licence lets anyone copy it for development and testing; in
 * production browsers load it from the provider, so the product carries no copy.
 */
const FOR_TESTS_ONLY = ['@calcom/embed-core'];

const locked = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
/** Where a package offers several, one of them is enough. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((offered) => ALLOWED.includes(offered));

const shipped = Object.entries(locked.packages)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path, { license = 'none' }]) => ({ name: path.split('node_modules/').at(-1) ?? path, license }));

/** Seen red with MIT taken off the list, and with one of the names of Polaris. */
describe('what the product carries of others', () => {
  it('has a licence that allows it', () => {
    expect(shipped.length).toBeGreaterThan(100);
    const foreign = shipped.filter(({ name, license }) => !isAllowed(license) && !OWN_TERMS.includes(name));
    expect(foreign).toEqual([]);
  });

  it('has terms of its own only where they were read', () => {
    const own = shipped.filter(({ license }) => !isAllowed(license)).map(({ name }) => name);
    expect(own.sort()).toEqual(OWN_TERMS);
  });
});

describe('what tests alone use of others', () => {
  it('has terms of its own only where they were read, and they allow testing', () => {
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
