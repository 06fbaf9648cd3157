import type { Variant } from './variant.ts';

/** The path of a published definition. It is public while the survey collects answers, and its content never changes. */
export function definitionPath(publicId: string, version: number | string): string {
  return `/questions/${publicId}/${version}.json`;
}

/** The path or URL of a definition whose texts are in another language than the store's. */
export function definitionIn(language: string, address: string): string {
  return `${address}?language=${language}`;
}

/** The path or URL of one variant of a definition, from the address of the definition without a test. */
export function addressOfVariant(address: string, variant: Variant | undefined): string {
  return variant ? address.replace(/\.json$/, `-${variant}.json`) : address;
}
