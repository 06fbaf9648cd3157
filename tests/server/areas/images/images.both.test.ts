import request from 'supertest';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { imagesArea } from '#server/areas/images/routes.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import type { HostedSurvey } from '#shared/collect/hosted-page.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, startCollectApp } from '../collect/support.ts';
import { fetchImage, plainPicture, upload, uploaded } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const colour = () =>
  `#${Math.trunc(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
const picture = (background = colour()) => plainPicture(background).png().toBuffer();

const send = (
  { authorized }: LiveSurvey,
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
  body?: object,
) => authorized(request(app.express)[method](`/api/v1${path}`).send(body));

const logo = (live: LiveSurvey, given: Picture | null) => send(live, 'put', '/images/logo', { logo: given });

/** Saves and publishes one question with this picture. */
async function publish(live: LiveSurvey, given: Picture | undefined): Promise<request.Response> {
  const path = `/surveys/${live.survey.surveyId}`;
  const { body } = await send(live, 'get', path);
  const { revision, definition } = (body as { data: { revision: number; definition: object } }).data;
  const { surveyId } = live.survey;
  const questions = survey({ ...question('nps', 'q1'), ...(given && { picture: given }) }).questions;
  const filled = { ...definition, questions: questions.map((each) => ({ ...each, surveyId })) };
  const save = { baseRevision: revision, saveId: `save-${revision}`, definition: filled };
  const saved = await send(live, 'put', `${path}/draft`, save);
  if (saved.status !== 200) return saved;
  return send(live, 'post', `${path}/publish`, { draftRevision: revision + 1, meanings: [] });
}

const ids = async ({ store }: LiveSurvey, table: 'images' | 'image_files') => {
  const rows = await app.deps.database.query<{ imageId: string }>(
    `SELECT image_id FROM ${table} WHERE store_id = $1 ORDER BY image_id`,
    [store.storeId],
  );
  return rows.map((row) => row.imageId);
};

const downgrade = ({ store }: LiveSurvey) =>
  app.deps.database.query(`UPDATE subscriptions SET plan_id = 'free' WHERE store_id = $1`, [store.storeId]);

/** The script of the store as a shopper gets it after every cache has passed. */
async function storeScript({ store }: LiveSurvey): Promise<string> {
  app.deps.clock.advance(60_000);
  return (await request(app.express).get(STORE_SCRIPT_PATH.replace('{shop}', store.shop))).text;
}

/** Nothing was known to use the store's pictures for that many days; then jobs and chores run. */
async function collectAfter({ store }: LiveSurvey, days: number): Promise<void> {
  await app.deps.database.query(
    `UPDATE images SET used_at = now() - make_interval(days => $2::int) WHERE store_id = $1`,
    [store.storeId, days],
  );
  const jobs = testJobs(app.deps, imagesArea);
  await jobs.runChores();
  await jobs.runDue();
}

describe('an uploaded picture', () => {
  it('is served as WebP to every site, for a year, and runs nothing when it is opened by itself', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    const reply = await fetchImage(app, shown);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[^"]{36,}"$/) as string,
      'content-length': String((reply.body as Buffer).length),
    });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(await sharp(reply.body as Buffer).metadata()).toMatchObject({ width: 60, height: 40 });
    const again = await request(app.express)
      .get(shown.address)
      .set('if-none-match', String(reply.headers['etag']));
    expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
    expect((await request(app.express).head(shown.address)).headers).toMatchObject({
      'content-type': 'image/webp',
    });
  });

  it('fits into the box of its purpose, and is never enlarged', async () => {
    const live = await liveSurvey(app);
    const large = await plainPicture(colour(), 3_000, 1_500).png().toBuffer();
    const sizes = [];
    for (const purpose of ['logo', 'question', 'option'] as const) {
      const { body } = await upload(app, live, large, purpose);
      const { width, height } = (body as { data: Picture }).data;
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [480, 240],
      [1_280, 640],
      [640, 320],
    ]);
    expect(await uploaded(app, live, await picture())).toMatchObject({ width: 60, height: 40 });
  });

  it('has the same address when it is uploaded again, and another one in another store', async () => {
    const [live, other] = [await liveSurvey(app), await liveSurvey(app)];
    const file = await picture();
    const first = await uploaded(app, live, file);
    expect(await uploaded(app, live, file)).toEqual(first);
    expect(await uploaded(app, other, file)).not.toEqual(first);
    expect(await ids(live, 'images')).toEqual(await ids(live, 'image_files'));
  });

  it('is not found at an address that differs in one sign, nor at any other', async () => {
    const live = await liveSurvey(app);
    const { address } = await uploaded(app, live, await picture());
    const at = '/images/'.length;
    const changed = address[at] === '0' ? '1' : '0';
    const wrong = [
      address.slice(0, at) + changed + address.slice(at + 1),
      address.replace('.webp', '.svg'),
      address.replace('.webp', ''),
      '/images/..%2f..%2fetc%2fpasswd',
      `/images/${'0'.repeat(32)}.webp`,
    ];
    for (const path of wrong)
      expect([path, (await request(app.express).get(path)).status]).toEqual([path, 404]);
  });

  it('needs a plan with pictures', async () => {
    const live = await liveSurvey(app, { plan: 'free' });
    const reply = await upload(app, live, await picture());
    expect([reply.status, (reply.body as { error: object }).error]).toEqual([
      402,
      { code: 'PLAN_LIMIT', message: expect.stringContaining('logo and pictures') as string },
    ]);
    expect(await ids(live, 'images')).toEqual([]);
  });

  it('is refused when the store has no room, until pictures that nothing uses were idle for a day', async () => {
    const small = await startCollectApp(app.deps.database, { IMAGE_QUOTA_MB: '1' });
    const live = await liveSurvey(small);
    await uploaded(small, live, await picture());
    await small.deps.database.query(`UPDATE images SET byte_size = 1000000 WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    const reply = await upload(small, live, await picture());
    expect([reply.status, (reply.body as { error: { message: string } }).error.message]).toEqual([
      413,
      expect.stringContaining('all of the 1 MB'),
    ]);
    await small.deps.database.query(
      `UPDATE images SET used_at = now() - make_interval(days => 2) WHERE store_id = $1`,
      [live.store.storeId],
    );
    expect((await upload(small, live, await picture())).status).toBe(200);
  });
});

describe('a survey with a picture', () => {
  it('gives shoppers the picture’s address, words and size', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    const published = await publish(live, shown);
    expect([published.status, published.body.error]).toEqual([200, undefined]);
    const page = await request(app.http).get(`/s/${live.survey.publicId}`);
    const data = JSON.parse(/id="askwell-data">(.*?)<\/script>/.exec(page.text)?.[1] ?? '') as HostedSurvey;
    expect(data.definition.questions[0]?.picture).toEqual(shown);
    expect(data.pictures).toEqual({ origin: '', logo: null, inQuestions: true });
    expect(page.headers['content-security-policy']).toContain("img-src 'self'");
  });

  it('stays as it is when the plan ends, but shoppers see no picture until the next plan', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    await logo(live, shown);
    await publish(live, shown);
    const flags = async () => [
      (await storeScript(live)).includes('"inQuestions":true'),
      (await request(app.http).get(`/s/${live.survey.publicId}`)).text.includes('"inQuestions":true'),
    ];
    expect(await flags()).toEqual([true, true]);
    await downgrade(live);
    expect(await flags()).toEqual([false, false]);
    expect((await publish(live, shown)).status).toBe(200);
    expect((await fetchImage(app, shown)).status).toBe(200);
    await app.deps.database.query(`UPDATE subscriptions SET plan_id = 'pro-monthly' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(await flags()).toEqual([true, true]);
  });

  it('is not saved with a picture of another store, of another site, or one that is gone', async () => {
    const [live, other] = [await liveSurvey(app), await liveSurvey(app)];
    const foreign = await uploaded(app, other, await picture());
    const own = await uploaded(app, live, await picture());
    const gone = { ...own, address: own.address.replace(/\/images\/.{8}/, '/images/00000000') };
    for (const wrong of [foreign, gone]) {
      const reply = await publish(live, wrong);
      expect([reply.status, (reply.body as { error: { message: string } }).error.message]).toEqual([
        400,
        expect.stringContaining('no longer there'),
      ]);
      expect((await logo(live, wrong)).status).toBe(400);
    }
    for (const address of [
      'https://evil.example/a.webp',
      'javascript:alert(1)',
      '//evil.example/images/a.webp',
    ]) {
      expect((await publish(live, { ...own, address })).status).toBe(400);
    }
  });
});

describe('the logo', () => {
  it('is stored with the store’s appearance and reaches the store’s pages; null removes it', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    const reply = await logo(live, shown);
    expect(reply.body.data.store.merchantDetails.settings).toEqual({ appearance: { logo: shown } });
    expect(await storeScript(live)).toContain(shown.address);
    expect((await logo(live, null)).status).toBe(200);
    expect(await storeScript(live)).not.toContain(shown.address);
  });

  it('is the picture of the preview that chats draw for a link to a paused survey', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    const html = async () => (await request(app.express).get(hostedPath(live.survey.publicId))).text;
    await app.deps.database.query(`UPDATE surveys SET status = 'paused' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(await html()).not.toContain('og:image');
    await logo(live, shown);
    const address = app.deps.config.app.url + shown.address;
    expect(await html()).toContain(`<meta property="og:image" content="${address}">`);
    expect(await html()).toContain(`<meta property="og:image:width" content="${shown.width}">`);
    await logo(live, null);
    expect(await html()).not.toContain('og:image');
  });

  it('needs a plan with pictures, but every plan may remove it', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    await downgrade(live);
    expect((await logo(live, shown)).status).toBe(402);
    expect((await logo(live, null)).status).toBe(200);
  });
});

describe('pictures that nothing uses', () => {
  it('are deleted after a week; those of drafts, versions, templates and the logo stay', async () => {
    const live = await liveSurvey(app);
    const [published, unused, asLogo, inTemplate] = [
      await uploaded(app, live, await picture()),
      await uploaded(app, live, await picture()),
      await uploaded(app, live, await picture()),
      await uploaded(app, live, await picture()),
    ];
    await publish(live, published);
    // Only the published version still has it.
    await publish(live, undefined);
    await logo(live, asLogo);
    const template = (await send(live, 'get', '/surveys/templates')).body.data[0].surveyId as string;
    const { definition, revision } = (await send(live, 'get', `/surveys/templates/${template}`)).body.data;
    definition.questions[0].picture = inTemplate;
    const saved = await send(live, 'put', `/surveys/templates/${template}`, {
      baseRevision: revision,
      saveId: 'save',
      definition,
    });
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    await collectAfter(live, 6);
    expect(await ids(live, 'images')).toHaveLength(4);
    await collectAfter(live, 8);
    const statuses = [];
    for (const each of [published, unused, asLogo, inTemplate])
      statuses.push((await fetchImage(app, each)).status);
    expect(statuses).toEqual([200, 404, 200, 200]);
    expect(await ids(live, 'image_files')).toHaveLength(3);
  });

  it('go with the survey that used them', async () => {
    const live = await liveSurvey(app);
    const shown = await uploaded(app, live, await picture());
    await publish(live, shown);
    await send(live, 'delete', `/surveys/${live.survey.surveyId}`);
    await collectAfter(live, 8);
    expect((await fetchImage(app, shown)).status).toBe(404);
  });
});

it('erasing a store erases its pictures', async () => {
  const live = await liveSurvey(app);
  const shown = await uploaded(app, live, await picture());
  await saveUninstalled(app.deps.database, live.store.storeId, null);
  await sendWebhook(
    { ...app, http: app.express },
    { topic: 'shop/redact', shop: live.store.shop, payload: {} },
  ).expect(200);
  expect([await ids(live, 'images'), await ids(live, 'image_files')]).toEqual([[], []]);
  expect((await fetchImage(app, shown)).status).toBe(404);
});

it('a second instance serves what the first one stored', async () => {
  const live = await liveSurvey(app);
  const shown = await uploaded(app, live, await picture());
  const second = await startCollectApp(app.deps.database);
  const [one, other] = [await fetchImage(app, shown), await fetchImage(second, shown)];
  expect(other.status).toBe(200);
  expect(Buffer.compare(one.body as Buffer, other.body as Buffer)).toBe(0);
});

it('draws a picture of one store while another uploads many', async () => {
  const [busy, other] = [await liveSurvey(app), await liveSurvey(app)];
  // It takes a while to draw, so that the others wait.
  const photo = await plainPicture(colour(), 6_000, 4_000).png().toBuffer();
  let drawn = 0;
  const uploads = Array.from({ length: 16 }, async () => {
    const { status } = await upload(app, busy, photo);
    drawn += 1;
    return status;
  });
  await expect.poll(() => drawn).toBeGreaterThan(0);
  expect((await upload(app, other, await picture())).status).toBe(200);
  expect(drawn).toBeLessThan(16);
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([200]));
});
