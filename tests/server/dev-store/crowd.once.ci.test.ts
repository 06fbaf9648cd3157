import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptsBackdated } from '#server/areas/collect/receive-backdated.ts';
import { createBulkOperations } from '#server/dev-store/platform/bulk-operations.ts';
import { createCrowd, type CrowdProgress } from '#server/dev-store/crowd/crowd.ts';
import { openThemeExtension } from '#server/dev-store/storefront/theme-extension.ts';
import { openStateStore } from '#server/dev-store/store/state-store.ts';
import { BACKDATED_PATH } from '#server/kernel/platform/settings.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { splitKey } from '#shared/survey/split.ts';
import { variantFor } from '#shared/survey/variant.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { testConfig } from '#tests/support/app.ts';
import { liveSurvey, newId, startCollectApp } from '../areas/collect/support.ts';

let app: Awaited<ReturnType<typeof startCollectApp>>;
let answer: RequestListener | undefined;
const server = createServer((request, response) => answer?.(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  app = await startCollectApp(undefined, { APP_URL: `http://127.0.0.1:${port}`, DEV_STORE: 'on' });
  answer = app.app.listener;
});
afterAll(async () => {
  await app.stop();
  server.closeAllConnections();
  server.close();
});

function crowdOf(host: string) {
  const { config, clock, log } = app.deps;
  const stateStore = openStateStore(null);
  const crowd = createCrowd({
    stateStore,
    themeExtension: openThemeExtension('web/extensions/theme'),
    bulk: createBulkOperations('http://127.0.0.1:1'),
    past: () => [],
    webhooks: {
      publish: () => 0,
      stop: () => undefined,
      resume: () => undefined,
      idle: () => Promise.resolve(),
      deliveries: [],
    },
    options: {
      host,
      origin: 'http://127.0.0.1:1',
      app: {
        name: 'Askwell',
        url: config.app.url,
        clientId: config.platform.clientId,
        clientSecret: config.secrets.platformApi[0],
        installPath: '/install',
        complianceWebhookPath: '/webhooks',
        storefrontScript: null,
        backdatedPath: BACKDATED_PATH,
      },
      ...{ assetsFolder: '', dataFile: null, production: false, clock, newId, log },
      themeExtensionFolder: 'web/extensions/theme',
    },
  });
  const over = () =>
    expect
      .poll(() => crowd.progress?.isOver)
      .toBe(true)
      .then(() => crowd.progress as CrowdProgress);
  return { crowd, stateStore, over };
}

it('the crowd generates responses, orders and impressions over past weeks and counts them normally', async () => {
  const survey = await liveSurvey(app);
  const { crowd, stateStore, over } = crowdOf(survey.store.shop);
  crowd.send(survey.survey.publicId, 40);
  const progress = await over();
  expect(progress).toMatchObject({ total: 40, done: 40, fault: null });
  const rows = await survey.rows();
  expect(rows).toHaveLength(progress.answered);
  expect(progress.answered).toBeGreaterThan(15);
  expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThan(8);
  expect(rows.filter(({ isComplete }) => isComplete).length).toBeGreaterThan(10);
  const bought = rows.filter(({ orderId }) => orderId !== null);
  expect(bought.length).toBeGreaterThan(3);
  expect(bought.every(({ isOrderVerified: isVerified }) => isVerified)).toBe(true);
  expect(stateStore.state.orders).toHaveLength(progress.orders);
  const shown = (await survey.impressions()).filter(({ kind }) => kind === 'shown');
  expect(shown.reduce((sum, { n }) => sum + Number(n), 0)).toBe(40);
  await survey.expectCounted();
  const seen = await app.deps.database.query('SELECT 1 FROM placement_sightings WHERE store_id = $1', [
    survey.store.storeId,
  ]);
  expect(seen).toEqual([]);
});

it('the crowd takes part in a split test as shoppers do', async () => {
  const definition: SurveyDefinition = {
    ...survey(question('single_select', 'q1', { options: ['friend', 'search'] }), question('text', 'q2')),
    split: { kind: 'question_order', questionIds: ['q2', 'q1'] },
  };
  const live = await liveSurvey(app, { definition });
  const { crowd, over } = crowdOf(live.store.shop);
  crowd.send(live.survey.publicId, 40);
  expect(await over()).toMatchObject({ done: 40, fault: null });
  const key = splitKey(definition) ?? '';
  const rows = await live.rows();
  const visitors = rows.filter(({ orderId }) => orderId === null);
  expect(visitors.map(({ variant }) => variant)).toEqual(
    visitors.map(({ responseId }) => variantFor(key, `shopper:${responseId}`)),
  );
  expect(new Set(rows.map(({ variant }) => variant))).toEqual(new Set(['a', 'b']));
  const first = (version: string) =>
    new Set(rows.filter(({ variant }) => variant === version).map(({ path }) => (path as string[])[0]));
  expect([first('a'), first('b')]).toEqual([new Set(['q1']), new Set(['q2'])]);
  await live.expectCounted();
});

it('the crowd stops at the plan’s limit and reports it', async () => {
  const survey = await liveSurvey(app, { plan: 'free' });
  await survey.change(`delivery = delivery || '{"responseCap":3}'`);
  const { crowd, over } = crowdOf(survey.store.shop);
  crowd.send(survey.survey.publicId, 40);
  const progress = await over();
  expect(progress.fault).toBe('This survey has all the answers it needs.');
  expect(await survey.rows()).toHaveLength(3);
});

it('the crowd waits when the app says that it sends too much, and loses nobody', async () => {
  const survey = await liveSurvey(app);
  const { crowd, over } = crowdOf(survey.store.shop);
  let refusals = 2;
  answer = (request, response) => {
    if (request.method === 'POST' && refusals-- > 0)
      response.writeHead(429, { 'retry-after': '1' }).end('{}');
    else app.app.listener(request, response);
  };
  try {
    crowd.send(survey.survey.publicId, 3);
    expect(await over()).toMatchObject({ total: 3, done: 3, fault: null });
  } finally {
    answer = app.app.listener;
  }
});

it('the crowd has no route where there is no dev store', async () => {
  expect(acceptsBackdated({ config: testConfig({ DEV_STORE: 'off' }) })).toBe(false);
  expect(acceptsBackdated({ config: { ...app.deps.config, mode: 'production' } })).toBe(false);
  const unsigned = await fetch(`${app.deps.config.app.url}${BACKDATED_PATH}`, { method: 'POST', body: '{}' });
  expect(unsigned.status).toBe(401);
});
