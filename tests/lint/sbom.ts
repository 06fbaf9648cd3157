import type { ProductionPackage } from './production-packages.ts';

/** The parts of a CycloneDX document that this file reads; all may be missing in a broken one. */
export interface Sbom {
  readonly bomFormat?: unknown;
  readonly specVersion?: unknown;
  readonly metadata?: { readonly component?: SbomComponent };
  readonly components?: readonly SbomComponent[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface SbomComponent {
  readonly 'bom-ref'?: string;
  readonly name?: string;
  readonly version?: string;
  readonly purl?: string;
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly unknown[];
}

/** The same document with the shipped packages alone, and with the terms of those that have terms of their own. */
export function productionSbom(all: Sbom, packages: readonly ProductionPackage[]): Sbom {
  const shipped = new Map(packages.map((one) => [idOf(one), one]));
  const components = (all.components ?? [])
    .filter((one) => shipped.has(idOf(one)))
    .map((one) => ({
      ...one,
      scope: 'required',
      licenses: one.licenses ?? [{ license: { name: shipped.get(idOf(one))?.license } }],
    }));
  const kept = new Set(components.map((one) => one['bom-ref']));
  const root = all.metadata?.component?.['bom-ref'];
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...all.metadata?.component, name: 'askwell' } },
    components,
    dependencies: (all.dependencies ?? [])
      .filter(({ ref }) => ref === root || kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
}

/** What is wrong with a list of components: its shape, a package that is missing, one that the product does not ship. */
export function sbomProblems(sbom: Sbom, packages: readonly ProductionPackage[]): string[] {
  if (sbom.bomFormat !== 'CycloneDX') return ['It is not a CycloneDX document.'];
  const { components = [] } = sbom;
  const named = new Set(components.map(idOf));
  const shipped = new Set(packages.map(idOf));
  return [
    ...(/^1\.[4-9]$/.test(String(sbom.specVersion)) ? [] : [`Its version is ${String(sbom.specVersion)}.`]),
    ...[...shipped].filter((id) => !named.has(id)).map((id) => `${id} is missing.`),
    ...[...named].filter((id) => !shipped.has(id)).map((id) => `${id} is not shipped.`),
    ...components
      .filter(isIncomplete)
      .map((one) => `${idOf(one)} lacks its address, its hash or its licence.`),
  ];
}

const idOf = ({ name = '', version = '' }: { name?: string; version?: string }) => `${name}@${version}`;

const isIncomplete = ({ purl, hashes = [], licenses = [] }: SbomComponent) =>
  !/^pkg:npm\/\S+@\S+$/.test(purl ?? '') || hashes.length === 0 || licenses.length === 0;
