import { describe, expect, it } from 'vitest';
import { productionSbom, sbomProblems } from './sbom.ts';

const packages = [
  { name: 'a', version: '1.0.0', license: 'MIT', deprecated: null },
  { name: '@b/c', version: '2.0.0', license: 'ISC', deprecated: null },
];
const component = (name: string, version: string) => ({
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  hashes: [{}],
  licenses: [{}],
});
const complete = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  components: [component('a', '1.0.0'), component('@b/c', '2.0.0')],
};

describe('the list of what the product contains', () => {
  it('is right if it names each shipped package', () => {
    expect(sbomProblems(complete, packages)).toEqual([]);
  });

  it('keeps the shipped packages of a longer list, and their dependencies among each other', () => {
    const all = {
      ...complete,
      metadata: { component: { 'bom-ref': 'root', name: 'a-folder' } },
      components: [
        { ...component('a', '1.0.0'), 'bom-ref': 'a' },
        { name: '@b/c', version: '2.0.0', purl: 'pkg:npm/%40b/c@2.0.0', hashes: [{}], 'bom-ref': 'c' },
        { ...component('tool', '1.0.0'), 'bom-ref': 'tool' },
      ],
      dependencies: [
        { ref: 'root', dependsOn: ['a', 'tool'] },
        { ref: 'a', dependsOn: ['c'] },
        { ref: 'tool', dependsOn: ['a'] },
      ],
    };
    const sbom = productionSbom(all, packages);
    expect(sbomProblems(sbom, packages)).toEqual([]);
    expect(sbom.metadata?.component).toMatchObject({ name: 'askwell' });
    expect(sbom.components?.[1]?.licenses).toEqual([{ license: { name: 'ISC' } }]);
    expect(sbom.dependencies).toEqual([
      { ref: 'root', dependsOn: ['a'] },
      { ref: 'a', dependsOn: ['c'] },
    ]);
  });

  it.each([
    ['misses a package', { components: [component('a', '1.0.0')] }, ['@b/c@2.0.0 is missing.']],
    [
      'names another version',
      { components: [component('a', '1.0.1'), component('@b/c', '2.0.0')] },
      ['a@1.0.0 is missing.', 'a@1.0.1 is not shipped.'],
    ],
    [
      'leaves out where a package comes from',
      { components: [component('a', '1.0.0'), { ...component('@b/c', '2.0.0'), hashes: [] }] },
      ['@b/c@2.0.0 lacks its address, its hash or its licence.'],
    ],
    ['has an unknown version', { specVersion: '0.9' }, ['Its version is 0.9.']],
    ['is something else', { bomFormat: 'SPDX' }, ['It is not a CycloneDX document.']],
  ])('is refused if it %s', (_, change, problems) => {
    expect(sbomProblems({ ...complete, ...change }, packages)).toEqual(problems);
  });
});
