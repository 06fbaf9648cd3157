import { beforeAll, expect, it } from 'vitest';
import { saveAttempts } from '#server/areas/connections/outbox-repository.ts';
import { recordLog } from '#tests/processes/support/product.ts';
import { allJobs } from '#tests/support/jobs.ts';
import { type CollectApp, newId } from '../collect/support.ts';
import { connect, startConnectedApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startConnectedApp()));

const NOT_MADE = /^The request could not be made from this event and the settings\./;

/** A connection whose template an earlier release saved, nested so deep that no request can be made of it. */
async function connectDeep() {
  const service = { kind: 'http', template: '{}', type: 'json', header: '', purpose: null };
  const connected = await connect(app, { service, credential: '', events: ['response.completed'] });
  const template = `${'['.repeat(4_900)}{{response.nps}}${']'.repeat(4_900)}`;
  await app.deps.database.query(
    `UPDATE connections SET settings = settings || jsonb_build_object('template', $2::text) WHERE store_id = $1`,
    [connected.live.store.storeId, template],
  );
  return connected;
}

const COMPLETE = { complete: true, path: ['q1', 'q2'] };

it('counts each attempt for which no request can be made, and gives the event up in the end', async () => {
  const { live, calls, connectionId, deliverAll, receiver } = await connectDeep();
  await live.saved(newId(), COMPLETE);
  await deliverAll();
  const delivery = async () => (await calls.deliveries(connectionId)).deliveries[0];
  expect(await delivery()).toMatchObject({
    ...{ state: 'waiting', attempts: 1, request: '' },
    log: [{ status: null, reply: '', failure: expect.stringMatching(NOT_MADE) as string }],
  });
  expect(await calls.list()).toMatchObject([
    { state: 'active', failingSince: expect.any(String) as string, waiting: 1 },
  ]);
  for (let attempt = 2; attempt <= 13; attempt += 1) await deliverAll();
  expect(await delivery()).toMatchObject({ state: 'dead', attempts: 13 });
  expect(receiver.received).toEqual([]);
});

it('counts an attempt whose request would be longer than 1 MB, and says so', async () => {
  const template = JSON.stringify(Array(60).fill('{{response.answers}}'));
  const service = { kind: 'http', template, type: 'json', header: '', purpose: null };
  const connected = await connect(app, { service, credential: '', events: ['response.saved'] });
  const { live, calls, connectionId, deliverAll, receiver } = connected;
  await live.saved(newId());
  const answers = [{ question: 'Why?', answer: 'a'.repeat(20_000) }];
  await app.deps.database.query(
    `UPDATE outbox SET content = content || jsonb_build_object('answers', $2::jsonb) WHERE store_id = $1`,
    [live.store.storeId, JSON.stringify(answers)],
  );
  await deliverAll();
  const { deliveries } = await calls.deliveries(connectionId);
  expect(deliveries).toMatchObject([
    { attempts: 1, log: [{ failure: expect.stringMatching(/longer than 1 MB/) as string }] },
  ]);
  expect(receiver.received).toEqual([]);
});

it('shows why a test cannot be sent', async () => {
  const { live, calls, connectionId } = await connectDeep();
  await live.saved(newId(), COMPLETE);
  const { delivery } = await calls.test(connectionId);
  expect(delivery).toMatchObject({
    state: 'dead',
    request: '',
    log: [{ failure: expect.stringMatching(NOT_MADE) as string }],
  });
});

it('sends the other events of a connection when no request can be made for one, and logs the fault once', async () => {
  const service = {
    kind: 'http',
    template: '{"type": {{event.type}}}',
    type: 'json',
    header: '',
    purpose: null,
  };
  const { live, receiver, outbox } = await connect(app, {
    ...{ service, credential: '', events: ['response.completed'] },
  });
  const bad = [newId(), newId()];
  for (const responseId of [...bad, newId()]) await live.saved(responseId, COMPLETE);
  const { storeId } = live.store;
  await app.deps.database.query(
    `UPDATE outbox SET content = '{}'::jsonb WHERE store_id = $1 AND response_id = ANY ($2::text[])`,
    [storeId, bad],
  );
  const { log, read } = recordLog();
  await allJobs({ ...app.deps, log }).runDue();
  expect(receiver.received).toHaveLength(1);
  expect((await outbox()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
    ['delivered', 1],
  ]);
  const lines = read().filter((line) => line.msg === 'A delivery failed' && line['storeId'] === storeId);
  expect(lines).toMatchObject([{ storeId, kind: 'deliver_events', service: 'http', failures: 1 }]);
});

it('stores the log of an attempt whose texts the database would refuse', async () => {
  const { live, calls, connectionId, outbox } = await connect(app);
  await live.saved(newId());
  const [row] = await outbox();
  const attempt = { at: new Date(0).toISOString(), ms: 1, url: '', status: 500 };
  await saveAttempts(app.deps.database, live.store.storeId, [
    {
      entry: { eventId: row?.eventId ?? '', attempts: 0 },
      ...{ state: 'waiting', seconds: 5 },
      log: [{ ...attempt, reply: 'half \ud83d', failure: 'nul \0' }],
    },
  ]);
  const { deliveries } = await calls.deliveries(connectionId);
  expect(deliveries).toMatchObject([{ attempts: 1, log: [{ reply: 'half \ufffd', failure: 'nul \ufffd' }] }]);
});
