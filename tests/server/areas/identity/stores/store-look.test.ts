import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStoreLook, STORE_LOOK } from '#shared/theme/store-style.ts';
import { DEFAULT_THEME } from '#shared/theme/theme.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { type IdentityApp, startIdentityApp } from '#tests/support/identity-app.ts';
import { allJobs, makeJobsDue } from '#tests/support/jobs.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, storeNow } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentityApp()));
afterAll(() => app.shops.stop());
beforeEach(() => Object.assign(app.shops.behaviour, { takesAnyToken: true, theme: null }));

const themeWith = (button: string) => ({
  name: 'Dawn',
  settingsData: JSON.stringify({
    current: {
      color_schemes: {
        one: { settings: { background: '#f6f1e8', text: '#2c2620', button, button_label: '#ffffff' } },
      },
      buttons_radius: 14,
    },
  }),
});

const OWN_THEME = { ...DEFAULT_THEME, scheme: 'light', accent: '#204080' };

async function storeWithSurvey(plan: 'free' | 'pro' = 'free') {
  const { store, authorization } = await validSession(app.deps, await buildStore(app.deps, app.newShop()));
  if (plan === 'pro') await subscribe(app.deps, store.storeId, plan);
  const published = await buildPublishedSurvey(app.deps, store, survey(question('nps', 'q1')));
  const { token } = signPreview(
    { storeId: store.storeId, surveyId: published.surveyId },
    app.deps.config.secrets.session,
    app.deps.clock(),
  );
  return {
    store,
    refresh: () =>
      request(app.http).post('/api/v1/settings/refresh').set('authorization', authorization).send({}),
    saveAppearance: (change: object) =>
      request(app.http).put('/api/v1/settings/appearance').set('authorization', authorization).send(change),
    seen: (style: unknown, by = token) =>
      request(app.http).post(`/store-preview/${by}/style`).type('text/plain').send(JSON.stringify(style)),
    publishAgain: () => buildPublishedSurvey(app.deps, store, survey(question('nps', 'q1'))),
    readNow: async () => {
      await makeJobsDue(app.deps, store.storeId);
      await allJobs(app.deps).runDue();
    },
    script: async () => {
      app.deps.clock.advance(2_000);
      return (await request(app.http).get(STORE_SCRIPT_PATH.replace('{shop}', store.shop))).text;
    },
    hosted: () => request(app.http).get(`/s/${published.publicId}`),
    look: async () => readStoreLook((await storeNow(app.deps, store.storeId)).settings[STORE_LOOK]),
  };
}

it('reads the live theme, and surveys on the store and on pages of their own take its colours', async () => {
  const made = await storeWithSurvey();
  expect(await made.script()).not.toContain('#6b3a55');
  app.shops.behaviour.theme = themeWith('#6b3a55');
  const reply = await made.refresh();
  expect(reply.status).toBe(200);
  expect(reply.body.data.store.merchantDetails.settings[STORE_LOOK].theme).toMatchObject({ name: 'Dawn' });
  expect(await made.script()).toContain('--aw-accent:#6b3a55;--aw-onAccent:#ffffff');
  const { text, headers } = await made.hosted();
  expect(text).toContain(':root{--paper:#f6f1e8;--ink:#2c2620');
  expect(text).toContain('--aw-accent:#6b3a55');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
});

it.each(['themes/publish', 'themes/update'])(
  'reads the theme again after %s, once for many',
  async (topic) => {
    const made = await storeWithSurvey();
    app.shops.behaviour.theme = themeWith('#6b3a55');
    await made.readNow();
    app.shops.behaviour.theme = themeWith('#204080');
    const before = app.shops.calls.length;
    for (let at = 0; at < 3; at += 1) await sendWebhook(app, { topic, shop: made.store.shop }).expect(200);
    await made.readNow();
    expect((await made.look()).theme).toMatchObject({ style: { button: '#204080' } });
    expect(
      app.shops.calls.slice(before).filter(({ body }) => /LiveTheme/.test(JSON.stringify(body))),
    ).toHaveLength(1);
  },
);

it('reads the theme again when a survey is published', async () => {
  const made = await storeWithSurvey('pro');
  app.shops.behaviour.theme = themeWith('#6b3a55');
  await made.readNow();
  app.shops.behaviour.theme = themeWith('#204080');
  await made.readNow();
  expect((await made.look()).theme).toMatchObject({ style: { button: '#6b3a55' } });
  await made.publishAgain();
  await made.readNow();
  expect((await made.look()).theme).toMatchObject({ style: { button: '#204080' } });
});

it('remembers when the theme changed, and keeps the look when the store can’t be read', async () => {
  const made = await storeWithSurvey();
  app.shops.behaviour.theme = themeWith('#6b3a55');
  await made.refresh();
  const first = await made.look();
  app.deps.clock.advance(60_000);
  await made.refresh();
  expect(await made.look()).toEqual(first);
  app.shops.behaviour.theme = { name: 'Dawn', settingsData: 'not JSON' };
  expect((await made.refresh()).status).toBe(200);
  expect(await made.look()).toEqual(first);
  app.shops.behaviour.theme = themeWith('#ff4d2e');
  await made.refresh();
  expect((await made.look()).theme).toMatchObject({ style: { button: '#ff4d2e' } });
  expect((await made.look()).theme?.readAt).not.toBe(first.theme?.readAt);
});

it('takes the style of the page where a preview was opened, and only with a preview’s token', async () => {
  const made = await storeWithSurvey();
  const style = { background: '#141518', text: '#f2f2ef', button: '#c9f26b', buttonText: '#15180b' };
  expect((await made.seen(style, 'x.y.z')).status).toBe(404);
  expect((await made.look()).page).toBeNull();
  expect(
    (await made.seen({ ...style, bodyFont: 'A";}</style><script>', logo: 'javascript:alert(1)' })).status,
  ).toBe(204);
  expect((await made.look()).page?.style).toMatchObject({ ...style, bodyFont: null, logo: null });
  expect(await made.script()).toContain('--aw-accent:#c9f26b;--aw-onAccent:#15180b');
  expect((await made.hosted()).text).toContain('color-scheme:dark');
});

it('refuses a style that is too large or no JSON, and reads any other value as unknown', async () => {
  const made = await storeWithSurvey();
  expect((await made.seen({ bodyFont: 'a'.repeat(5_000) })).status).toBe(413);
  expect((await made.seen([1, 'two'])).status).toBe(204);
  expect((await made.look()).page?.style.background).toBeNull();
});

it('shows the store’s logo and icon, and leads back to the shop', async () => {
  const made = await storeWithSurvey();
  const [logo, icon] = ['https://cdn.example/logo.svg?v=2&w=90', 'https://cdn.example/icon.png'];
  await made.seen({ background: '#ffffff', logo, icon });
  const { text, headers } = await made.hosted();
  expect(text).toContain(`<img src="https://cdn.example/logo.svg?v=2&amp;w=90" alt="Marlow Lamps">`);
  expect(text).toContain(`<link rel="icon" href="${icon}">`);
  expect(text).toMatch(/<a class="shop" href="http:[^"]+\/store\/">/);
  expect(headers['content-security-policy']).toContain(`img-src 'self' data: ${logo} ${icon}`);
});

it('has the store’s initial as its icon and no mark of ours on Pro', async () => {
  const [free, made] = [await storeWithSurvey(), await storeWithSurvey('pro')];
  expect((await free.hosted()).text).toContain('"removeBranding":false');
  expect((await free.hosted()).text).not.toContain('%3EM%3C');
  await made.seen({ background: '#ffffff', button: '#6b3a55' });
  const { text } = await made.hosted();
  expect(text).toContain('%236b3a55');
  expect(text).toContain('%3EM%3C%2Ftext%3E');
  expect(text).toContain('"removeBranding":true');
});

it('shows a merchant’s own theme on Pro, and the store’s look again once it is removed', async () => {
  const made = await storeWithSurvey('pro');
  await made.seen({ background: '#ffffff', button: '#6b3a55' });
  expect((await made.saveAppearance({ theme: OWN_THEME })).status).toBe(200);
  expect(await made.script()).toContain('--aw-accent:#204080');
  expect((await made.hosted()).text).toContain('color-scheme:light');
  expect((await made.saveAppearance({ theme: null })).status).toBe(200);
  expect(await made.script()).toContain('--aw-accent:#6b3a55');
});

it('lets Free go back to the automatic look, and refuses an own theme there', async () => {
  const made = await storeWithSurvey();
  expect((await made.saveAppearance({ theme: null })).status).toBe(200);
  expect((await made.saveAppearance({ theme: OWN_THEME })).status).not.toBe(200);
});
