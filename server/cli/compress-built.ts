import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS } from '#server/kernel/http/built-files.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
/** For smaller files the compression headers outweigh the saving. */
const LEAST_BYTES = 600;

const squeeze = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a compressed copy beside each built file, so that no request waits for compression. */
export async function compressBuilt(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  for (const encoding of ['br', 'gzip'] as const) {
    await writeFile(path + ENCODINGS[encoding], await squeeze[encoding](content));
  }
}
