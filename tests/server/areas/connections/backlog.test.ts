import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse, type Receiver } from '#tests/support/webhook-receiver.ts';
import { type CollectApp, newId } from '../collect/support.ts';
import { connect, newReceiver, startConnectedApp, typesOf } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startConnectedApp()));

describe('what waits for a connection', () => {
  it('keeps one waiting event of a response that is revised often, with the newest answers', async () => {
    const { live, receiver, calls, deliver, outbox } = await connect(app);
    const ofBegun = await newReceiver();
    await calls.create(ofBegun.url, { events: ['response.saved'] });
    const [often, other] = [newId(), newId()];
    await live.saved(other);
    for (let revision = 1; revision <= 20; revision += 1) {
      await live.saved(often, { revision, answers: { q1: { value: revision % 11 } } });
    }
    expect(await outbox()).toHaveLength(4);
    await deliver();
    const told = ({ received }: Receiver) =>
      received.map(({ body: { type, sequence, data } }) => [type, sequence, data.response_id]).sort();
    expect(told(receiver)).toEqual([
      ['response.saved', 1, other],
      ['response.saved', 21, often],
    ]);
    const bodyOf = ({ received }: Receiver) =>
      received.find(({ body }) => body.data.response_id === often)?.body;
    expect(bodyOf(receiver)?.data).toMatchObject({ answers: [{ question_id: 'q1', answer: 9 }] });
    expect(ofBegun.received.map(({ body }) => body.data.response_id)).toEqual([other, often]);
    expect(bodyOf(ofBegun)?.data).toMatchObject({ answers: [{ question_id: 'q1', answer: 1 }] });
    await live.saved(often, { revision: 21, answers: { q1: { value: 1 } } });
    await live.saved(often, { revision: 22, answers: { q1: { value: 2 } } });
    await deliver();
    expect(receiver.received.slice(2).map(({ body }) => [body.type, body.sequence])).toEqual([
      ['response.changed', 23],
    ]);
  });

  it('replaces no event that was attempted, and none of a completed response or a low score', async () => {
    const events = ['response.saved', 'response.changed', 'response.completed', 'response.low_score'];
    const { live, receiver, deliver, deliverAll, outbox } = await connect(app, { events });
    receiver.answer = refuse(500);
    const responseId = newId();
    await live.saved(responseId, { answers: { q1: { value: 2 } } });
    await deliver();
    await live.saved(responseId, { revision: 2, answers: { q1: { value: 3 } } });
    await live.saved(responseId, {
      revision: 3,
      complete: true,
      path: ['q1', 'q2'],
      answers: { q1: { value: 4 } },
    });
    const types = async () => (await outbox()).map(({ type }) => type);
    expect(await types()).toEqual([
      ...['response.saved', 'response.low_score', 'response.changed', 'response.completed'],
    ]);
    receiver.answer = (_, response) => void response.end();
    await deliverAll();
    for (let round = 0; round < 3; round += 1) await deliverAll();
    expect(typesOf(receiver).slice(-4)).toEqual([
      ...['response.saved', 'response.low_score', 'response.changed', 'response.completed'],
    ]);
  });

  it('keeps 10,000 waiting events, gives up the oldest except erasures, and says so once', async () => {
    const { live, receiver, calls, connectionId, deliverAll, outbox } = await connect(app);
    receiver.answer = refuse(500);
    const erased = newId();
    await live.saved(erased);
    await live
      .authorized(request(app.express).delete(`/api/v1/surveys/${live.survey.surveyId}/responses/${erased}`))
      .expect(200);
    const fill = (first: number, count: number) =>
      app.deps.database.query(
        `INSERT INTO outbox (store_id, event_id, connection_id, seq, type, survey_id, response_id, subject, content,
            occurred_at, next_at)
         SELECT $1, 'event ' || n, $2, n, 'response.completed', '', '', 'of ' || n, '{}', now(), now() + interval '1 day'
           FROM generate_series($3::int, $3::int + $4::int - 1) AS n`,
        [live.store.storeId, connectionId, first, count],
      );
    await fill(10, 10_000);
    await deliverAll();
    expect(await calls.list()).toMatchObject([{ state: 'active', waiting: 10_000, dead: 1 }]);
    await fill(20_000, 5);
    await deliverAll();
    expect(await calls.list()).toMatchObject([{ state: 'active', waiting: 10_000, dead: 6 }]);
    const waiting = (await outbox()).filter(({ state }) => state === 'waiting');
    expect(waiting.filter(({ type }) => type === 'response.erased')).toHaveLength(1);
    expect(waiting.at(1)?.eventId).toBe('event 16');
    const { deliveries } = await calls.deliveries(connectionId, '16');
    expect([deliveries[0]?.eventId, deliveries[0]?.state]).toEqual(['event 15', 'dead']);
    expect(deliveries[0]?.log.at(-1)).toMatchObject({
      status: null,
      failure: 'More than 10,000 events were waiting, so the oldest were given up.',
    });
    const { entries } = (await live.authorized(request(app.express).get('/api/v1/activity')).expect(200)).body
      .data as { entries: { kind: string; subject: string; actor: string }[] };
    expect(entries.filter(({ kind }) => kind === 'connection.overflowed')).toMatchObject([
      { subject: 'Warehouse', actor: 'askwell' },
    ]);
  });
});
