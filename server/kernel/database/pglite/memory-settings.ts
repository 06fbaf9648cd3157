import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/** The container's limit if there is one, else the machine's memory, in bytes. */
export function availableMemory(): number {
  // Zero or a huge number where nothing limits the process.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * PostgreSQL's own defaults from two gigabytes on, and a share of them below. PGlite touches all of its buffers
 * when it starts, and WebAssembly never gives memory back.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const share = (part: number, least: number, most: number): string =>
    `${Math.max(least, Math.min(most, Math.floor(bytes / MEGABYTE / part)))}MB`;
  return {
    shared_buffers: share(16, 16, 128),
    work_mem: share(512, 1, 4),
    maintenance_work_mem: share(32, 16, 64),
  };
}
