import type { Frame, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { appIn, openAt } from '#tests/e2e/support/app-frame.ts';
import { callApi, fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import { question } from '#tests/shared/survey/build.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { refuse, startReceiver } from '#tests/support/webhook-receiver.ts';

const SIZES = [
  [{ width: 390, height: 844 }, '390'],
  [{ width: 1280, height: 900 }, '1280'],
] as const;

test(
  'a merchant connects a tool by keyboard, sees deliveries and failures, and sends again',
  { timeout: 240_000 },
  async () => {
    const { storeUrl } = await startProduct({ CONNECTIONS_LOOPBACK: 'on' });
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const page = await openPage({
      viewport: SIZES[1][0],
      hasTouch: false,
      expectedProblems: [/40[02]/, /409/],
    });
    await install(page, storeUrl);
    await openAt(page, '/settings/connections');
    await appIn(page).getByText('Your plan has no connections').waitFor();
    await look(page, 'off-by-plan');

    await choosePro(page);
    await openAt(page, '/settings/connections');
    await appIn(page).getByText('No connection yet', { exact: false }).waitFor();
    await look(page, 'empty');
    await makeLive(appIn(page));
    await openAt(page, '/');
    await openAt(page, '/settings/connections');
    const secret = await addByKeyboard(page, receiver.url);
    expect(secret).toMatch(/^whsec_/);

    const app = appIn(page);
    const card = app.getByRole('article', { name: 'Warehouse' });
    await card.getByText('Nothing delivered yet').waitFor();
    await answer(app, '1', 9);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    await card.getByText('Last delivered just now').waitFor({ timeout: 30_000 });
    await card.getByRole('button', { name: 'Send a test' }).click();
    await app.getByText('The test was accepted').first().waitFor();
    expect(receiver.received[1]?.body).toMatchObject({ type: 'response.completed', test: true });
    await look(page, 'working');
    await expectLog(page);

    receiver.answer = refuse(503);
    await answer(app, '2', 2);
    await card.getByText('The receiver does not accept what is sent').waitFor({ timeout: 40_000 });
    await look(page, 'failing');
    await expectSendAgain(page, receiver);
  },
);

async function install(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  const app = appIn(page);
  await app.getByRole('button', { name: 'Skip for now' }).click();
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('heading', { level: 1, name: 'Surveys' }).waitFor();
  await app.getByRole('button', { name: 'Continue Anyway' }).click();
}

async function choosePro(page: Page): Promise<void> {
  await openAt(page, '/billing-plans');
  await appIn(page).getByRole('button', { name: 'Try Pro for free' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/charge_id=/);
  const dialog = appIn(page).getByRole('dialog', { name: "You're on the Pro Plan" });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
}

/** Returns the secret. */
async function addByKeyboard(page: Page, url: string): Promise<string> {
  const app = appIn(page);
  const add = app.getByRole('button', { name: 'Add a connection' });
  await add.focus();
  await page.keyboard.press('Enter');
  const form = app.getByRole('dialog', { name: 'Add a connection' });
  await form.getByLabel('Surveys').selectOption({ label: 'first' });
  await form.getByLabel('Answers').waitFor();
  await look(page, 'form');
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Warehouse');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://10.0.0.1/hook');
  await page.keyboard.press('Enter');
  await form.getByText('leads into a private network', { exact: false }).waitFor();
  await form.getByLabel('Address').fill(url);
  await page.keyboard.press('Enter');
  const dialog = app.getByRole('dialog', { name: 'Your signing secret' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await look(page, 'secret');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

async function expectLog(page: Page): Promise<void> {
  const app = appIn(page);
  await app.getByRole('button', { name: 'Deliveries' }).click();
  const log = app.getByRole('dialog', { name: 'Deliveries to Warehouse' });
  const entries = log.locator('summary');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.allTextContents()).toEqual([
    expect.stringMatching(/^Response completed \(test\)\w*Delivered/),
    expect.stringMatching(/^Response completed\w*Delivered/),
  ]);
  await entries.nth(1).focus();
  await page.keyboard.press('Enter');
  await log.locator('details[open]').getByText('Status 200', { exact: false }).waitFor();
  await look(page, 'log');
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
}

/** Switching off gives up what waits; the merchant switches on and sends it again. */
async function expectSendAgain(
  page: Page,
  receiver: Awaited<ReturnType<typeof startReceiver>>,
): Promise<void> {
  const app = appIn(page);
  const card = app.getByRole('article', { name: 'Warehouse' });
  const choose = async (item: string) => {
    await card.getByRole('button', { name: 'More actions for Warehouse' }).click();
    await app.getByRole('menuitem', { name: item }).click();
  };
  await choose('Switch off');
  await card.getByText('This connection is off').waitFor();
  await look(page, 'off');
  await card.getByRole('button', { name: 'Switch on' }).click();
  await card.getByText('2 events could not be delivered').waitFor();
  await look(page, 'dead-letters');
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.end();
  await card.getByRole('button', { name: 'Send all again' }).click();
  await expect
    .poll(() => receiver.received.map(({ body }) => body.type).sort(), { timeout: 30_000 })
    .toEqual(['response.completed', 'response.low_score']);
  await choose('Delete');
  await app.getByRole('button', { name: 'Delete connection' }).click();
  await app.getByText('No connection yet', { exact: false }).waitFor();
}

/** Checks accessibility and sideways scrolling on a phone and on a desktop, and takes pictures. */
async function look(page: Page, name: string): Promise<void> {
  for (const [size, width] of SIZES) {
    await page.setViewportSize(size);
    await expectGoodScreen(appIn(page), `${name} at ${width}`);
    await takeScreenshot(page, `connections-${name}-${width}`);
  }
}

async function makeLive(app: Frame): Promise<void> {
  const surveyId = 'first';
  const made = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', { surveyId });
  const questions = [{ ...question('nps', 'q1'), surveyId }];
  const definition = { ...made.definition, name: surveyId, questions };
  await fetchFromApi(app, 'PUT', `/surveys/${surveyId}/draft`, {
    baseRevision: 1,
    saveId: surveyId,
    definition,
  });
  await fetchFromApi(app, 'POST', `/surveys/${surveyId}/publish`, { draftRevision: 2 });
}

async function answer(app: Frame, digit: string, score: number): Promise<void> {
  const { publicId } = await fetchFromApi<{ publicId: string }>(app, 'GET', '/surveys/first');
  const now = Date.now();
  const reply = await callApi(app, 'PUT', `/collect/${publicId}/responses/${digit.repeat(32)}`, {
    ...{ version: 1, revision: 1, complete: true, answers: { q1: { value: score } }, path: ['q1'] },
    ...{ respondentKey: digit.repeat(32), timings: { q1: 900 }, attributes: { placement: 'popup' } },
    ...{ startedAt: now, changedAt: now, sentAt: now },
  });
  expect([reply.status, reply.body]).toEqual([200, expect.any(String)]);
}
