/**
 * A previewed draft has its revision plus this number as its version, so it cannot be mistaken for a published version.
 * Its answers are tests.
 */
const PREVIEW_VERSIONS = 1_000_000_000;

export const previewVersionOf = (revision: number) => PREVIEW_VERSIONS + revision;

export const isPreviewVersion = (version: number) => version > PREVIEW_VERSIONS;

export const revisionOf = (version: number) => version - PREVIEW_VERSIONS;
