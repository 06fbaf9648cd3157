import { statfsSync } from 'node:fs';
import { DatabaseStartError } from './database-error.ts';

/** What the log, its segments in reserve and a little growth take beside the data. */
export const NEEDED_ROOM_MB = 128;

/** The refusal to start on a full disk. It must never be taken for damage: who then restores a backup loses data. */
export function noRoom(dataDir: string, cause: unknown): DatabaseStartError {
  const free = freeMegabytes(dataDir);
  const found = free === null ? '' : `: ${free} MB are free`;
  return new DatabaseStartError(
    'DISK_FULL',
    `There is no room on the disk of the data folder ${dataDir}${found}. Nothing is lost: all that was saved is still there, and needs no backup. Make at least ${NEEDED_ROOM_MB} MB of room on that disk and start again.`,
    cause,
  );
}

/** The same for a PostgreSQL, whose disk is not ours to look at. */
export function noRoomAtServer(cause: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'DISK_FULL',
    `PostgreSQL has no room on its disk. Nothing is lost: all that was saved is still there, and needs no backup. Make at least ${NEEDED_ROOM_MB} MB of room on that disk and start again.`,
    cause,
  );
}

/** A quota or a limit of the process does not show here: then more seems to be free than there is. */
function freeMegabytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1024 / 1024);
  } catch {
    return null;
  }
}
