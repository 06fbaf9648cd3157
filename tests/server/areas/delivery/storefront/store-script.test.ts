import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesUrl } from '#server/areas/delivery/storefront/built-files.ts';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { STORE_MANIFEST_PATH, STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { changeSurveyStatus } from '#server/areas/surveys/change-status.ts';
import { productDeps } from '#server/start/product-deps.ts';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { viewFileOf } from '#shared/delivery/view-file.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { LANGUAGES } from '#web/survey-view/languages.ts';
import { hasView } from '#web/survey-view/types/registry.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { newShop, buildStore } from '#tests/support/stores.ts';
import { buildPublishedSurvey, buildSurvey } from '#tests/support/surveys.ts';
import { testApp, testDeps, type TestDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

let deps: TestDeps;
let http: ReturnType<typeof testApp>['listener'];

beforeAll(async () => {
  deps = testDeps({ database: await testDatabase() });
  http = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) }).listener;
});

const pathOf = (shop: string) => STORE_SCRIPT_PATH.replace('{shop}', shop);

/** The script after the cache has expired. */
async function scriptOf({ shop }: { shop: string }) {
  deps.clock.advance(1_000);
  const reply = await request(http).get(pathOf(shop)).expect(200);
  return { reply, data: dataIn(reply.text) };
}

/** Parses the data that the server puts in front of the script. */
function dataIn(text: string): StoreScript {
  const start = text.indexOf('{"manifest":');
  let depth = 0;
  let end = start;
  do {
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    end += 1;
  } while (depth > 0);
  return JSON.parse(text.slice(start, end)) as StoreScript;
}

const session = (store: StoreRecord) => ({
  sessionId: 'of-a-test',
  storeId: store.storeId,
  merchantId: store.merchantId,
  storeUrl: store.shop,
});

const FOR_DOCUMENTS =
  /^(content-security|referrer|x-(dns|xss|download|permitted)|cross-origin-opener|origin-agent)/;

describe('the store’s script', () => {
  it('contains the live surveys by public id, without names and counts', async () => {
    const store = await buildStore(deps);
    const live = await buildPublishedSurvey(deps, store);
    await buildSurvey(deps, store);
    const { reply, data } = await scriptOf(store);
    expect(data.manifest).toMatchObject({ currency: 'EUR', frequencyCap: null });
    expect(data.manifest.surveys).toMatchObject([
      {
        surveyId: live.publicId,
        version: 1,
        definitionUrl: `${deps.config.app.url}/questions/${live.publicId}/1.json`,
        status: 'live',
        full: false,
        audience: [],
        delivery: DEFAULT_DELIVERY,
        branding: true,
        language: { tag: 'en', file: null },
      },
    ]);
    expect(data.manifest.surveys).toHaveLength(1);
    for (const secret of [live.surveyId, store.merchantId, 'Untitled', store.businessName, 'How likely']) {
      expect(reply.text).not.toContain(secret);
    }
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=25');
    for (const file of [data.showFile, data.waitFile, data.debugFile]) {
      const found = await request(http).get(new URL(file).pathname).expect(200);
      expect(found.headers['cache-control']).toContain('immutable');
      expect(found.headers['access-control-allow-origin']).toBe('*');
    }
  });

  /** These headers would add half a kilobyte to each file. */
  it('is sent without headers that only documents need, and so are its files and questions', async () => {
    const store = await buildStore(deps);
    await buildPublishedSurvey(deps, store);
    const { reply, data } = await scriptOf(store);
    const [survey] = data.manifest.surveys;
    for (const address of [data.showFile, data.waitFile, survey?.definitionUrl ?? '']) {
      const { headers } = await request(http).get(new URL(address).pathname).expect(200);
      expect(Object.keys(headers as object).filter((name) => FOR_DOCUMENTS.test(name))).toEqual([]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    expect(Object.keys(reply.headers as object).filter((name) => FOR_DOCUMENTS.test(name))).toEqual([]);
    // The reply to an error may be a document, which needs them.
    const refusal = await request(http)
      .get(new URL(`${data.showFile}x`).pathname)
      .set('accept', 'text/html');
    expect(refusal.headers['content-security-policy']).toBeDefined();
  });

  it.each(QUESTION_TYPES)('names the module that draws a first question of the type %s', async (type) => {
    const store = await buildStore(deps);
    const isOfChoices = isChoice(question(type, 'q1'));
    const first = question(type, 'q1', isOfChoices ? { options: ['a', 'b'] } : {});
    await buildPublishedSurvey(deps, store, survey(first));
    const { data } = await scriptOf(store);
    const files = data.manifest.surveys[0]?.openingFiles;
    if (hasView(first)) return expect(files).toBeUndefined();
    const name = viewFileOf(type);
    expect(files).toEqual([expect.stringContaining(`/${name}-views-`)]);
    await request(http)
      .get(new URL(files?.[0] ?? '').pathname)
      .expect(200);
  });

  it('has the same ETag until its content changes', async () => {
    const store = await buildStore(deps);
    const { surveyId } = await buildPublishedSurvey(deps, store);
    const { etag } = (await scriptOf(store)).reply.headers as { etag: string };
    const same = await request(http).get(pathOf(store.shop)).set('if-none-match', etag).expect(304);
    expect(same.text).toBe('');
    const all = productDeps(deps);
    await changeSurveyStatus(all, session(store), { surveyId, action: 'pause' });
    const paused = await scriptOf(store);
    expect(paused.reply.headers['etag']).not.toBe(etag);
    expect(paused.data.manifest.surveys).toEqual([]);
    await changeSurveyStatus(all, session(store), { surveyId, action: 'resume' });
    expect((await scriptOf(store)).data.manifest.surveys).toHaveLength(1);
  });

  /** Failed when one strong ETag named the bytes of all encodings. */
  it('has an ETag of its own for each encoding, and so has the manifest', async () => {
    const store = await buildStore(deps);
    await buildPublishedSurvey(deps, store);
    const manifest = STORE_MANIFEST_PATH.replace('{shop}', store.shop);
    for (const path of [pathOf(store.shop), manifest]) {
      const ask = (encoding: string) => request(http).get(path).set('accept-encoding', encoding);
      const replies = [await ask('identity'), await ask('gzip'), await ask('gzip, deflate, br')];
      expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      const [plain = '', gzip, br] = replies.map(({ headers }) => headers['etag']);
      expect([gzip, br]).toEqual([plain.replace(/"$/, '-gzip"'), plain.replace(/"$/, '-br"')]);
      for (const { headers } of replies) expect(headers['vary']).toBe('Accept-Encoding');
      const known = await ask('gzip, deflate, br').set('if-none-match', `"other", W/${br}`);
      expect([known.status, known.headers['etag'], known.headers['vary']]).toEqual([
        304,
        br,
        'Accept-Encoding',
      ]);
      expect((await ask('gzip').set('if-none-match', String(br))).status).toBe(200);
    }
  });

  it('marks a survey as full at its cap and at three times the plan’s monthly limit, and removes the mark again', async () => {
    const store = await buildStore(deps);
    await buildPublishedSurvey(deps, store);
    const change = async (assignments: string) => {
      await deps.database.query(`UPDATE surveys SET ${assignments} WHERE store_id = $1`, [store.storeId]);
      deps.clock.advance(15_000);
      const { manifest } = (await scriptOf(store)).data;
      return { full: manifest.surveys[0]?.full, cap: manifest.surveys[0]?.delivery.responseCap };
    };
    expect(await change(`delivery = '{"responseCap":5}', responses_total = 4`)).toEqual({
      full: false,
      cap: null,
    });
    expect(await change(`responses_total = 5`)).toEqual({ full: true, cap: null });
    expect(await change(`delivery = '{}'`)).toEqual({ full: false, cap: null });
    expect(await change(`responses_month = '2026-11', responses_in_month = 100`)).toEqual({
      full: false,
      cap: null,
    });
    expect(await change(`veiled_in_month = 200`)).toEqual({ full: true, cap: null });
    expect(await change(`responses_month = '2026-10'`)).toEqual({ full: false, cap: null });
  });

  it('is empty for an unknown shop, after an uninstall, and for an invalid host', async () => {
    const store = await buildStore(deps);
    await buildPublishedSurvey(deps, store);
    await deps.database.query(`UPDATE stores SET uninstalled_at = now() WHERE store_id = $1`, [
      store.storeId,
    ]);
    for (const shop of [store.shop, newShop(), 'evil.example', 'x']) {
      const reply = await request(http).get(pathOf(shop)).expect(200);
      expect(reply.text).toBe('// No surveys here.\n');
    }
  });

  it('names the message file of each supported language, and none for English', async () => {
    for (const tag of LANGUAGES.filter((language) => language !== 'en')) {
      const path = await messagesUrl(deps.config, `${tag}-XX`);
      await request(http).get(String(path)).expect(200);
    }
    expect(await messagesUrl(deps.config, 'en-GB')).toBeNull();
    expect(await messagesUrl(deps.config, 'constructor')).toBeNull();
  });
});
