import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDatabase, migrateTables } from '#tests/server/operations/support.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { newId, startCollectApp } from '../collect/support.ts';
import { connect } from './support.ts';

it('deletes connections to a storage with their exports, and leaves the other connections', async () => {
  const database = await emptyDatabase();
  const names = readdirSync(MIGRATIONS).flatMap((file) => /^(\d{4}_.*)\.sql$/.exec(file)?.[1] ?? []);
  const at = names.findIndex((name) => name.endsWith('_without_storage_exports'));
  await migrateTables(database, names.slice(0, at));
  const { live, calls, connectionId, receiver, deliver } = await connect(
    await startCollectApp(database, { CONNECTIONS_LOOPBACK: 'on' }),
  );
  const { storeId } = live.store;
  await database.query(
    `INSERT INTO connections (store_id, connection_id, name, url, kind, settings, events, secret_sealed, created_at,
                              state_changed_at)
     VALUES ($1, 'files', 'Files', '', 'storage', '{"hour": 9}', '["store.export"]', '', now(), now())`,
    [storeId],
  );
  await database.query(
    `INSERT INTO outbox (store_id, event_id, connection_id, seq, type, survey_id, response_id, subject, content,
                         occurred_at, next_at)
     VALUES ($1, 'export', 'files', 1, 'store.export', '', '', 'store.export', '{}', now(), now())`,
    [storeId],
  );
  await database.query(
    `UPDATE stores SET wanted_events = wanted_events || '["store.export"]' WHERE store_id = $1`,
    [storeId],
  );

  await migrateTables(database);

  expect((await calls.list()).map((each) => each.connectionId)).toEqual([connectionId]);
  await live.saved(newId());
  await deliver();
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['response.saved']);
  expect(await database.query(`SELECT DISTINCT connection_id FROM outbox`)).toEqual([
    { connection_id: connectionId },
  ]);
  const [store] = await database.query(`SELECT wanted_events AS events FROM stores WHERE store_id = $1`, [
    storeId,
  ]);
  expect(store?.['events']).not.toContain('store.export');
});
