/**
 * A draft that is tried out on the store has its revision above this as its version, so that it is never taken for one
 * that was published. Whatever answers it is a test.
 */
const PREVIEW_VERSIONS = 1_000_000_000;

export const previewVersionOf = (revision: number) => PREVIEW_VERSIONS + revision;

export const isPreviewVersion = (version: number) => version > PREVIEW_VERSIONS;

export const revisionOf = (version: number) => version - PREVIEW_VERSIONS;
