import type { Frame, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { appIn } from '#tests/e2e/support/app-frame.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { newPostgres, openPlace } from '#tests/processes/support/prepare.ts';
import { answerOrders, type AnswerGroup } from '#tests/support/answered-orders.ts';
import { testDeps } from '#tests/support/app.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const OPTIONS = ['Instagram', 'TikTok', 'Google', 'A friend'];
const INSTAGRAM = { source: 'instagram' };
const GOOGLE = { referrer: 'www.google.com' };
const NOTHING = {};

const idOf = (option: string) => option.replace(/\W/g, '-');
const chose = (option: string) => ({ source: { optionId: idOf(option), otherValue: null } });
const saw = (post: string) => ({ ...chose('Instagram'), post: { value: post } });
const wrote = (text: string) => ({ source: { optionId: 'other', otherValue: text } });

/** Links lose what shoppers hear and nobody clicks. */
const GROUPS: readonly AnswerGroup[] = [
  { answers: saw('@teatime'), visits: [INSTAGRAM, INSTAGRAM, NOTHING] },
  { answers: saw('@brew.daily'), visits: [INSTAGRAM, GOOGLE, NOTHING], spend: 20 },
  { answers: chose('Instagram'), visits: [INSTAGRAM, NOTHING] },
  { answers: chose('TikTok'), visits: [{ source: 'tiktok' }, NOTHING, GOOGLE] },
  { answers: chose('TikTok'), visits: [NOTHING, { source: 'tea-table' }] },
  { answers: chose('Google'), visits: [GOOGLE, GOOGLE, GOOGLE, NOTHING] },
  { answers: chose('Google'), visits: [GOOGLE] },
  { answers: chose('A friend'), visits: [NOTHING, NOTHING, GOOGLE], spend: 40 },
  { answers: wrote('a podcast'), visits: [NOTHING, NOTHING, NOTHING, GOOGLE], spend: 60 },
  { answers: wrote('Slow Mornings'), visits: [NOTHING] },
  { answers: wrote('not Instagram, my sister'), visits: [NOTHING] },
];

interface Scene {
  readonly page: Page;
  readonly app: Frame;
  readonly database: Database;
  readonly storeId: string;
}

/** A store on Pro in the store's admin, with a survey that asks for the source. */
async function openStore(): Promise<Scene> {
  const url = await newPostgres();
  const { page, app } = await openApp('embedded', { viewport: DESKTOP, env: { DATABASE_URL: url } });
  const database = await openPlace(url);
  onTestFinished(() => database.close());
  const [store] = await database.query<{ storeId: string }>(`SELECT store_id FROM stores`);
  const storeId = store?.storeId ?? '';
  const clock = Object.assign(() => Date.now(), { advance: () => undefined });
  await database.query(`DELETE FROM subscriptions WHERE store_id = $1`, [storeId]);
  await subscribe(testDeps({ database, clock }), storeId, 'pro');
  await makeSurvey(app as Frame);
  return { page, app: app as Frame, database, storeId };
}

async function makeSurvey(app: Frame): Promise<void> {
  const made = { surveyId: 'sources', templateId: 'net-promoter-score' };
  const { definition } = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', made);
  const question = {
    questionId: 'source',
    surveyId: 'sources',
    meaningId: 'source',
    type: 'single_select',
    text: 'How did you hear about us?',
    description: null,
    isRequired: true,
    orderIndex: 0,
    config: {
      options: OPTIONS.map((text) => ({ id: idOf(text), text, meaningId: idOf(text) })),
      randomize: false,
      allowOther: true,
      otherLabel: 'Other',
      displayType: 'radio',
      nextQuestionId: null,
      isTerminal: true,
    },
    logic: {
      rules: [
        {
          condition: { operator: 'CONTAINS', value: [idOf('Instagram')] },
          action: { type: 'SHOW', questionIds: ['post'] },
        },
      ],
    },
  };
  const post = {
    ...{ questionId: 'post', surveyId: 'sources', meaningId: 'post', type: 'text', orderIndex: 1 },
    ...{ text: 'Whose post was it?', description: null, isRequired: false, logic: { rules: [] } },
    config: { placeholder: '', nextQuestionId: null, isTerminal: true },
  };
  const draft = { ...definition, name: 'Where customers come from', questions: [question, post] };
  const save = { baseRevision: 1, saveId: 'sources', definition: draft };
  await fetchFromApi(app, 'PUT', '/surveys/sources/draft', save);
  await fetchFromApi(app, 'POST', '/surveys/sources/publish', { draftRevision: 2 });
}

async function openChannels(page: Page, tab = 'channels'): Promise<Frame> {
  const storeUrl = new URL(page.url()).origin;
  await page.goto(`${storeUrl}/admin/apps/askwell/surveys/analytics/sources?tab=${tab}&range=all`);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  return appIn(page);
}

test('says what is missing in a store without answers, on a desktop and a phone', async () => {
  const { page } = await openStore();
  const admin = await openChannels(page);
  await admin
    .getByText('No order of these days has an answer to this question yet.', { exact: false })
    .waitFor();
  await expectGoodScreen(admin, 'channels without answers');
  await takeScreenshot(page, 'channels-empty-1280');
  await page.setViewportSize(PHONE);
  await admin.getByRole('region', { name: 'Orders that are known' }).scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'channels without answers on a phone');
  await takeScreenshot(page, 'channels-empty-390');
});

test('shows what shoppers said beside links, and decides texts by keyboard, on a desktop and a phone', async () => {
  const { page, database, storeId } = await openStore();
  await answerOrders(database, {
    ...{ storeId, surveyId: 'sources', groups: GROUPS },
    ...{ count: 4_400, days: 200, answeredEach: 2, customers: 1_540 },
  });
  let admin = await openChannels(page, 'analytics');
  const headline = admin.getByRole('region', { name: 'Headline' });
  await headline.getByText(/is named for more first orders than links see/).waitFor();
  await takeScreenshot(page, 'channels-headline-1280');
  await admin.getByRole('link', { name: 'More figures' }).click();
  await admin.getByRole('link', { name: 'Channels' }).click();
  const saidIn = (app: Frame) => app.getByRole('region', { name: 'What shoppers say, and what links tell' });
  let said = saidIn(admin);
  await said.getByText(/^Shoppers and links name the same channel in \d+% of 1,800 orders/).waitFor();
  await said.getByText('Left out: 400 orders whose answer is not decided yet.').waitFor();
  await expectGoodScreen(admin, 'channels');
  await takeScreenshot(page, 'channels-1280');
  await said.locator('summary', { hasText: 'What links say for each channel that shoppers named' }).click();
  await said
    .getByRole('table', { name: 'What links say for each channel that shoppers named' })
    .scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'channels-cells-1280');
  const within = admin.getByRole('region', { name: 'Orders within Instagram' });
  await within.getByRole('row', { name: /^@brew\.daily 200 50% between/ }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'channels-within-1280');
  const worth = admin.getByRole('region', { name: 'What customers are worth' });
  await worth.scrollIntoViewIfNeeded();
  await worth.getByText(/^Podcast: these customers tend to spend more in 90 days/).waitFor();
  await takeScreenshot(page, 'channels-worth-1280');

  await admin.getByRole('link', { name: 'Which answers mean which channel' }).click();
  const queue = admin.getByRole('region', { name: 'Texts to decide' });
  await queue.scrollIntoViewIfNeeded();
  await queue.getByText('Slow Mornings', { exact: true }).waitFor();
  await takeScreenshot(page, 'channels-queue-1280');
  await queue.getByLabel('Another channel').selectOption({ label: 'New channel “Slow Mornings”' });
  await queue.getByText('not Instagram, my sister', { exact: true }).waitFor();
  await page.keyboard.press('1');
  await queue.getByText('Every text counts for a channel', { exact: false }).waitFor();
  await page.keyboard.press('u');
  await queue.getByText('not Instagram, my sister', { exact: true }).waitFor();
  await page.keyboard.press('1');
  await queue.getByText('Every text counts for a channel', { exact: false }).waitFor();
  const mapping = admin.getByRole('region', { name: 'Rules of your store' });
  await mapping.scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'channels with own rules');
  await takeScreenshot(page, 'channels-mapping-1280');
  await page.setViewportSize(PHONE);
  await expectGoodScreen(admin, 'the rules of channels on a phone');
  await takeScreenshot(page, 'channels-mapping-390');
  await page.setViewportSize(DESKTOP);

  admin = await openChannels(page);
  said = saidIn(admin);
  await said.getByText(/of 2,200 orders/).waitFor();
  await said.getByRole('row', { name: /^Slow Mornings .*tracked/ }).waitFor();
  expect(await said.getByText(/whose answer is not decided yet/).count()).toBe(0);

  const history = admin.getByRole('region', { name: 'Orders that are known' });
  await history.scrollIntoViewIfNeeded();
  await history.getByRole('link', { name: 'Ask the store for 24 months' }).waitFor();
  await takeScreenshot(page, 'channels-history-1280');

  await page.setViewportSize(PHONE);
  await said.scrollIntoViewIfNeeded();
  await expectGoodScreen(admin, 'channels on a phone');
  for (const name of ['What customers are worth', 'Orders within Instagram', 'Orders that are known']) {
    await admin.getByRole('region', { name }).scrollIntoViewIfNeeded();
    await takeScreenshot(page, `channels-${name.toLowerCase().replaceAll(' ', '-')}-390`);
  }
});
