import { brotliCompressSync, constants } from 'node:zlib';
import type { Piece } from './source-map.ts';

export interface Weight {
  readonly group: string;
  readonly bytes: number;
}

/** The built files are compressed at 11; to weigh the parts of a large file one by one, 9 is fast enough. */
type Quality = 9 | 11;

export function brotli(text: string, quality: Quality = 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/**
 * What each group adds to a compressed file: how much smaller the file is without it. The sum is less than the file,
 * because groups share what compresses well.
 */
export function marginalWeights(pieces: readonly Piece[]): Weight[] {
  const all = brotli(pieces.map(({ text }) => text).join(''), 9);
  const groups = [...new Set(pieces.map(({ source }) => groupOf(source)))];
  return groups.map((group) => {
    const rest = pieces.filter(({ source }) => groupOf(source) !== group).map(({ text }) => text);
    return { group, bytes: all - brotli(rest.join(''), 9) };
  });
}

/** A package, or one of our folders. */
export function groupOf(source: string | null): string {
  if (source === null || source.startsWith('\0')) return 'the bundler';
  const library = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library !== undefined) return library;
  const ours = /(?:^|\/)((?:web|shared)\/.*)$/.exec(source)?.[1];
  if (ours !== undefined) return ours.split('/').slice(0, -1).slice(0, 4).join('/');
  return 'the bundler';
}
