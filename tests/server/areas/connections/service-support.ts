import type { Connection } from '#shared/api/connections.ts';
import type { Service } from '#shared/connections/kinds.ts';
import type { CollectAttributes } from '#shared/collect/collect.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { startServices } from '#tests/support/service-stand-in.ts';
import { liveSurvey, newId, startCollectApp } from '../collect/support.ts';
import { connectionCalls } from './support.ts';

export const SLACK = 'https://hooks.slack.com/services/T0ABC/B0DEF/s3cr3tPart';
export const KLAVIYO = 'pk_1234567890abcdef';
export const GOOGLE = { kind: 'google_analytics', measurementId: 'G-AB12CD34', isEuropean: false } as const;

export const FULL: Partial<CollectAttributes> = {
  placement: 'thank_you',
  country: 'DE',
  customerId: '7001',
  orderId: '9001',
  orderValue: 49.5,
  orderCurrency: 'EUR',
  consent: 'all',
};

/** A store with a live survey, whose connections lead to a stand-in for all services. */
export async function openServices(database?: Database) {
  const services = await startServices();
  const env = { CONNECTIONS_LOOPBACK: 'on', CONNECTIONS_STAND_IN: services.url };
  const app = await startCollectApp(database, env);
  const live = await liveSurvey(app);
  const calls = connectionCalls(app, live);
  return {
    ...{ app, live, calls, services },
    add: async (service: Service, credential: string, change: object = {}): Promise<Connection> => {
      const events = ['response.completed', 'response.low_score'];
      return (await calls.create('', { service, credential, events, ...change })).connection;
    },
    answer: (score: number, attributes: Partial<CollectAttributes> = FULL, more: object = {}) =>
      live.saved(newId(), { complete: true, answers: { q1: { value: score } }, attributes, ...more }),
    async deliver() {
      const { database } = app.deps;
      // Tests share the database. This app would also send the messages of earlier tests, to this test's services.
      await database.query(
        `UPDATE /* every store */ jobs SET run_at = now() + interval '1 year' WHERE store_id <> $1`,
        [live.store.storeId],
      );
      await database.query(`UPDATE outbox SET next_at = now() WHERE store_id = $1`, [live.store.storeId]);
      await makeJobsDue({ database }, live.store.storeId);
      await allJobs(app.deps).runDue();
    },
  };
}
