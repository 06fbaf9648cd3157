import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the next version adds to the database; the version before it does not know it. */
export const ADDED_COLUMN = { table: 'stores', name: 'next_version_note' };
export const NEXT_VERSION = '99.0.0';

const MIGRATION = '9999_next_version';
const JOURNAL = 'server/kernel/database/migrations/meta/_journal.json';
/** A text of the survey's page, so that built files get other names. */
const CHANGED_TEXT = { file: 'web/survey-view/messages/german.ts', from: 'Weiter', to: 'Weiter geht es' };

/** Copies the files that an image is built from, and changes them into a later version with a migration. */
export async function makeNextVersion(root: string, folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await cp(join(root, path), join(folder, path), { recursive: true });
  await edit(join(folder, 'package.json'), (text) => withVersion(text));
  await edit(join(folder, 'package-lock.json'), (text) => withVersion(text));
  await edit(join(folder, CHANGED_TEXT.file), (text) => text.replaceAll(CHANGED_TEXT.from, CHANGED_TEXT.to));
  await edit(join(folder, JOURNAL), addMigration);
  const { table, name } = ADDED_COLUMN;
  await writeFile(
    join(folder, `server/kernel/database/migrations/${MIGRATION}.sql`),
    `ALTER TABLE "${table}" ADD COLUMN "${name}" text;\n`,
  );
}

/** The version is the first one that both files name. */
const withVersion = (text: string) => text.replace(/"version": "[^"]+"/, `"version": "${NEXT_VERSION}"`);

function addMigration(text: string): string {
  const journal = JSON.parse(text) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There is no migration to follow.');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: MIGRATION };
  return JSON.stringify({ ...journal, entries: [...journal.entries, next] }, null, 2);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has nothing to change for the next version.`);
  await writeFile(file, after);
}
