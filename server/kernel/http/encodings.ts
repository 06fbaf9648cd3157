import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a body that is compressed once and sent often, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** For smaller bodies the compression headers outweigh the saving. */
const LEAST_BYTES = 600;

/** The levels for the built files, which are compressed once. */
const BEST = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/**
 * The levels for a store's own text, which is compressed while a shopper waits. A store's script is compressed fifty times
 * as fast as at the best level, and is 7 % larger.
 */
const QUICK = { br: 5, gzip: constants.Z_DEFAULT_COMPRESSION };

export const compressBest = (content: Buffer, encoding: Encoding) => compress(content, encoding, BEST);

export const compressQuickly = (content: Buffer, encoding: Encoding) => compress(content, encoding, QUICK);

/** Returns null if compression saves nothing. */
async function compress(
  content: Buffer,
  encoding: Encoding,
  levels: Record<Encoding, number>,
): Promise<Buffer | null> {
  if (content.length < LEAST_BYTES) return null;
  const compressed = await ENCODERS[encoding](content, levels[encoding]);
  return compressed.length < content.length ? compressed : null;
}

const ENCODERS: Record<Encoding, (content: Buffer, level: number) => Promise<Buffer>> = {
  br: (content, level) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content, level) => promisify(gzip)(content, { level }),
};
