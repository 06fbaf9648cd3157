import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_MS = 30 * 24 * 3_600_000;

/** A name that tells its content: it never stands for anything else. */
const HASHED = /^[\w-]+-[\w-]{8}\.(?:js|css)(?:\.br|\.gz)?$/;

/**
 * Puts the files of a build that is about to be replaced aside, since pages that were opened before still ask for
 * them, and lets go of those that were replaced a month ago.
 */
export async function keepOldFiles(output: string, kept: string, now: number): Promise<void> {
  const names = await readdir(output).catch((): string[] => []);
  const replacedAt = new Date(now);
  await mkdir(kept, { recursive: true });
  for (const name of names.filter((one) => HASHED.test(one))) {
    await copyFile(join(output, name), join(kept, name));
    await utimes(join(kept, name), replacedAt, replacedAt);
  }
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (now - mtimeMs > KEPT_MS) await rm(join(kept, name));
  }
}
