import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { loadBackup, restoreBackup } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { emptyDatabase, migrateTables } from '#tests/server/operations/support.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { refuse } from '#tests/support/webhook-receiver.ts';
import { newId, startCollectApp } from '../collect/support.ts';
import { connect } from './support.ts';

/** A store whose event waits while the backup is written, and is delivered afterwards. */
async function backUpWaiting() {
  const original = await freshDatabase();
  onTestFinished(() => original.close());
  const app = await startCollectApp(original, { CONNECTIONS_LOOPBACK: 'on' });
  const connected = await connect(app);
  const { live, receiver, deliver, deliverAll } = connected;
  receiver.answer = refuse(500);
  await live.saved(newId());
  await deliver();
  const file = join(inject('scratch'), `outbox-${newId()}.backup`);
  await writeBackup({ database: original, clock: app.deps.clock }, file);
  receiver.answer = (_, response) => void response.end();
  await deliverAll();
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  const { id } = receiver.received[0]!;
  receiver.received.length = 0;
  return { ...connected, app, file, id };
}

async function deliverIn(database: Database, { app, live }: Awaited<ReturnType<typeof backUpWaiting>>) {
  const { storeId } = live.store;
  await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1`, [storeId]);
  await makeJobsDue({ database }, storeId);
  await allJobs({ ...app.deps, database }).runDue();
  return database.query(`SELECT event_id, state FROM outbox WHERE store_id = $1`, [storeId]);
}

it('delivers nothing again after a backup was restored', async () => {
  const backup = await backUpWaiting();
  const restored = await emptyDatabase();
  await restoreBackup({ database: restored, migrate: migrateTables }, backup.file);
  expect(await deliverIn(restored, backup)).toEqual([{ eventId: backup.id, state: 'dead' }]);
  expect(backup.receiver.received).toEqual([]);
});

it('delivers what waited after a move to another database', async () => {
  const backup = await backUpWaiting();
  const moved = await emptyDatabase();
  await loadBackup({ database: moved, migrate: migrateTables }, backup.file);
  expect(await deliverIn(moved, backup)).toEqual([{ eventId: backup.id, state: 'delivered' }]);
  expect(backup.receiver.received.map(({ id }) => id)).toEqual([backup.id]);
});
