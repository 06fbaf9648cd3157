import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a body that is compressed once and sent often, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** For smaller bodies the compression headers outweigh the saving. */
const LEAST_BYTES = 600;

const BEST: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses at the highest level. Returns null if that saves nothing. */
export async function compressBest(content: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (content.length < LEAST_BYTES) return null;
  const compressed = await BEST[encoding](content);
  return compressed.length < content.length ? compressed : null;
}
