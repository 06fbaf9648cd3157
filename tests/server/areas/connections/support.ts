import request from 'supertest';
import { expect, onTestFinished } from 'vitest';
import type { Connection, Delivery } from '#shared/api/connections.ts';
import type { EventType } from '#shared/connections/events.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { startReceiver, type Receiver } from '#tests/support/webhook-receiver.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, startCollectApp } from '../collect/support.ts';

/** An app whose webhooks may go to this machine. */
export const startConnectedApp = (): Promise<CollectApp> =>
  startCollectApp(undefined, { CONNECTIONS_LOOPBACK: 'on' });

export async function newReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}

interface Reply {
  readonly status: number;
  readonly body: { readonly data: unknown; readonly error?: { code: string; message: string } };
}

/** The calls of a merchant's connections. */
export function connectionCalls({ express }: CollectApp, live: Pick<LiveSurvey, 'authorized'>) {
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    live.authorized(request(express)[method](`/api/v1/connections${path}`)).send(body);
  const data = async <T>(asked: request.Test): Promise<T> => {
    const reply = (await asked) as Reply;
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return reply.body.data as T;
  };
  return {
    send,
    list: async () => (await data<{ connections: Connection[] }>(send('get', ''))).connections,
    deliveries: (connectionId: string, after = '') =>
      data<{ deliveries: Delivery[]; next: string | null }>(
        send('get', `/${connectionId}/deliveries?after=${after}`),
      ),
    create: (url: string, change: object = {}) =>
      data<{ connection: Connection; secret: string }>(send('post', '', choice(url, change))),
    change: (connectionId: string, url: string, change: object = {}) =>
      data<{ connection: Connection; secret: string | null }>(
        send('put', `/${connectionId}`, choice(url, change)),
      ),
    switch: (connectionId: string, isActive: boolean) =>
      data<{ connection: Connection }>(send('put', `/${connectionId}/state`, { isActive })),
    rotate: (connectionId: string) =>
      data<{ connection: Connection; secret: string }>(send('post', `/${connectionId}/secret`)),
    remove: (connectionId: string) => data(send('delete', `/${connectionId}`)),
    test: (connectionId: string) => data<{ delivery: Delivery }>(send('post', `/${connectionId}/test`)),
    again: (connectionId: string, eventId: string | null = null) =>
      data<{ queued: number }>(send('post', `/${connectionId}/again`, { eventId })),
  };
}

export const choice = (url: string, change: object = {}) => ({
  name: 'Warehouse',
  url,
  events: ['response.saved', 'response.changed', 'response.completed'] satisfies EventType[],
  surveyIds: [],
  answerFilter: null,
  ...change,
});

export interface Connected {
  readonly live: LiveSurvey;
  readonly receiver: Receiver;
  readonly calls: ReturnType<typeof connectionCalls>;
  readonly connectionId: string;
  readonly secret: string;
  /** Runs the deliveries that are due. */
  deliver(): Promise<void>;
  /** Makes all waiting events due, as if their pauses were over, and delivers them. */
  deliverAll(): Promise<void>;
  outbox(): Promise<OutboxRow[]>;
}

interface OutboxRow extends Record<string, unknown> {
  readonly eventId: string;
  readonly type: EventType;
  readonly state: string;
  readonly attempts: number;
}

/** A store on Pro with a live survey and a connection to a receiver. */
export async function connect(app: CollectApp, change: object = {}): Promise<Connected> {
  const live = await liveSurvey(app);
  const receiver = await newReceiver();
  const calls = connectionCalls(app, live);
  const { connection, secret } = await calls.create(receiver.url, change);
  const { connectionId } = connection;
  const { database } = app.deps;
  const { storeId } = live.store;
  const deliver = () => allJobs(app.deps).runDue();
  return {
    ...{ live, receiver, calls, connectionId, secret, deliver },
    async deliverAll() {
      await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1`, [storeId]);
      await makeJobsDue({ database }, storeId);
      await deliver();
    },
    outbox: () =>
      database.query<OutboxRow>(
        `SELECT event_id, type, state, attempts, response_id, content, next_at FROM outbox WHERE store_id = $1 ORDER BY seq`,
        [storeId],
      ),
  };
}

export const typesOf = ({ received }: Receiver) => received.map(({ body }) => body.type);
