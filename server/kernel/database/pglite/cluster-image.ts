import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { ImageUnpacker, type ImageHead } from './image-unpacker.ts';
import { WorkerClient } from './worker-client.ts';

/** Where the build writes the image of a new database: beside the bundle's folder, seen from bundle and source. */
const FROM_HERE = import.meta.url.endsWith('.ts') ? '../../../../dist' : '..';
export const BUILT_IMAGE = fileURLToPath(new URL(`${FROM_HERE}/database/cluster.image`, import.meta.url));

const QUALITY = 9;

/**
 * Creates a database as PGlite does and writes all its files into one compressed file. Creating it takes three times
 * the memory and eight times the time of opening it, so the build does it once.
 */
export async function writeClusterImage(path: string, quality = QUALITY): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-image-'));
  try {
    const cluster = join(folder, 'cluster');
    const client = await WorkerClient.start({ folder: cluster, image: null });
    await client.stop(true);
    mkdirSync(dirname(path), { recursive: true });
    const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    await pipeline(Readable.from(contentOf(cluster)), compress, createWriteStream(path));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One line of JSON, then the contents of the files in the order of that line. */
async function* contentOf(cluster: string): AsyncGenerator<Buffer> {
  const entries = await readdir(cluster, { withFileTypes: true, recursive: true });
  const nameOf = (path: string): string => relative(cluster, path).split(sep).join('/');
  const pathsOf = (isWanted: (entry: (typeof entries)[number]) => boolean): string[] =>
    entries
      .filter(isWanted)
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  const paths = pathsOf((entry) => entry.isFile());
  const files = await Promise.all(
    paths.map(async (path) => ({ name: nameOf(path), bytes: (await stat(path)).size })),
  );
  const folders = pathsOf((entry) => entry.isDirectory()).map(nameOf);
  const head: ImageHead = { version: pgliteVersion(), folders, files };
  yield Buffer.from(`${JSON.stringify(head)}\n`);
  for (const path of paths) yield await readFile(path);
}

/**
 * Fills a new folder with the files of an image. Returns false if there is no image or it is of another version of
 * PGlite. The files are read in pieces, so that the memory of a small machine is enough.
 */
export async function unpackClusterImage(path: string, folder: string): Promise<boolean> {
  const unpacker = new ImageUnpacker(folder, pgliteVersion());
  try {
    await pipeline(createReadStream(path), createBrotliDecompress(), unpacker);
    return unpacker.isComplete;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (unpacker.isOtherVersion || code === 'ENOENT' || isDamage(code)) return false;
    throw error;
  }
}

/** The decompressor's codes begin so; a file that was cut off ends with the second. */
function isDamage(code: string | undefined): boolean {
  return code?.startsWith('ERR_') === true || code === 'Z_BUF_ERROR';
}

/** An image fits only the version that made it: another one may have other system tables. */
function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
