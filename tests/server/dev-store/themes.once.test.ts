import { describe, expect, test } from 'vitest';
import { lookOfStore, adjustmentsOfStore } from '#shared/theme/store-look.ts';
import { readThemeSettings } from '#server/areas/identity/stores/theme-settings.ts';
import { askAdminApi, install, openDevStore } from './support/open-dev-store.ts';

const QUERY = `{ themes(first: 5, roles: [MAIN]) { nodes {
  name role files(filenames: ["config/settings_data.json"]) { nodes { filename body {
    ... on OnlineStoreThemeFileBodyText { content } ... on OnlineStoreThemeFileBodyUrl { url }
  } } }
} } }`;

async function installed(scopes = ['read_orders', 'read_themes']) {
  const opened = await openDevStore();
  const { access_token: token } = await install(opened, scopes);
  const publish = (theme: string) =>
    opened.http.post('/admin/themes').type('form').send({ theme }).expect(303);
  const ask = async (query = QUERY) => (await askAdminApi(opened, token, query).expect(200)).body;
  const live = async () => {
    const { themes } = (await ask()).data as {
      themes: { nodes: { name: string; role: string; files: { nodes: { body: { content: string } }[] } }[] };
    };
    const [theme] = themes.nodes;
    return { name: theme!.name, style: readThemeSettings(theme!.files.nodes[0]!.body.content)! };
  };
  return { ...opened, publish, ask, live };
}

describe('the themes of the dev store', () => {
  test('are read through the Admin API, each in the shape of a real theme', async () => {
    const { publish, live } = await installed();
    expect(await live()).toMatchObject({
      name: 'Slow Mornings',
      style: { background: '#faf8f4', button: '#6a3a57' },
    });
    await publish('dark');
    expect(await live()).toMatchObject({
      name: 'North',
      style: { background: '#141518', buttonText: '#15180b' },
    });
    await publish('loud');
    const { style } = await live();
    expect(style).toMatchObject({ background: '#fff3d6', inputRadius: 16 });
    expect(adjustmentsOfStore(style)).toMatchObject([
      { colour: 'accentText', wanted: '#ffffff', drawn: '#241a4d' },
    ]);
    expect(lookOfStore(style).style).toContain('--aw-accent:#ff4d2e;--aw-onAccent:#241a4d');
  });

  test('change the pages of the online store, and stay after a restart', async () => {
    const { http, publish } = await installed();
    const classOf = async () =>
      /<body class="([^"]+)"/.exec((await http.get('/store/').expect(200)).text)?.[1];
    expect(await classOf()).toBe('store store-index theme-cream');
    await publish('loud');
    expect(await classOf()).toBe('store store-index theme-loud');
    await publish('another');
    expect(await classOf()).toBe('store store-index theme-loud');
    expect((await http.get('/admin/themes').expect(200)).text).toContain('Slow Mornings');
  });

  test('need the permission to read themes', async () => {
    const { ask } = await installed(['read_orders']);
    expect((await ask()).errors).toEqual([
      { message: 'Access denied for themes field.', extensions: { code: 'ACCESS_DENIED' } },
    ]);
  });

  test('are listed by role, and have no other file', async () => {
    const { ask } = await installed();
    expect(await ask('{ themes(first: 9) { nodes { name role } } }')).toEqual({
      data: {
        themes: {
          nodes: [
            { name: 'Slow Mornings', role: 'MAIN' },
            { name: 'North', role: 'UNPUBLISHED' },
            { name: 'Poppy', role: 'UNPUBLISHED' },
          ],
        },
      },
    });
    const other =
      '{ themes(first: 1) { nodes { files(filenames: ["assets/base.css"]) { nodes { filename } } } } }';
    expect(await ask(other)).toEqual({ data: { themes: { nodes: [{ files: { nodes: [] } }] } } });
  });
});
