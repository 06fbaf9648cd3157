import { describe, expect, test } from 'vitest';
import type { Preloads, SurveyPreload } from '#server/areas/delivery/preloads/present-preloads.ts';
import { askAdminApi, install, openDevStore, SHOP } from './support/open-dev-store.ts';

const FOREVER = 99_999_999_999;
const FILES = 'https://surveys.example/store/files';
const QUESTIONS = 'https://surveys.example/questions';

const INSTALLATION = `query ($namespace: String!, $key: String!) {
  currentAppInstallation { id metafield(namespace: $namespace, key: $key) { namespace key type value } }
}`;
const SET = `mutation ($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { metafields { key } userErrors { field message } }
}`;
const NAME = { namespace: 'askwell', key: 'preloads' };

function preload(given: Partial<SurveyPreload> = {}): SurveyPreload {
  return {
    placement: 'popup',
    code: 'p1',
    everywhere: true,
    kinds: [],
    paths: [],
    starts: [],
    modules: [],
    from: 0,
    until: FOREVER,
    languages: [{ tag: 'en', base: 'en', definition: `${QUESTIONS}/p1/1.json`, messages: null }],
    ...given,
  };
}

async function installed() {
  const opened = await openDevStore({ app: { storefrontScript: 'http://localhost:3000/askwell.js' } });
  const { access_token: token } = await install(opened);
  const ask = async (query: string, variables: Record<string, unknown>) =>
    (await askAdminApi(opened, token, query, variables).expect(200)).body.data;
  const set = async (value: string, given: Record<string, unknown> = {}) => {
    const { currentAppInstallation } = await ask(INSTALLATION, NAME);
    const metafield = { ownerId: currentAppInstallation.id, ...NAME, type: 'json', value, ...given };
    return (await ask(SET, { metafields: [metafield] })).metafieldsSet;
  };
  return { opened, ask, set };
}

/** A store whose theme has the embed, and these surveys among its preloads. */
async function themed(...surveys: readonly SurveyPreload[]) {
  const { opened, set } = await installed();
  await opened.http.post('/admin/embed').type('form').send({ on: 'yes' });
  const server = opened.appUrl;
  const preloads: Preloads = { formatVersion: 1, server, script: `${FILES}/show.js`, surveys };
  expect(await set(JSON.stringify(preloads))).toMatchObject({ userErrors: [] });
  const page = async (path: string) => (await opened.http.get(`/store${path}`)).text;
  return { opened, page };
}

/** The addresses that a page preloads, in order. */
const preloadedOn = (markup: string) =>
  [...markup.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]*)"/g)].map(([, href]) => href);

describe('an app-data metafield of the dev store', () => {
  test('is stored with the installation, replaced, and gone after an uninstall', async () => {
    const { opened, ask, set } = await installed();
    expect((await ask(INSTALLATION, NAME)).currentAppInstallation.metafield).toBeNull();
    expect(await set('{"a":1}')).toEqual({ metafields: [{ key: 'preloads' }], userErrors: [] });
    await set('{"a":2}');
    expect((await ask(INSTALLATION, NAME)).currentAppInstallation.metafield).toEqual({
      ...NAME,
      type: 'json',
      value: '{"a":2}',
    });
    await opened.http.post('/admin/uninstall');
    const { access_token: token } = await install(opened);
    const { body } = await askAdminApi(opened, token, INSTALLATION, NAME);
    expect(body.data.currentAppInstallation.metafield).toBeNull();
  });

  test.each<[string, string, Record<string, unknown>, string]>([
    ['another owner', '{}', { ownerId: 'gid://shopify/Product/1' }, 'ownerId'],
    ['a value that is no JSON', 'no JSON', {}, 'value'],
    ['more than 128 kB', `"${'x'.repeat(128 * 1024)}"`, {}, 'value'],
    ['a namespace of two letters', '{}', { namespace: 'ab' }, 'namespace'],
  ])('refuses %s', async (_what, value, given, field) => {
    const { set } = await installed();
    const { metafields, userErrors } = await set(value, given);
    expect(metafields).toEqual([]);
    expect(userErrors).toMatchObject([{ field: ['metafields', '0', field] }]);
  });
});

describe('the theme’s app embed', () => {
  test('preloads the first survey that may show on the page, in the page’s language', async () => {
    const german = {
      tag: 'de',
      base: 'de',
      definition: `${QUESTIONS}/p2/1.json?language=de`,
      messages: `${FILES}/german.js`,
    };
    const british = {
      tag: 'en-gb',
      base: 'en',
      definition: `${QUESTIONS}/p2/1.json?language=en-GB&a="`,
      messages: `${FILES}/english.js`,
    };
    const { page } = await themed(
      preload({ everywhere: false, kinds: ['product'] }),
      preload({ code: 'p2', languages: [german, british] }),
    );
    expect(preloadedOn(await page('/products/stoneware-mug'))).toEqual([
      `${QUESTIONS}/p1/1.json`,
      `${FILES}/show.js`,
    ]);
    expect(preloadedOn(await page('/cart'))).toEqual([
      `${QUESTIONS}/p2/1.json?language=en-GB&amp;a=&#34;`,
      `${FILES}/english.js`,
      `${FILES}/show.js`,
    ]);
  });

  test('requests the store’s script before the preloads, and the largest file last', async () => {
    const { page } = await themed(preload({}));
    const embed = await page('/cart');
    const places = ['askwell.js"', `${QUESTIONS}/p1/1.json`, `${FILES}/show.js`].map((part) =>
      embed.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('preloads only the code when the browser’s language decides', async () => {
    const { page } = await themed(
      preload({ languages: [{ tag: 'fr', base: 'fr', definition: `${QUESTIONS}/f`, messages: null }] }),
    );
    expect(preloadedOn(await page('/cart'))).toEqual([`${FILES}/show.js`]);
  });

  test.each([
    ['a kind of page', { kinds: ['product'] as const }, ['/products/stoneware-mug']],
    ['other pages', { kinds: ['other'] as const }, ['/nowhere']],
    ['the home page', { kinds: ['home'] as const }, ['/']],
    ['a whole path', { paths: ['/store/cart'] }, ['/cart']],
    ['the start of a path', { starts: ['/store/products/'] }, ['/products/stoneware-mug']],
  ])('prints no byte more on a page outside %s', async (_what, target, on) => {
    const { page } = await themed(preload({ everywhere: false, ...target }));
    const { page: bare } = await themed();
    for (const path of ['/', '/cart', '/products/stoneware-mug', '/nowhere']) {
      expect(preloadedOn(await page(path)).length, path).toBe(on.includes(path) ? 2 : 0);
      if (!on.includes(path)) expect(headOf(await page(path))).toBe(headOf(await bare(path)));
    }
  });

  test('preloads nothing before the survey begins and after it ends', async () => {
    const now = Math.floor(Date.now() / 1000);
    const early = await themed(preload({ from: now + 60 }));
    const over = await themed(preload({ until: now }));
    const open = await themed(preload({ from: now, until: now + 60 }));
    expect(preloadedOn(await early.page('/cart'))).toEqual([]);
    expect(preloadedOn(await over.page('/cart'))).toEqual([]);
    expect(preloadedOn(await open.page('/cart'))).toHaveLength(2);
  });

  test('loads the store’s script on every page, with and without preloads', async () => {
    const { opened, page } = await themed();
    for (const path of ['/', '/cart', '/nowhere'])
      expect(await page(path)).toContain(`src="${opened.appUrl}/store/${SHOP}/askwell.js"`);
  });
});

describe('the theme’s app block', () => {
  test('preloads an embedded survey on its page only', async () => {
    const { page } = await themed(preload({ placement: 'embedded' }));
    expect(preloadedOn(await page('/'))).toEqual([`${QUESTIONS}/p1/1.json`, `${FILES}/show.js`]);
    expect(await page('/')).toContain('data-askwell-survey=""');
    expect(preloadedOn(await page('/cart'))).toEqual([]);
  });
});

/** What the app adds to the page's head. */
const headOf = (markup: string) =>
  /<!-- BEGIN app block: askwell-embed -->[\s\S]*?<!-- END app block -->/
    .exec(markup)?.[0]
    .replace(/127\.0\.0\.1:\d+/, 'the app');
