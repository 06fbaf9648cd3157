import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { appIn, openAt } from '#tests/e2e/support/app-frame.ts';
import { becomePro } from '#tests/e2e/support/open-app.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { answer, look, makeLive, openStoreAdmin } from '#tests/support/connections-screen.ts';
import { startServices } from '#tests/support/service-stand-in.ts';
import { refuse, startReceiver } from '#tests/support/webhook-receiver.ts';

test('a merchant connects a tool by keyboard, sees deliveries and failures, and sends again', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const opened = await openStoreAdmin();
  const { page } = opened;
  await openAt(page, '/settings/connections');
  await appIn(page).getByText('Your plan has no connections').waitFor();
  await look(page, 'off-by-plan');

  await becomePro(opened);
  await appIn(page).getByText('No connection yet', { exact: false }).waitFor();
  await look(page, 'empty');
  await makeLive(appIn(page));
  await openAt(page, '/');
  await openAt(page, '/settings/connections');
  const secret = await addByKeyboard(page, receiver.url);
  expect(secret).toMatch(/^whsec_/);

  const app = appIn(page);
  const card = app.getByRole('article', { name: 'Warehouse' });
  await card.getByText('Nothing delivered in 30 days').waitFor();
  await answer(app, '1', 9);
  await expect.poll(() => receiver.received.length).toBe(1);
  await card.getByText('Last delivered just now').waitFor();
  await card.getByRole('button', { name: 'Send a test' }).click();
  await app.getByText('The test was accepted').first().waitFor();
  expect(receiver.received[1]?.body).toMatchObject({ type: 'response.completed', test: true });
  await look(page, 'working');
  await expectLog(page);

  receiver.answer = refuse(503);
  await answer(app, '2', 2);
  await card.getByText('The receiver does not accept what is sent').waitFor();
  await look(page, 'failing');
  await expectSendAgain(page, receiver);
});

const SERVICES = [
  {
    ...{ kind: 'Slack', name: 'Slack', url: 'https://hooks.slack.com/services/T0A/B0B/secret' },
    key: 'Webhook URL',
  },
  { kind: 'Klaviyo', name: 'Klaviyo', url: 'pk_0123456789', key: 'Private API key' },
  { kind: 'Google Analytics 4', name: 'Google Analytics', url: 'api-secret-1', key: 'API secret' },
  { kind: 'Custom request', name: 'Meta', url: 'EAAsecret', key: 'Key' },
];

test('a merchant connects each service by keyboard, previews its request and sees what was withheld', async () => {
  const services = await startServices();
  const { page } = await openStoreAdmin('pro', { CONNECTIONS_STAND_IN: services.url });
  const app = appIn(page);
  await makeLive(app);
  const shopper = { customerId: '7001', orderId: '9001', consent: 'all' };
  await answer(app, '1', 9, shopper);
  await openAt(page, '/settings/connections');
  for (const service of SERVICES) await addService(page, service, services.url);
  await answer(app, '2', 2, { ...shopper, orderId: '9002' });
  await answer(app, '3', 3, { ...shopper, orderId: '9003', consent: 'none' });
  await expect.poll(() => services.accepted.map(({ host }) => host).sort()).toEqual(ACCEPTED);
  await look(page, 'services');
  const card = app.getByRole('article', { name: 'Klaviyo' });
  await card.getByRole('button', { name: 'Deliveries' }).click();
  const log = app.getByRole('dialog', { name: 'Deliveries to Klaviyo' });
  await log.getByText('Not sent').first().waitFor();
  await log.locator('summary', { hasText: 'Not sent' }).first().click();
  await log.locator('details[open]').getByText('The shopper did not allow it', { exact: false }).waitFor();
  await look(page, 'withheld');
  await page.keyboard.press('Escape');
  await expectActivity(page);
});

test('a merchant writes answers into the store by keyboard, and allows it there', async () => {
  const { page } = await openStoreAdmin('pro');
  const app = appIn(page);
  await makeLive(app);
  await openAt(page, '/');
  await openAt(page, '/settings/connections');
  await app.getByRole('button', { name: 'Add a connection' }).focus();
  await page.keyboard.press('Enter');
  const picker = app.getByRole('dialog', { name: 'Add a connection' });
  await picker.getByRole('button', { name: 'Your store’s data' }).focus();
  await page.keyboard.press('Enter');
  const form = app.getByRole('dialog', { name: 'Add your store’s data' });
  await form.getByLabel('Surveys').selectOption({ label: 'first' });
  await form.getByRole('button', { name: 'Add a rule' }).focus();
  await page.keyboard.press('Enter');
  const second = form.getByRole('group', { name: 'Rule 2' });
  await second.getByLabel('Do').selectOption({ label: 'Set a metafield of the order' });
  await second.getByLabel('The answer to').selectOption({ index: 1 });
  await second.getByLabel('Key').fill('nps');
  await form.getByText('does not let Askwell change', { exact: false }).waitFor();
  await look(page, 'store-form');
  await form.getByLabel('Start workflows of Flow').check();
  await form.getByRole('button', { name: 'Add connection' }).focus();
  await page.keyboard.press('Enter');
  const card = app.getByRole('article', { name: 'Store data' });
  const allow = card.getByRole('link', { name: 'Allow in your store' });
  await allow.waitFor();
  expect(await card.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
  await look(page, 'store-refused');
  await allow.click();
  await page.getByText('Change your orders: their tags, notes and metafields').waitFor();
  await takeScreenshot(page, 'connections-store-permission');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/admin\/apps\//);
  await expect.poll(() => page.frame('app-frame')).not.toBeNull();
  await appIn(page).getByText('first', { exact: true }).first().waitFor();
  await openAt(page, '/settings/connections');
  // The way over the store's page ended the frame from before.
  const allowed = appIn(page);
  await allowed.getByRole('article', { name: 'Store data' }).waitFor();
  await expect.poll(() => allowed.getByRole('link', { name: 'Allow in your store' }).count()).toBe(0);
  await look(page, 'store-allowed');
});

async function expectActivity(page: Page): Promise<void> {
  const app = appIn(page);
  await openAt(page, '/settings/activity');
  await app.getByText('Connection added: Slack').waitFor();
  await app.getByText('Survey published: first').waitFor();
  await look(page, 'activity');
  await app.getByLabel('Show').selectOption({ label: 'API keys' });
  await app.getByText('Nothing of this kind', { exact: false }).waitFor();
  await app.getByLabel('Show').selectOption({ label: 'Plan' });
  await app.getByText('Plan started: Pro').waitFor();
  expect(await app.getByText('Connection added').count()).toBe(0);
}

/** The second answer is a low score and completed; only Slack is told of the third, which allows nothing. */
const ACCEPTED = [
  ...['a.klaviyo.com', 'a.klaviyo.com', 'graph.facebook.com'],
  ...['hooks.slack.com', 'hooks.slack.com', 'www.google-analytics.com'],
];

async function addService(
  page: Page,
  { kind, name, url, key }: (typeof SERVICES)[number],
  origin: string,
): Promise<void> {
  const app = appIn(page);
  await app.getByRole('button', { name: 'Add a connection' }).focus();
  await page.keyboard.press('Enter');
  const picker = app.getByRole('dialog', { name: 'Add a connection' });
  if (kind === 'Slack') await look(page, 'picker');
  await picker.getByRole('button', { name: kind }).focus();
  await page.keyboard.press('Enter');
  const form = app.getByRole('dialog', {
    name: `Add ${kind === 'Custom request' ? 'a custom request' : kind}`,
  });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel(key, { exact: true }).fill(url);
  if (kind === 'Google Analytics 4') await form.getByLabel('Measurement ID').fill('G-AB12CD34');
  if (kind === 'Custom request') {
    await form.getByLabel('Begin with').selectOption({ label: 'Meta conversions' });
    await form
      .getByLabel('Address')
      .fill(`${origin}/graph.facebook.com/v23.0/123/events?access_token={{secret}}`);
  }
  await form.getByRole('button', { name: 'Preview what is sent' }).focus();
  await page.keyboard.press('Enter');
  await form.getByText('Nothing was sent.', { exact: false }).waitFor();
  expect(await form.locator('pre').textContent()).toMatch(/^POST https?:/);
  expect(await form.textContent()).not.toContain(url);
  await form.getByLabel('Name', { exact: true }).scrollIntoViewIfNeeded();
  await look(page, `form-${name.toLowerCase().replace(' ', '-')}`);
  await form.locator('pre').scrollIntoViewIfNeeded();
  await takeScreenshot(page, `connections-preview-${name.toLowerCase().replace(' ', '-')}`);
  await form.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await app.getByRole('article', { name }).waitFor();
}

/** Returns the secret. */
async function addByKeyboard(page: Page, url: string): Promise<string> {
  const app = appIn(page);
  const add = app.getByRole('button', { name: 'Add a connection' });
  await add.focus();
  await page.keyboard.press('Enter');
  await app
    .getByRole('dialog', { name: 'Add a connection' })
    .getByRole('button', { name: 'Webhook' })
    .focus();
  await page.keyboard.press('Enter');
  const form = app.getByRole('dialog', { name: 'Add a webhook' });
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
  await card.getByText('2 events not delivered').waitFor();
  await look(page, 'dead-letters');
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.end();
  await card.getByRole('button', { name: 'Send all again' }).click();
  await expect
    .poll(() => receiver.received.map(({ body }) => body.type).sort())
    .toEqual(['response.completed', 'response.low_score']);
  await choose('Delete');
  await app.getByRole('button', { name: 'Delete connection' }).click();
  await app.getByText('No connection yet', { exact: false }).waitFor();
}
