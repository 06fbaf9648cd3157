import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#shared/durations.ts';

const MAX_AGE_MS = 30 * DAY_MS;

/** A file name that contains a hash of the content, so that it never refers to other content. */
const HASHED = /^[\w-]+-[\w-]{8}\.(?:js|css)(?:\.br|\.gz)?$/;

/**
 * Copies the files of the current build aside before they are replaced, because open pages still request them.
 * Deletes copies that were replaced over a month ago.
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
    if (now - mtimeMs > MAX_AGE_MS) await rm(join(kept, name));
  }
}
