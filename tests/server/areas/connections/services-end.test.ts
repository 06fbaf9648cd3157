import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Service } from '#shared/connections/kinds.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { restoreBackup } from '#server/operations/restore-backup.ts';
import { writeBackup } from '#server/operations/write-backup.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { emptyDatabase, migrateTables } from '#tests/server/operations/support.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { newId } from '../collect/support.ts';
import { subscribe } from '../surveys/support.ts';
import { GOOGLE, KLAVIYO, openServices, SLACK } from './service-support.ts';

const OWN_REQUEST: Service = {
  ...{ kind: 'http', template: '{"nps": {{response.nps}}}', type: 'json', header: '', purpose: null },
};

describe.each<[string, Service, string]>([
  ['Slack', { kind: 'slack', digestHour: 9 }, SLACK],
  ['Klaviyo', { kind: 'klaviyo' }, KLAVIYO],
  ['Google Analytics', GOOGLE, 'api-secret-1'],
  ['a custom request', OWN_REQUEST, ''],
])('what ends for %s', (_, service, key) => {
  const openWith = async (database?: Database) => {
    const opened = await openServices(database);
    const { connectionId } = await opened.add(service, key, {
      events: ['response.completed'],
      ...(service.kind === 'http' && { url: `${opened.services.url}/own` }),
    });
    await opened.answer(9);
    return { ...opened, connectionId };
  };

  it('sends nothing after an uninstall, until the merchant switches it on again', async () => {
    const { app, live, calls, deliver, services, answer, connectionId } = await openWith();
    const { onUninstalled } = productDeps(app.deps);
    const uninstall = { storeId: live.store.storeId, isInstalledAgain: false };
    await app.deps.database.transaction((tx) => onUninstalled(tx, uninstall));
    await answer(8);
    await deliver();
    expect(services.all).toEqual([]);
    expect(await calls.list()).toMatchObject([{ state: 'uninstalled', waiting: 0, dead: 1 }]);
    await subscribe(app.deps, live.store.storeId, 'pro');
    await calls.switch(connectionId, true);
    await answer(7);
    await deliver();
    expect(services.all).toHaveLength(1);
  });

  it('sends nothing on a plan without connections', async () => {
    const { app, live, calls, deliver, services } = await openWith();
    const { pauseAbovePlan } = productDeps(app.deps);
    await app.deps.database.transaction((tx) => pauseAbovePlan(tx, live.store.storeId, {}));
    await deliver();
    expect(services.all).toEqual([]);
    expect(await calls.list()).toMatchObject([{ state: 'plan', waiting: 0, dead: 1 }]);
  });

  it('sends nothing again after a backup was restored, and goes on with what happens then', async () => {
    const original = await freshDatabase();
    onTestFinished(() => original.close());
    const { app, live, deliver, services } = await openWith(original);
    const file = join(inject('scratch'), `service-${newId()}.backup`);
    await writeBackup({ database: original, clock: app.deps.clock }, file);
    await deliver();
    expect(services.all).toHaveLength(1);
    const restored = await emptyDatabase();
    await restoreBackup({ database: restored, migrate: migrateTables }, file);
    await restored.query(`UPDATE outbox SET next_at = now()`);
    await makeJobsDue({ database: restored }, live.store.storeId);
    await allJobs({ ...app.deps, database: restored }).runDue();
    expect(services.all).toHaveLength(1);
    const rows = await restored.query(
      `SELECT outbox.state, connections.state AS connection FROM outbox JOIN connections USING (store_id)`,
    );
    expect(rows).toEqual([{ state: 'dead', connection: 'active' }]);
  });
});
