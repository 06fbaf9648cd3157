import { statfsSync } from 'node:fs';
import { DatabaseStartError } from './database-error.ts';

/** Free space that the write-ahead log and a little growth need beside the data. */
export const NEEDED_SPACE_MB = 128;

/**
 * The error for a start on a full disk. It must be distinct from damage: an operator who restores a backup for a
 * full disk loses data.
 */
export function diskFullError(dataDir: string, cause: unknown): DatabaseStartError {
  const free = freeMegabytes(dataDir);
  const found = free === null ? '' : `: ${free} MB are free`;
  return new DatabaseStartError(
    'DISK_FULL',
    `The disk of the data folder ${dataDir} is full${found}. No saved data is lost, so do not restore a backup. Free at least ${NEEDED_SPACE_MB} MB on that disk and start again.`,
    cause,
  );
}

/** The same for PostgreSQL, whose disk this process cannot inspect. */
export function serverDiskFullError(cause: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'DISK_FULL',
    `The disk of PostgreSQL is full. No saved data is lost, so do not restore a backup. Free at least ${NEEDED_SPACE_MB} MB on that disk and start again.`,
    cause,
  );
}

/** Quotas and process limits are not included, so the real free space may be smaller. */
function freeMegabytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1024 / 1024);
  } catch {
    return null;
  }
}
