import type request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { privacyArea } from '#server/areas/privacy/routes.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { STORE_PREVIEW_MINUTES } from '#shared/delivery/store-script.ts';
import { TEST_ANSWERS_KEPT, TEST_ANSWER_DAYS } from '#shared/survey/test-answers.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, newId, startCollectApp } from './support.ts';
import { previewVersionOf } from '#server/areas/surveys/preview/preview-token.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

type Change = NonNullable<Parameters<LiveSurvey['save']>[1]>;

/** The preview version of the draft of `liveSurvey`, which was saved once before it was published. */
const DRAFT = previewVersionOf(2);

const ENDED = {
  error: { code: 'NOT_FOUND', message: 'This preview has ended. Open it again from Askwell.' },
};

const told = ({ status, body }: request.Response) => [status, body as unknown];

describe('a test answer', () => {
  it.each<[string, Change]>([
    ['to the published version', { test: true }],
    ['to the draft', { version: DRAFT }],
    ['to the draft with answers that do not fit', { version: DRAFT, answers: {}, complete: true }],
    ['to a revision that does not exist', { version: previewVersionOf(77) }],
    ['with a token of another signer', { test: true, previewToken: 'eyJhbGciOiJub25lIn0.e30.x' }],
  ])('%s is refused without a preview token and reveals nothing of the draft', async (_what, change) => {
    const live = await liveSurvey(app);
    expect(told(await live.save(newId(), change))).toEqual([404, ENDED]);
    await live.changeStatus('pause');
    expect(told(await live.save(newId(), change))).toEqual([404, ENDED]);
    expect(await live.rows()).toEqual([]);
  });

  it('is refused with the token of another survey and with an expired token', async () => {
    const [live, other] = [await liveSurvey(app), await liveSurvey(app)];
    const foreign = { version: DRAFT, previewToken: other.previewToken() };
    expect(told(await live.save(newId(), foreign))).toEqual([404, ENDED]);
    expect(told(await live.save(newId(), { ...foreign, version: 1 }))).toEqual([404, ENDED]);
    const own = { version: DRAFT, previewToken: live.previewToken() };
    app.deps.clock.advance((STORE_PREVIEW_MINUTES + 1) * 60_000);
    expect(told(await live.save(newId(), own))).toEqual([404, ENDED]);
    app.deps.clock.advance(-(STORE_PREVIEW_MINUTES + 1) * 60_000);
    expect(await live.rows()).toEqual([]);
  });

  it('with its survey’s token is stored as a test, whether or not it is marked as one', async () => {
    const live = await liveSurvey(app);
    const previewToken = live.previewToken();
    await live.changeStatus('pause');
    await live.saved(newId(), { previewToken });
    await live.saved(newId(), { previewToken, test: true });
    await live.saved(newId(), { previewToken, version: DRAFT });
    const rows = await live.rows();
    expect(rows.map((row) => row['isTest'])).toEqual([true, true, true]);
    expect(await live.figures()).toMatchObject({ responses: 0, inMonth: 0 });
    await live.expectCounted();
  });

  it('deletes the oldest test when the survey has the maximum, and no real response', async () => {
    const live = await liveSurvey(app);
    const real = newId();
    await live.saved(real, { changedAt: app.deps.clock() - 3 * 86_400_000 });
    const previewToken = live.previewToken();
    const [old, recent] = [Array.from({ length: TEST_ANSWERS_KEPT }, newId), [newId(), newId(), newId()]];
    await live.saved(old[0] ?? '', { previewToken, changedAt: app.deps.clock() - 86_400_000 });
    await app.deps.database.query(
      `INSERT INTO responses
       SELECT (jsonb_populate_record(responses, jsonb_build_object('response_id', id, 'respondent_key', id,
                'first_saved_at', first_saved_at + at * interval '1 second'))).*
         FROM responses, unnest($2::text[]) WITH ORDINALITY AS more (id, at)
        WHERE store_id = $1 AND is_test`,
      [live.store.storeId, old.slice(1)],
    );
    for (const id of recent) await live.saved(id, { previewToken });
    const kept = (await live.rows()).map((row) => row.responseId);
    expect(kept.sort()).toEqual([real, ...old.slice(3), ...recent].sort());
    await live.expectCounted();
  });

  it('is deleted by the hourly upkeep after its days, and real responses of that age stay', async () => {
    const live = await liveSurvey(app);
    const [real, old, recent] = [newId(), newId(), newId()];
    const previewToken = live.previewToken();
    await live.saved(real);
    await live.saved(old, { previewToken });
    await live.saved(recent, { previewToken });
    const aged = (days: number, ids: string[]) =>
      app.deps.database.query(
        `UPDATE responses SET first_saved_at = now() - make_interval(days => $3::int)
          WHERE store_id = $1 AND response_id = ANY ($2::text[])`,
        [live.store.storeId, ids, days],
      );
    await aged(TEST_ANSWER_DAYS + 1, [real, old]);
    await aged(TEST_ANSWER_DAYS - 1, [recent]);
    await testJobs(app.deps, privacyArea).runChores();
    expect((await live.rows()).map((row) => row.responseId).sort()).toEqual([real, recent].sort());
  });
});

describe('a sighting of a preview', () => {
  it('is refused without the preview token, and not counted with it', async () => {
    const live = await liveSurvey(app);
    expect(told(await live.sight({ test: true }))).toEqual([404, ENDED]);
    expect(told(await live.sight({ version: DRAFT }))).toEqual([404, ENDED]);
    const previewToken = live.previewToken();
    expect((await live.sight({ previewToken })).status).toBe(200);
    expect((await live.sight({ previewToken, version: DRAFT })).status).toBe(200);
    expect(await live.impressions()).toEqual([]);
  });
});
