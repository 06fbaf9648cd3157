import { describe, expect, it } from 'vitest';
import { newId } from '../collect/support.ts';
import { openStorageStore } from './storage-support.ts';

const DAY = '2026-11-02';

describe('a storage that refuses', () => {
  it('says why in the log, is repeated, and switches itself off after five days of failures', async () => {
    const store = await openStorageStore({ service: { bucket: 'another' } });
    const { live, calls, app } = store;
    await live.saved(newId());
    const { connectionId } = await store.add();
    await store.nextDay();
    const [delivery] = (await calls.deliveries(connectionId)).deliveries;
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(delivery?.log).toMatchObject([
      { status: 404, failure: 'The storage has no bucket of this name.' },
    ]);
    expect(JSON.stringify(delivery)).not.toContain('S3RVER');
    const [failing] = await calls.list();
    expect([failing?.state, failing?.failingSince]).toEqual(['active', expect.any(String)]);
    await app.deps.database.query(
      `UPDATE connections SET failing_since = now() - interval '6 days' WHERE connection_id = $1`,
      [connectionId],
    );
    await store.write();
    expect((await calls.list()).map(({ state, dead }) => [state, dead])).toEqual([['failing', 1]]);
    await store.nextDay();
    expect((await calls.deliveries(connectionId)).deliveries).toHaveLength(1);

    await calls.change(
      connectionId,
      '',
      store.settings({ service: { ...store.service, bucket: 'answers' } }),
    );
    await calls.switch(connectionId, true);
    await calls.again(connectionId);
    await store.write();
    expect((await store.manifest()).files).toHaveLength(2);
  });

  it.each([
    ['https://127.0.0.1', 'private network'],
    ['https://[::1]:9000', 'private network'],
    ['https://169.254.169.254', 'private network'],
    ['https://10.0.0.5/bucket', 'private network'],
    ['http://s3.example.com', 'https://'],
    ['https://user:secret@s3.example.com', 'user name'],
    ['https://s3.example.com/bucket', 'address of the server only'],
    ['no address', 'full address'],
  ])('refuses the endpoint %s when it is saved', async (endpoint, reason) => {
    const store = await openStorageStore({ env: {} });
    const reply = await store.calls.send('post', '', {
      ...{ name: 'Storage', url: '', surveyIds: [], answerFilter: null },
      ...store.settings({ service: { ...store.service, endpoint } }),
    });
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain(reason);
  });

  it('never connects to a private address that a public name leads to', async () => {
    const store = await openStorageStore({ env: {} });
    const service = { ...store.service, endpoint: 'https://localhost:1' };
    const { connectionId } = await store.add({ service });
    const { delivery } = await store.calls.test(connectionId);
    expect(delivery.state).toBe('dead');
    expect(delivery.log[0]?.failure).toContain('leads into a private network');
  });
});

describe('a test and a preview', () => {
  it('writes and deletes a small object, and says what the storage refuses', async () => {
    const store = await openStorageStore();
    const { bucket, faulty, calls } = store;
    const { connectionId } = await store.add();
    const { delivery } = await calls.test(connectionId);
    expect(delivery).toMatchObject({ state: 'delivered', isTest: true, type: 'store.export' });
    expect(faulty.seen.map((seen) => seen.split(' ')[0])).toEqual(['PUT', 'DELETE']);
    expect(await bucket.keys()).toEqual([]);
    const service = { ...store.service, accessKeyId: 'ANOTHER' };
    await calls.change(connectionId, '', store.settings({ service, credential: 'another-secret' }));
    const refused = await calls.test(connectionId);
    expect(refused.delivery.log[0]).toMatchObject({
      status: 403,
      failure: 'The storage does not know the access key ID.',
    });
    expect(JSON.stringify(refused)).not.toContain('another-secret');
  });

  it('shows the files and the first lines that an export would write, and writes nothing', async () => {
    const store = await openStorageStore();
    const { live, faulty, app, folder } = store;
    const preview = () =>
      store.preview({ name: 'Storage', url: '', surveyIds: [], answerFilter: null, ...store.settings() });
    const early = await preview();
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('no file would be written')]);
    const responseId = newId();
    await live.saved(responseId);
    app.deps.clock.advance(24 * 3_600_000);
    const { text } = await preview();
    for (const part of [`${folder}/date=${DAY}/responses.parquet`, 'askwell/manifest.json', responseId]) {
      expect(text).toContain(part);
    }
    expect(faulty.seen).toEqual([]);
  });
});
