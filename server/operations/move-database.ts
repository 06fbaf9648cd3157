import type { Database } from '#server/kernel/database/database.ts';
import type { BackupFacts } from './backup-format.ts';
import { type Migrate, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

interface MoveDeps {
  readonly from: Database;
  readonly to: Database;
  readonly migrate: Migrate;
  readonly clock: () => number;
}

/** Carries everything over by way of a backup, with all its checks; the backup is kept, and the source as it was. */
export async function moveDatabase(
  { from, to, migrate, clock }: MoveDeps,
  file: string,
): Promise<BackupFacts> {
  await migrate(from);
  await writeBackup({ database: from, clock }, file);
  return restoreBackup({ database: to, migrate }, file);
}
