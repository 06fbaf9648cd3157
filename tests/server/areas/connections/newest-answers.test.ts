import request from 'supertest';
import { expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { newId, startCollectApp } from '../collect/support.ts';
import { choice, connect } from './support.ts';

/** The database, with the number of responses that each statement returned with their definitions. */
function recordReads(database: Database) {
  const read: number[] = [];
  const query: Database['query'] = async (text, values, options) => {
    const rows = await database.query(text, values, options);
    if (text.includes('answers, definition, country')) read.push(rows.length);
    return rows as never;
  };
  return { database: { ...database, query }, read };
}

it('reads few answers at once for a preview, and as many as it takes to find one', async () => {
  const { database, read } = recordReads(await testDatabase());
  const app = await startCollectApp(database, { CONNECTIONS_LOOPBACK: 'on' });
  const { live, receiver } = await connect(app);
  for (let at = 0; at < 8; at += 1) await live.saved(newId(), { complete: true });
  const preview = async (url: string, change: object = {}) => {
    const body = choice(url, { events: ['response.completed'], ...change });
    const sent = live.authorized(request(app.express).post('/api/v1/connection-preview')).send(body);
    return (await sent) as { status: number; text: string };
  };
  expect((await preview(receiver.url)).status).toBe(200);
  expect(read).toEqual([5]);
  const refused = await preview('', { service: { kind: 'klaviyo' } });
  expect(refused.text).toContain('Of 8, the shopper did not allow it');
  expect(read).toEqual([5, 5, 3]);
});
