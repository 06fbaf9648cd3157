import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUFFIXES } from '#server/kernel/http/built-files.ts';
import { compressBest, ENCODINGS } from '#server/kernel/http/encodings.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Writes a compressed copy beside each built file, so that no request waits for compression. */
export async function compressBuilt(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  for (const encoding of ENCODINGS) {
    const compressed = await compressBest(content, encoding);
    if (compressed !== null) await writeFile(path + SUFFIXES[encoding], compressed);
  }
}
