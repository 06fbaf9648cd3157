import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = ['usr/bin', 'usr/sbin', 'usr/local/bin', 'usr/local/sbin'];

/** A program of this machine, or one that was unpacked below `root`. */
export function findProgram(name: string, root = '/'): string | undefined {
  const folders = FOLDERS.map((path) => join(root, path));
  if (root === '/') folders.push(...(process.env['PATH'] ?? '').split(delimiter));
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
