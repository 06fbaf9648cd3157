import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutputOf } from '#shared/api/endpoint.ts';
import type { listSurveyNames, listSurveys } from '#shared/api/surveys.ts';
import { startIdentityApp, type IdentityApp } from '#tests/support/identity-app.ts';
import { merchant, oneQuestion, saveOf, succeeded } from './support.ts';
import { SURVEY_NAME_PAGE_SIZE } from '#server/areas/surveys/list-surveys.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.shops.stop());

type Page = OutputOf<typeof listSurveys>;

/** Creates surveys with these names, each changed after the one before it. */
async function named(...names: string[]) {
  const surveys = await merchant(app, 'pro');
  const ids: string[] = [];
  for (const name of names) {
    const { surveyId, revision, definition } = await surveys.draft(oneQuestion);
    succeeded(await surveys.save(surveyId, saveOf(revision, { ...definition, name })));
    ids.push(surveyId);
  }
  const list = async (query = '') => succeeded<Page>(await surveys.list(query));
  const found = async (query: string) => (await list(query)).surveys.map(({ name }) => name);
  return { ...surveys, ids, page: list, found };
}

it('returns pages of five, last changed first, and an empty page beyond the end', async () => {
  const surveys = await named('1', '2', '3', '4', '5', '6', '7');
  const first = await surveys.page();
  expect(first.surveys.map(({ name }) => name)).toEqual(['7', '6', '5', '4', '3']);
  expect(first.pagination).toEqual({ page: 1, limit: 5, totalSurveys: 7, totalPages: 2 });
  expect(await surveys.found('?page=2')).toEqual(['2', '1']);
  const beyond = await surveys.page('?page=2147483647');
  expect([beyond.surveys, beyond.pagination.totalPages]).toEqual([[], 2]);

  const { definition, revision } = succeeded<{ definition: object; revision: number }>(
    await surveys.get(surveys.ids[0] ?? ''),
  );
  succeeded(await surveys.save(surveys.ids[0] ?? '', saveOf(revision, definition)));
  expect(await surveys.found('')).toEqual(['1', '7', '6', '5', '4']);
  for (const page of ['0', '-1', '1.5', 'two'])
    expect((await surveys.list(`?page=${page}`)).status).toBe(400);
});

it('sorts by name, status, responses and the last answer, in both directions', async () => {
  const surveys = await named('Éclair', 'apple', 'Banana', 'cherry');
  const [eclair = '', apple = '', banana = ''] = surveys.ids;
  for (const id of [eclair, apple]) succeeded(await surveys.publish(id, 3));
  succeeded(await surveys.status(apple, 'close'));
  const answered = (id: string, responses: number, at: string) =>
    app.deps.database.query(
      `UPDATE surveys SET responses_total = $3, last_response_at = $4 WHERE store_id = $1 AND survey_id = $2`,
      [surveys.storeId, id, responses, at],
    );
  await answered(eclair, 9, '2026-11-02T10:00:00Z');
  await answered(apple, 30, '2026-11-01T10:00:00Z');
  await answered(banana, 1, '2026-11-03T10:00:00Z');
  const names = ['apple', 'Banana', 'cherry', 'Éclair'];
  expect(await surveys.found('?sort=name')).toEqual(names);
  expect(await surveys.found('?sort=-name')).toEqual(names.toReversed());
  expect(await surveys.found('?sort=-responses')).toEqual(['apple', 'Éclair', 'Banana', 'cherry']);
  expect(await surveys.found('?sort=responses')).toEqual(['cherry', 'Banana', 'Éclair', 'apple']);
  // Without an answer there is no time of an answer, so such a survey is last in both directions.
  expect(await surveys.found('?sort=-answered')).toEqual(['Banana', 'Éclair', 'apple', 'cherry']);
  expect(await surveys.found('?sort=answered')).toEqual(['apple', 'Éclair', 'Banana', 'cherry']);
  expect(await surveys.found('?sort=status')).toEqual(['Éclair', 'cherry', 'Banana', 'apple']);
  expect((await surveys.found('?sort=-status'))[0]).toBe('apple');
  expect(await surveys.found('?sort=changed')).toEqual((await surveys.found('')).toReversed());
  expect(await surveys.found('?sort=name&status=draft')).toEqual(['Banana', 'cherry']);
  expect((await surveys.list('?sort=price')).status).toBe(400);
});

it('lists the names of all surveys of the store, in pages', async () => {
  await named('Of another store');
  const surveys = await named('Lamps', 'Teapots');
  const names = async (after = '') =>
    succeeded<OutputOf<typeof listSurveyNames>>(await surveys.names(`?after=${after}`));
  const ids = surveys.ids.toSorted();
  const nameOf = new Map([
    [surveys.ids[0], 'Lamps'],
    [surveys.ids[1], 'Teapots'],
  ]);
  const both = ids.map((surveyId) => ({ surveyId, name: nameOf.get(surveyId) }));
  expect(await names()).toEqual({ surveys: both, next: null });

  await app.deps.database.query(
    `INSERT INTO surveys (store_id, survey_id, public_id, name, name_folded, created_at, updated_at)
     SELECT $1, 'a' || n, $1::text || n, 'More', 'more', now(), now() FROM generate_series(1, $2::int) AS n`,
    [surveys.storeId, SURVEY_NAME_PAGE_SIZE],
  );
  const first = await names();
  expect([first.surveys.length, first.next]).toEqual([SURVEY_NAME_PAGE_SIZE, first.surveys.at(-1)?.surveyId]);
  expect(await names(first.next ?? '')).toEqual({ surveys: both, next: null });
});

it('is empty for a store without surveys', async () => {
  const surveys = await named();
  expect(await surveys.page()).toEqual({
    surveys: [],
    pagination: { page: 1, limit: 5, totalSurveys: 0, totalPages: 0 },
    liveSurveyCount: 0,
  });
});

it('filters by status and by part of the name, ignoring case and accents and escaping wildcards', async () => {
  const surveys = await named('Café München', 'CAFÉ 100%', 'Lamps', 'under_score');
  const [cafe = '', , lamps = ''] = surveys.ids;
  succeeded(await surveys.publish(cafe, 3));
  succeeded(await surveys.publish(lamps, 3));
  succeeded(await surveys.status(lamps, 'close'));
  expect(await surveys.found('?status=live')).toEqual(['Café München']);
  expect((await surveys.found('?status=live&status=closed')).sort()).toEqual(['Café München', 'Lamps']);
  const both = await surveys.page('?search=cafe');
  expect([both.pagination.totalSurveys, both.liveSurveyCount]).toEqual([2, 1]);
  expect(await surveys.found('?search=MUNCHEN')).toEqual(['Café München']);
  expect(await surveys.found(`?search=${encodeURIComponent('%')}`)).toEqual(['CAFÉ 100%']);
  expect(await surveys.found('?search=_')).toEqual(['under_score']);
  expect(await surveys.found(`?search=${encodeURIComponent('\\')}`)).toEqual([]);
  expect(await surveys.found('?search=cafe&status=draft')).toEqual(['CAFÉ 100%']);
  expect((await surveys.list('?status=gone')).status).toBe(400);
});

it('returns what each row of the list shows', async () => {
  const surveys = await named('Live');
  const [surveyId = ''] = surveys.ids;
  succeeded(await surveys.publish(surveyId, 3));
  const { database } = app.deps;
  await database.query(
    `UPDATE surveys SET responses_total = 12, completes_total = 7, last_response_at = '2026-11-02T10:00:00Z'
      WHERE store_id = $1 AND survey_id = $2`,
    [surveys.storeId, surveyId],
  );
  await database.query(
    `INSERT INTO impressions (store_id, survey_id, kind, version, day, country, customer_type, placement, n)
     SELECT $1, $2, kind, 1, day::date, '', '', '', 20
       FROM (VALUES ('shown', '2026-11-01'), ('shown', '2026-11-02'), ('started', '2026-11-02')) AS seen (kind, day)`,
    [surveys.storeId, surveyId],
  );
  const row = async () => (await surveys.page()).surveys[0];
  expect(await row()).toMatchObject({
    surveyId,
    name: 'Live',
    status: 'live',
    responses: 12,
    completes: 7,
    shown: 40,
    responseCap: null,
    turnedAway: 0,
    putOff: null,
    refusedFrom: null,
    hasUnpublishedChanges: false,
    lastResponseAt: '2026-11-02T10:00:00.000Z',
  });
  const { definition } = succeeded<{ definition: object }>(await surveys.get(surveyId));
  succeeded(await surveys.save(surveyId, saveOf(3, definition)));
  expect(await row()).toMatchObject({ hasUnpublishedChanges: true });
});
