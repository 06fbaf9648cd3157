import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;

interface LockedPackage {
  readonly dev?: boolean;
  readonly license?: string;
}

/** Licences that allow the product to ship a package. */
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
/** If a package offers several licences, one that is allowed is enough. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((offered) => ALLOWED.includes(offered));

const shipped = Object.entries(locked.packages)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path, { license = 'none' }]) => ({ name: path.split('node_modules/').at(-1) ?? path, license }));

/** Failed when MIT was removed from the list, and when a Polaris package was. */
describe('packages that the product ships', () => {
  it('every shipped package has a licence that allows shipping it', () => {
    expect(shipped.length).toBeGreaterThan(100);
    const foreign = shipped.filter(({ name, license }) => !isAllowed(license) && !OWN_TERMS.includes(name));
    expect(foreign).toEqual([]);
  });

  it('a shipped package has its own terms only if we have read them', () => {
    const own = shipped.filter(({ license }) => !isAllowed(license)).map(({ name }) => name);
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
