import { describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import type { ChannelReport } from '#shared/api/channels.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { answerOrders } from '#tests/support/answered-orders.ts';
import { hold, release } from './support/hold.ts';
import { newDataFolder, newPostgres, prepareStore, withDatabase } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { eventually } from './support/seen.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const POLL = { timeout: PATIENCE_MS, interval: 10 };

/** More than a request counts itself. */
const COUNT = 6_000;

const OPTIONS = ['instagram', 'friend', 'podcast', 'press'];

async function orderedStore(database: Database) {
  const source = question('single_select', 'source', { options: OPTIONS });
  const { storeId, surveyId, authorization } = await prepareStore(database, survey(source));
  const groups = OPTIONS.map((optionId) => ({ answers: { source: { optionId, otherValue: null } } }));
  await answerOrders(database, { storeId, surveyId, count: COUNT, groups, days: 60 });
  // Without statistics PGlite compares each answer with all others.
  await database.query('ANALYZE');
  // The id of the answers, the figures of the view, and the id again: only the worth is left.
  await hold(database, 'channel_reports', { transactions: 3 });
  return { storeId, surveyId, authorization };
}

describe.each([
  ['PGlite', newDataFolder],
  ['PostgreSQL', newPostgres],
])('an instance on %s that is killed while it counts a report about channels', (_engine, newPlace) => {
  it('counts the rest after the restart', async () => {
    const place = await newPlace();
    const { storeId, surveyId, authorization } = await withDatabase(place, orderedStore);
    const at = `/api/v1/surveys/${surveyId}/channels/questions/source`;
    const headers = { authorization, 'content-type': 'application/json' };
    const report = async (url: string) => {
      const reply = await fetch(`${url}${at}/report?range=all`, { headers });
      return ((await reply.json()) as { data: ChannelReport }).data;
    };
    const parts = async (database: Database) => {
      const rows = await database.query<{ part: string }>(
        `SELECT part FROM channel_reports WHERE store_id = $1 AND part <> 'answers' ORDER BY part`,
        [storeId],
      );
      return rows.map(({ part }) => part);
    };

    const first = await startInstance(place);
    await fetch(`${first.url}${at}/count`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ range: 'all' }),
    });
    await expect.poll(async () => (await report(first.url)).isCounting, POLL).toBe(true);
    await first.kill('SIGKILL');
    await withDatabase(place, async (database) => {
      expect((await parts(database)).length).toBeLessThan(2);
      await makeJobsDue({ database }, storeId);
      await release(database);
    });

    const second = await startInstance(place);
    await eventually(async () => (await report(second.url)).isCurrent, true);
    const { counted } = await report(second.url);
    expect(counted?.agreement.orders).toBe((COUNT / OPTIONS.length) * 3);
    expect(counted?.leftOut.open).toBe(COUNT / OPTIONS.length);
    await second.kill('SIGTERM');
    await withDatabase(place, async (database) => {
      expect(await parts(database)).toEqual([expect.stringMatching(/^view /), 'worth']);
      const open = `SELECT kind FROM jobs WHERE status = 'queued' AND kind = 'count_channels'`;
      expect(await database.query(open)).toEqual([]);
    });
  });
});
