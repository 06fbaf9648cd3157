import { describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import type { PinnedThemes } from '#shared/api/analytics-themes.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { makeJobsDue } from '#tests/support/jobs.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import { insertTexts } from '#tests/support/written-answers.ts';
import { hold, release } from './support/hold.ts';
import { newDataFolder, newPostgres, prepareStore, withDatabase } from './support/prepare.ts';
import { startInstance } from './support/product.ts';
import { eventually } from './support/seen.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const POLL = { timeout: PATIENCE_MS, interval: 10 };

/** Several slices, which `hold` keeps unfinished. */
const COUNT = 2_500;

async function writtenStore(database: Database) {
  const { storeId, surveyId, authorization } = await prepareStore(
    database,
    survey(question('text', 'words')),
  );
  const texts = Array.from({ length: COUNT }, (_, at) => `slow delivery ${at}`);
  await insertTexts(database, { storeId, surveyId, questionId: 'words', texts });
  await hold(database, 'responses');
  return { storeId, surveyId, authorization };
}

describe.each([
  ['PGlite', newDataFolder],
  ['PostgreSQL', newPostgres],
])('an instance on %s that is killed while it sorts texts into a pinned theme', (_engine, newPlace) => {
  it('sorts the rest after the restart, and the counters are right before and after', async () => {
    const place = await newPlace();
    const { storeId, surveyId, authorization } = await withDatabase(place, writtenStore);
    const at = `/api/v1/surveys/${surveyId}/analytics/questions`;
    const headers = { authorization, 'content-type': 'application/json' };
    const themed = async (url: string) => {
      const reply = await fetch(`${url}${at}?range=all`, { headers });
      const { questions } = ((await reply.json()) as { data: QuestionResults }).data;
      return questions.flatMap((each) => (each.kind === 'text' ? each.themes : []))[0]?.rate?.count ?? 0;
    };
    const marked = async (database: Database) => {
      const rows = await database.query(
        `SELECT response_id FROM responses WHERE store_id = $1 AND answers->'words'->'themes' = '["late"]'`,
        [storeId],
      );
      return rows.length;
    };

    const first = await startInstance(place);
    const now = await fetch(`${first.url}${at}/words/pinned-themes`, { headers });
    const { revision } = ((await now.json()) as { data: PinnedThemes }).data;
    const themes = [{ id: 'late', name: 'Late', phrases: [{ language: 'en', text: 'slow deliveries' }] }];
    const body = JSON.stringify({ revision, themes });
    const reply = fetch(`${first.url}${at}/words/pinned-themes`, { method: 'PUT', headers, body }).catch(
      () => null,
    );
    await expect.poll(() => themed(first.url), POLL).toBeGreaterThan(0);
    await first.kill('SIGKILL');
    await reply;

    await withDatabase(place, async (database) => {
      const sorted = await marked(database);
      expect([sorted > 0, sorted < COUNT]).toEqual([true, true]);
      expect(await counted(database, storeId)).toEqual(await recounted(database, storeId));
      await makeJobsDue({ database }, storeId);
      await release(database);
    });

    const second = await startInstance(place);
    await eventually(() => themed(second.url), COUNT);
    await second.kill('SIGTERM');
    await withDatabase(place, async (database) => {
      expect(await marked(database)).toBe(COUNT);
      expect(await counted(database, storeId)).toEqual(await recounted(database, storeId));
      const open = `SELECT kind FROM jobs WHERE status = 'queued' AND kind = 'sort_texts'`;
      expect(await database.query(open)).toEqual([]);
    });
  });
});
