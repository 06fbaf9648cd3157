import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import {
  begunSurveyPath,
  HOSTED_DATA,
  HOSTED_PLACE,
  type HostedSurvey,
} from '#shared/collect/hosted-page.ts';
import { definitionIn, definitionPath } from '#shared/survey/definition-address.ts';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { testApp, testConfig, testDeps } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type CollectApp, DEFINITION, liveSurvey, newId } from './support.ts';

const BUILT = {
  'web/hosted/hosted.ts': { file: 'hosted-1a.js', css: ['hosted-1a.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared-2b.js' },
  'web/survey-view/messages/german.ts': { file: 'german-3c.js' },
  'web/survey-view/messages/portuguese.ts': { file: 'portuguese-4d.js' },
};

let app: CollectApp;
beforeAll(async () => {
  const builtDir = join(inject('scratch'), 'built-hosted');
  mkdirSync(join(builtDir, 'survey-view/.vite'), { recursive: true });
  writeFileSync(join(builtDir, 'survey-view/.vite/manifest.json'), JSON.stringify(BUILT));
  const plain = testConfig();
  const config = { ...plain, app: { ...plain.app, builtDir } };
  const deps = testDeps({ config, database: await testDatabase() });
  const { listener, http, stopAreas } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  app = { deps, http: listener, express: http, stop: stopAreas };
});

const FINISHED = { complete: true, path: ['q1', 'q2', 'q3'], revision: 2 };
const WITH_CODE = { ...DEFINITION, thankYou: { ...DEFINITION.thankYou, discountCode: 'PLUM-10' } };

const uninstall = (storeId: string) => saveUninstalled(app.deps.database, storeId, null);

const page = (publicId: string) => request(app.http).get(`/s/${publicId}`);

function dataIn(html: string): HostedSurvey {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${HOSTED_DATA}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json) as HostedSurvey;
}

describe('a hosted page', () => {
  it('contains the survey for its script under a strict policy', async () => {
    const { survey } = await liveSurvey(app);
    const { status, headers, text } = await page(survey.publicId);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<title>A few questions from Marlow Lamps</title>');
    expect(text).toContain('<script type="module" src="/store/files/hosted-1a.js"></script>');
    expect(text).toContain('<link rel="modulepreload" href="/store/files/shared-2b.js">');
    expect(text).toContain('<link rel="stylesheet" href="/store/files/hosted-1a.css">');
    expect(text).toContain(`<main id="${HOSTED_PLACE}">`);
    expect(dataIn(text)).toMatchObject({
      publicId: survey.publicId,
      version: 1,
      isOpen: true,
      removeBranding: true,
      messagesUrl: null,
      look: { style: expect.stringContaining('--aw-accent:#0f6b66') as string },
    });
  });

  it('names itself, its store and its first question for the preview of a link', async () => {
    const questions = DEFINITION.questions.map((each) => ({ ...each, text: 'Is "tea" <b>good</b>?' }));
    const { survey } = await liveSurvey(app, { definition: { ...DEFINITION, questions } });
    const { text } = await page(survey.publicId);
    expect(text).toContain('<meta property="og:type" content="website">');
    expect(text).toContain('<meta property="og:title" content="A few questions from Marlow Lamps">');
    expect(text).toContain(
      '<meta property="og:description" content="Is &quot;tea&quot; &lt;b&gt;good&lt;/b&gt;?">',
    );
    expect(text).toContain('<meta property="og:site_name" content="Marlow Lamps">');
    const url = app.deps.config.app.url + hostedPath(survey.publicId);
    expect(text).toContain(`<meta property="og:url" content="${url}">`);
    expect(text).toContain(`<meta property="og:image" content="${url}/picture.png?v=`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await page('unknown')).text).not.toContain('og:');
  });

  it('has a short address, which people may type in capitals, beside its long one', async () => {
    const { survey } = await liveSurvey(app);
    const short = hostedPath(survey.publicId);
    expect(short).toHaveLength('/s/'.length + 20);
    const { text } = await page(survey.publicId);
    for (const path of [short, `/s/${short.slice(3).toUpperCase()}`]) {
      const reply = await request(app.http).get(path).expect(200);
      expect(reply.text).toBe(text);
    }
  });

  it('is found by its short address when another store’s id starts alike', async () => {
    const one = await liveSurvey(app);
    const start = one.store.storeId.slice(0, 8);
    let isFirst = true;
    const twin = {
      ...app,
      deps: {
        ...app.deps,
        // The first new id is the store's.
        newId: () => {
          const id = isFirst ? start + newId().slice(8) : newId();
          isFirst = false;
          return id;
        },
      },
    };
    const other = await liveSurvey(twin);
    expect(other.store.storeId.slice(0, 8)).toBe(start);
    for (const { survey } of [one, other]) {
      const reply = await request(app.http).get(hostedPath(survey.publicId)).expect(200);
      expect(dataIn(reply.text).publicId).toBe(survey.publicId);
    }
  });

  it('is not found by a short address that differs in one letter', async () => {
    const { survey } = await liveSurvey(app);
    const short = hostedPath(survey.publicId);
    for (const at of [3, 12, 22]) {
      const letter = short[at] === '7' ? '8' : '7';
      await request(app.http)
        .get(short.slice(0, at) + letter + short.slice(at + 1))
        .expect(404);
    }
  });

  it('contains the merchant’s texts as data, never as markup', async () => {
    const nasty = '</script><script>alert(1)</script><!--';
    const questions = DEFINITION.questions.map((each) => ({ ...each, text: nasty }));
    const { survey, store } = await liveSurvey(app, { definition: { ...DEFINITION, questions } });
    await app.deps.database.query(`UPDATE stores SET business_name = $2 WHERE store_id = $1`, [
      store.storeId,
      nasty,
    ]);
    const { text } = await page(survey.publicId);
    expect(dataIn(text).definition.questions[0]?.text).toBe(nasty);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toContain('<!--');
  });

  it('has the survey’s theme and language if the plan includes themes', async () => {
    const appearance = JSON.stringify({
      theme: { accent: '#8a1c4a', radius: 3, font: 'nope' },
      language: 'de-AT',
    });
    const pro = await liveSurvey(app);
    const free = await liveSurvey(app, { plan: 'free' });
    for (const live of [pro, free]) await live.change('appearance = $3::jsonb', appearance);
    const shown = async ({ survey }: typeof pro) => (await page(survey.publicId)).text;
    expect(dataIn(await shown(pro))).toMatchObject({
      messagesUrl: '/store/files/german-3c.js',
      look: { style: expect.stringContaining('#8a1c4a') as string },
    });
    expect(await shown(pro)).toContain('<html lang="de-AT" dir="ltr">');
    expect(dataIn(await shown(free)).look.style).not.toContain('#8a1c4a');
    expect(dataIn(await shown(free)).removeBranding).toBe(false);
  });

  it.each([
    ['paused', 200, /taking a break/, (live: Live) => live.changeStatus('pause')],
    ['closed', 410, /has ended/, (live: Live) => live.changeStatus('close')],
    [
      'over',
      410,
      /has ended/,
      (live: Live) =>
        live.change(
          `delivery = delivery || '{"schedule":{"startsAt":null,"endsAt":"2026-11-02T12:00:00Z"}}'`,
        ),
    ],
    [
      'not begun',
      200,
      /not begun yet/,
      (live: Live) => live.change(`delivery = '{"schedule":{"startsAt":"2026-12-01T00:00:00Z"}}'`),
    ],
    [
      'full by its cap',
      200,
      /all the answers it needs/,
      (live: Live) => live.change(`delivery = '{"responseCap":0}'`),
    ],
    [
      'full by the plan',
      200,
      /all the answers it needs/,
      (live: Live) =>
        live.change(`responses_month = '2026-11', responses_in_month = 100, veiled_in_month = 200`),
    ],
  ])('that is %s shows a notice, and opens the survey for a shopper who has begun it', async (...given) => {
    const [, status, words, end] = given;
    const live = await liveSurvey(app, { plan: 'free' });
    const begun = newId();
    await live.saved(begun);
    await end(live);
    const reply = await page(live.survey.publicId);
    expect(reply.status).toBe(status);
    expect(reply.text).toMatch(words);
    expect(dataIn(reply.text)).toEqual({
      publicId: live.survey.publicId,
      removeBranding: false,
      isOpen: false,
    });
    // In quotes, because the page's random address may contain a text as short as these.
    for (const { text } of DEFINITION.questions) expect(reply.text).not.toContain(`"${text}"`);

    const mine = await request(app.http).get(begunSurveyPath(live.survey.publicId, begun));
    expect([mine.status, mine.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(mine.body).toMatchObject({ version: 1, definition: { questions: [{}, {}, {}] } });
    await request(app.http).get(begunSurveyPath(live.survey.publicId, newId())).expect(404);
  });

  it('opens a begun or finished survey for a day after the pause', async () => {
    const live = await liveSurvey(app);
    const [begun, finished] = [newId(), newId()];
    await live.saved(begun);
    await live.saved(finished, FINISHED);
    await live.changeStatus('pause');
    await app.deps.database.query(
      `UPDATE responses SET first_saved_at = '2026-11-01T11:59:00Z' WHERE store_id = $1`,
      [live.store.storeId],
    );
    await request(app.http).get(begunSurveyPath(live.survey.publicId, begun)).expect(404);
    await request(app.http).get(begunSurveyPath(live.survey.publicId, finished)).expect(200);
  });

  it('shows only the store’s name and a notice after an uninstall, also to shoppers who have begun', async () => {
    const live = await liveSurvey(app);
    const begun = newId();
    await live.saved(begun);
    await uninstall(live.store.storeId);
    const { status, text } = await page(live.survey.publicId);
    expect([status, text.includes('Marlow Lamps'), text.includes('<script')]).toEqual([410, true, false]);
    await request(app.http).get(begunSurveyPath(live.survey.publicId, begun)).expect(404);
    // An open page may finish; a previewed draft may not begin.
    await live.saved(begun, { revision: 2 });
    const draft = { version: 1_000_000_002, previewToken: live.previewToken() };
    expect((await live.save(newId(), draft)).status).toBe(409);
  });

  it('returns 404 without content for an unknown survey or a draft', async () => {
    const live = await liveSurvey(app);
    await live.change(`live_version = NULL, status = 'draft'`);
    for (const id of [newId(), `${newId()}${newId()}`, live.survey.publicId]) {
      const { status, text } = await page(id);
      expect([status, text.includes('could not find a survey here'), text.includes('<script')]).toEqual([
        404,
        true,
        false,
      ]);
    }
  });
});

type Live = Awaited<ReturnType<typeof liveSurvey>>;

const TRANSLATED = {
  ...DEFINITION,
  translations: {
    de: { questions: { q1: { text: 'Wie wahrscheinlich ist das?' } } },
    'pt-BR': { questions: { q1: { text: 'Qual a probabilidade?' } } },
  },
};

describe('languages', () => {
  const inLanguage = (publicId: string, language: string) => page(publicId).set('accept-language', language);

  it.each([
    ['de-AT,en;q=0.5', 'de', 'Wie wahrscheinlich ist das?', 'Ein paar Fragen von Marlow Lamps'],
    ['sv,pt;q=0.9', 'pt-BR', 'Qual a probabilidade?', 'Algumas perguntas de Marlow Lamps'],
    ['fr', 'en', DEFINITION.questions[0]!.text, 'A few questions from Marlow Lamps'],
    ['en,de;q=0.9', 'en', DEFINITION.questions[0]!.text, 'A few questions from Marlow Lamps'],
  ])('a page for %s is in %s only', async (accepted, language, question, title) => {
    const { survey } = await liveSurvey(app, { definition: TRANSLATED });
    const { text, headers } = await inLanguage(survey.publicId, accepted);
    const shown = dataIn(text);
    expect(headers['vary']).toContain('Accept-Language');
    expect(text).toContain(`<html lang="${language}" dir="ltr">`);
    expect(text).toContain(`<title>${title}</title>`);
    expect(shown).toMatchObject({ language, definition: { translations: {} } });
    expect(shown.definition.questions[0]).toMatchObject({ text: question });
  });

  it('a store’s own language is not replaced by the translation of one of its regions', async () => {
    const live = await liveSurvey(app, { definition: TRANSLATED });
    await live.change('appearance = $3::jsonb', JSON.stringify({ language: 'pt' }));
    const textFor = async (accepted: string) => {
      const shown = dataIn((await inLanguage(live.survey.publicId, accepted)).text);
      return [shown.language, shown.definition.questions[0]?.text];
    };
    expect(await textFor('pt-PT')).toEqual(['pt', DEFINITION.questions[0]!.text]);
    expect(await textFor('pt-BR')).toEqual(['pt-BR', 'Qual a probabilidade?']);
    const path = definitionPath(live.survey.publicId, 1);
    const { body } = await request(app.http).get(definitionIn('pt', path)).expect(200);
    expect(body).toMatchObject({ questions: [{ text: DEFINITION.questions[0]!.text }, {}, {}] });
  });

  it('a page in a language without sentences of its own marks its English ones, and has its direction', async () => {
    const translations = { he: { questions: { q1: { text: 'מה הסיכוי?' } } } };
    const live = await liveSurvey(app, { definition: { ...DEFINITION, translations } });
    const { text } = await inLanguage(live.survey.publicId, 'he-IL');
    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(text).toContain('<h1 lang="en">A few questions from Marlow Lamps</h1>');
    await live.changeStatus('pause');
    const paused = await inLanguage(live.survey.publicId, 'he-IL');
    expect(paused.text).toContain('<html lang="en" dir="ltr">');
    expect(paused.text).toContain('This survey is taking a break.');
  });

  it('a page without a survey gives its reason in the shopper’s language', async () => {
    const live = await liveSurvey(app, { definition: TRANSLATED });
    await live.changeStatus('pause');
    const paused = await inLanguage(live.survey.publicId, 'de');
    expect(paused.text).toContain('Diese Umfrage macht gerade Pause.');
    const unknown = await inLanguage('missing', 'ar');
    expect(unknown.text).toContain('<html lang="ar" dir="rtl">');
    expect(unknown.text).toContain('لم نجد استبيانًا هنا');
  });

  it('a definition is in one language: the store’s, or the one in its address', async () => {
    const { survey } = await liveSurvey(app, { definition: TRANSLATED });
    const path = definitionPath(survey.publicId, 1);
    const textOf = async (address: string) => {
      const { body } = await request(app.http).get(address).expect(200);
      expect(body.translations).toEqual({});
      return body.questions[0].text as string;
    };
    expect(await textOf(path)).toBe(DEFINITION.questions[0]!.text);
    expect(await textOf(definitionIn('de', path))).toBe('Wie wahrscheinlich ist das?');
    expect(await textOf(definitionIn('sv', path))).toBe(DEFINITION.questions[0]!.text);
    expect(await textOf(`${path}?language=de&language=fr`)).toBe(DEFINITION.questions[0]!.text);
  });
});

describe('a definition', () => {
  it('is readable by all sites, cached by browsers only, and has no internal name', async () => {
    const { survey } = await liveSurvey(app, {
      definition: { ...DEFINITION, name: 'Secret plan', description: 'x' },
    });
    const { status, headers, body, text } = await request(app.http).get(definitionPath(survey.publicId, 1));
    expect(Object.keys(body as object).sort()).toEqual([
      'description',
      'formatVersion',
      'name',
      'questions',
      'seconds',
      'surveyId',
      'thankYou',
      'translations',
    ]);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=2592000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(text).not.toContain('Secret plan');
    expect(text).not.toMatch(/"meaningId":"[^"]/);
    expect(compileSurvey(body).questions.map(({ questionId, text: words }) => [questionId, words])).toEqual(
      DEFINITION.questions.map(({ questionId, text: words }) => [questionId, words]),
    );
    expect(body).toMatchObject({ name: '', description: '', questions: [{ meaningId: '' }, {}, {}] });
  });

  it('is compressed, and not sent again to a browser that has it', async () => {
    const questions = [...Array(40).keys()].map((at) => ({
      ...DEFINITION.questions[0]!,
      questionId: `q${at}`,
      orderIndex: at,
    }));
    const { survey } = await liveSurvey(app, { definition: { ...DEFINITION, questions } });
    const path = definitionPath(survey.publicId, 1);
    const ask = (headers: Record<string, string>) =>
      request(app.http)
        .get(path)
        .set({ 'accept-encoding': 'br', ...headers });
    const first = await ask({});
    expect([first.status, first.headers['content-encoding']]).toEqual([200, 'br']);
    expect(Number(first.headers['content-length'])).toBeLessThan(JSON.stringify(first.body).length / 20);
    expect((await ask({ 'if-none-match': String(first.headers['etag']) })).status).toBe(304);
    expect((await ask({})).headers['etag']).toBe(first.headers['etag']);
  });

  it('says that a discount code exists but not which', async () => {
    const { survey } = await liveSurvey(app, { definition: WITH_CODE });
    const { body, text, headers } = await request(app.http)
      .get(definitionPath(survey.publicId, 1))
      .expect(200);
    expect(headers['cache-control']).toBe('private, max-age=2592000, immutable');
    expect(text).not.toContain('PLUM-10');
    expect(body).toMatchObject({ thankYou: { discountCode: null, awaitsCode: true }, seconds: 41 });
    expect((await page(survey.publicId)).text).not.toContain('PLUM-10');
  });

  it.each([
    ['paused', (live: Live) => live.changeStatus('pause')],
    [
      'over',
      (live: Live) =>
        live.change(
          `delivery = delivery || '{"schedule":{"startsAt":null,"endsAt":"2026-11-02T12:00:00Z"}}'`,
        ),
    ],
    ['of a store that uninstalled the app', ({ store }: Live) => uninstall(store.storeId)],
  ])('returns 404 for a survey that is %s', async (_what, end) => {
    const live = await liveSurvey(app);
    const path = definitionPath(live.survey.publicId, 1);
    await request(app.http).get(path).expect(200);
    await end(live);
    const reply = await request(app.http).get(path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['2.json', '0.json', '1', 'x.json', '99999999999.json'])(
    'returns 404 for a version that was never published (%s)',
    async (file) => {
      const { survey } = await liveSurvey(app);
      const folder = definitionPath(survey.publicId, 1).replace('1.json', '');
      const reply = await request(app.http).get(folder + file);
      expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});
