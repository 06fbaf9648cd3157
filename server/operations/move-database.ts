import type { Database } from '#server/kernel/database/database.ts';
import type { BackupFacts } from './backup-format.ts';
import { loadBackup, type Migrate } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

interface MoveDeps {
  readonly from: Database;
  readonly to: Database;
  readonly migrate: Migrate;
  readonly clock: () => number;
}

/** Copies all data through a backup, with all its checks. The backup file and the source database stay. */
export async function moveDatabase(
  { from, to, migrate, clock }: MoveDeps,
  file: string,
): Promise<BackupFacts> {
  await migrate(from);
  await writeBackup({ database: from, clock }, file);
  return loadBackup({ database: to, migrate }, file);
}
