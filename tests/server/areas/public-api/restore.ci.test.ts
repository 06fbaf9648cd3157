import { join } from 'node:path';
import request from 'supertest';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { ActivityEntry } from '#shared/api/activity.ts';
import { identityOf, storeOfToken } from '#server/areas/billing/customer-identity.ts';
import { loadBackup, restoreBackup } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { emptyDatabase, migrateTables } from '#tests/server/operations/support.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { newId, startCollectApp } from '../collect/support.ts';
import { asProgram, keyCalls, storeWithKey } from './support.ts';

/** A backup of a store with an API key and a token of the billing service. */
async function backUpWithKey() {
  const original = await freshDatabase();
  onTestFinished(() => original.close());
  const app = await startCollectApp(original);
  const { live, secret, key, call } = await storeWithKey(app);
  await call('get', '/surveys').expect(200);
  const { token } = await identityOf(app.deps, live.store.storeId);
  const file = join(inject('scratch'), `keys-${newId()}.backup`);
  await writeBackup({ database: original, clock: app.deps.clock }, file);
  return { file, live, secret, key, token };
}

it('ends all API keys when a backup is restored, since they may have been ended meanwhile, and says so', async () => {
  const { file, live, secret, key } = await backUpWithKey();
  const restored = await emptyDatabase();
  const { head } = await restoreBackup({ database: restored, migrate: migrateTables }, file);
  const app = await startCollectApp(restored);
  const refused = await asProgram(app, secret)('get', '/surveys');
  expect([refused.status, refused.body.error.message]).toEqual([
    401,
    'This API key ended when Askwell was restored from a backup. Make a new one in the settings of Askwell.',
  ]);
  const { authorization } = await validSession(app.deps, live.store);
  const authorized = (test: request.Test) => test.set('authorization', authorization);
  const calls = keyCalls(app, { authorized });
  expect(await calls.list()).toMatchObject([{ keyId: key.keyId, endedBy: 'restore' }]);
  const log = await authorized(request(app.express).get('/api/v1/activity?group=store'));
  const { entries } = (log.body as { data: { entries: ActivityEntry[] } }).data;
  expect(entries.map(({ kind, actor, subject }) => [kind, actor, subject])).toEqual([
    [
      'store.restored',
      'askwell',
      `as of ${head.madeAt.slice(0, 10)} ${head.madeAt.slice(11, 16)} UTC. Logins, API keys and share links ended`,
    ],
  ]);
  const made = await calls.create(['read']);
  await asProgram(app, made.secret)('get', '/surveys').expect(200);
});

it('knows no token of the billing service after a backup was restored, and makes a new one', async () => {
  const { file, live, token } = await backUpWithKey();
  const database = await emptyDatabase();
  await restoreBackup({ database, migrate: migrateTables }, file);
  const { deps } = await startCollectApp(database);
  expect(await storeOfToken(deps, token)).toBeNull();
  const fresh = await identityOf(deps, live.store.storeId);
  expect(await storeOfToken(deps, fresh.token)).toBe(live.store.storeId);
});

it('keeps API keys in a move to another database', async () => {
  const { file, secret } = await backUpWithKey();
  const moved = await emptyDatabase();
  await loadBackup({ database: moved, migrate: migrateTables }, file);
  await asProgram(await startCollectApp(moved), secret)('get', '/surveys').expect(200);
});
