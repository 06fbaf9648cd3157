import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { restoreBackup, moveDatabase } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { liveSurvey, startCollectApp } from '#tests/server/areas/collect/support.ts';
import { fetchImage, plainPicture, uploaded } from '#tests/server/areas/images/support.ts';
import { freshDatabase, freshPostgresUrl, migratedImage } from '#tests/support/database.ts';
import { migrateTables } from './support.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

/** More large pictures than a backup reads at once. */
const LARGE = 25;
const LARGE_BYTES = 400_000;

async function withPictures(database: Database) {
  const app = await startCollectApp(database);
  const live = await liveSurvey(app);
  const picture = await uploaded(app, live, await plainPicture().png().toBuffer());
  for (let at = 0; at < LARGE; at += 1) {
    await database.query(`INSERT INTO image_files (store_id, image_id, content) VALUES ($1, $2, $3::bytea)`, [
      live.store.storeId,
      `large-${at}`,
      randomBytes(LARGE_BYTES),
    ]);
  }
  return { picture, served: (await fetchImage(app, picture)).body as Buffer };
}

/** Copies as the commands do: on PGlite by a backup, on PostgreSQL by a move from PGlite. */
async function copyOf(make: (from: Database) => Promise<void>) {
  const file = join(inject('scratch'), `pictures-${randomBytes(4).toString('hex')}.backup`);
  const isMove = inject('engine') === 'postgres';
  const from = isMove
    ? await openDatabase({ engine: 'pglite', dataDir: 'memory', image: await migratedImage() })
    : await freshDatabase();
  const to = isMove
    ? await openDatabase({ engine: 'postgres', url: await freshPostgresUrl() })
    : await freshDatabase();
  onTestFinished(async () => {
    await from.close();
    await to.close();
  });
  await make(from);
  if (isMove) await moveDatabase({ from, to, migrate: migrateTables, clock: Date.now }, file);
  else {
    await writeBackup({ database: from, clock: Date.now }, file);
    await restoreBackup({ database: to, migrate: migrateTables }, file);
  }
  return { from, to };
}

it('a restored backup, or a store moved to PostgreSQL, serves the same pictures', async () => {
  let made: Awaited<ReturnType<typeof withPictures>> | undefined;
  const { from, to } = await copyOf(async (database) => {
    made = await withPictures(database);
  });
  const reply = await fetchImage(await startCollectApp(to), made!.picture);
  expect(reply.status).toBe(200);
  expect(Buffer.compare(reply.body as Buffer, made!.served)).toBe(0);
  const files = (database: Database) =>
    database.query(
      `SELECT image_id, encode(sha256(content), 'hex') AS hash FROM image_files ORDER BY image_id`,
    );
  expect(await files(to)).toEqual(await files(from));
  expect(await files(to)).toHaveLength(LARGE + 1);
});
