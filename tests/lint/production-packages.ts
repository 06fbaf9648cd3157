import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageClosure, type LockFile } from '#server/deploy/package-closure.ts';

/** The parts of package-lock.json that say what the product ships. */
export interface LockedPackages extends LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

type LockedPackage = LockFile['packages'][string] & {
  /** The author's sentence, if the version is not to be used any more. */
  readonly deprecated?: string;
};

/** Dependencies that start and build the product. No release has them. */
export const BUILD_TOOLS: readonly string[] = ['@vitejs/plugin-react', 'terser', 'tsx', 'vite'];

export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly deprecated: string | null;
}

/** Licences that allow the product to ship a package. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
]);

/** Polaris asks that an app integrates with the platform or looks distinct from it; pages outside the admin do. */
export const OWN_TERMS: readonly string[] = [
  '@shopify/polaris',
  '@shopify/polaris-icons',
  '@shopify/polaris-tokens',
];

/**
 * libvips and its libraries, under the LGPL: the product loads them as files of their own, unchanged, and whoever runs it
 * may exchange them.
 */
const LOADED_LIBRARY = /^@img\/sharp-/;
const LIBRARY_LICENCE = 'LGPL-3.0-or-later';

export const readLockedPackages = (root: string) =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockedPackages;

/** The packages that the product ships, each with its version; the lock file names a package once for each place. */
export function productionPackages(lock: LockedPackages): ProductionPackage[] {
  const named = Object.keys(lock.packages['']?.dependencies ?? {});
  const shipped = named.filter((name) => !BUILD_TOOLS.includes(name));
  return packageClosure(lock, shipped).map((path) => {
    const { version = 'none', license = 'none', deprecated = null } = lock.packages[path] ?? {};
    return { name: path.split('node_modules/').at(-1) ?? path, version, license, deprecated };
  });
}

/** If a package offers several licences, one that is allowed is enough; if all of them apply, all must be allowed. */
function isAllowedLicence(license: string, further: readonly string[]): boolean {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  return plain
    .split(' OR ')
    .some((offered) => offered.split(' AND ').every((one) => ALLOWED.has(one) || further.includes(one)));
}

/** The packages whose licence was not allowed and whose terms nobody has read. */
export const unknownLicences = (packages: readonly ProductionPackage[]): ProductionPackage[] =>
  packages.filter((each) => !isAllowed(each) && !OWN_TERMS.includes(each.name));

/** Whether a package's licence allows shipping it, without terms of its own. */
export const isAllowed = ({ name, license }: Pick<ProductionPackage, 'name' | 'license'>): boolean =>
  isAllowedLicence(license, LOADED_LIBRARY.test(name) ? [LIBRARY_LICENCE] : []);
