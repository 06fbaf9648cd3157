import { join } from 'node:path';
import request from 'supertest';
import { expect, inject, it, onTestFinished } from 'vitest';
import { loadBackup, restoreBackup } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { liveSurvey, newId, startCollectApp } from '#tests/server/areas/collect/support.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { emptyDatabase, migrateTables } from '#tests/server/operations/support.ts';
import { freshDatabase } from '#tests/support/database.ts';

/** A backup of a store whose results are shared by a link. */
async function backUpShared() {
  const original = await freshDatabase();
  onTestFinished(() => original.close());
  const app = await startCollectApp(original);
  const live = await liveSurvey(app);
  const made = request(app.express).post(`/api/v1/surveys/${live.survey.surveyId}/shares`);
  const { address } = succeeded<{ address: string }>(
    await live.authorized(made.send({ days: 30, hasTexts: false })),
  );
  const file = join(inject('scratch'), `shares-${newId()}.backup`);
  await writeBackup({ database: original, clock: app.deps.clock }, file);
  return { file, path: new URL(address).pathname };
}

it('opens no link again after a backup was restored, since it may have been ended meanwhile', async () => {
  const { file, path } = await backUpShared();
  const restored = await emptyDatabase();
  await restoreBackup({ database: restored, migrate: migrateTables }, file);
  const { express } = await startCollectApp(restored);
  expect((await request(express).get(path)).status).toBe(410);
});

it('opens a link after a move to another database', async () => {
  const { file, path } = await backUpShared();
  const moved = await emptyDatabase();
  await loadBackup({ database: moved, migrate: migrateTables }, file);
  const { express } = await startCollectApp(moved);
  expect((await request(express).get(path)).status).toBe(200);
});
