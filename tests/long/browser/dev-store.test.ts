import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { authorizeUrl, openDevStoreWithApp } from '#tests/e2e/support/dev-store-with-app.ts';

const APP = '<!doctype html><html lang="en"><title>An app</title><h1>An app</h1></html>';

async function expectFits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
}

async function look(page: Page, name: string, width: number): Promise<void> {
  await takeScreenshot(page, `dev-store/${name}-${width}`);
  await expectAccessible(page);
  await expectFits(page, width);
}

describe.each([390, 1280])('at %i px, usable by everybody and within the screen', (width) => {
  async function openStore() {
    const opened = await openDevStoreWithApp(APP);
    const page = await openPage({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      expectedProblems: [/status of 40[04]/],
    });
    return { ...opened, page, authorize: authorizeUrl(opened) };
  }

  test('the way from the list of apps into the store and out again', async () => {
    const { page, storeUrl, authorize } = await openStore();
    await page.goto(`${storeUrl}/`);
    await look(page, 'landing', width);
    await page.getByRole('link', { name: 'Go to the apps' }).click();
    await look(page, 'apps-before', width);
    await page.goto(`${storeUrl}/admin/apps/askwell`);
    await look(page, 'app-missing', width);
    await page.goto(authorize);
    await look(page, 'authorize', width);
    await page.getByRole('button', { name: 'Install app' }).click();
    await page.goto(`${storeUrl}/admin/apps`);
    await look(page, 'apps', width);
    await page.getByRole('button', { name: 'Uninstall' }).click();
    await look(page, 'uninstall', width);
    await page.getByRole('dialog').getByRole('button', { name: 'Uninstall' }).click();
    await look(page, 'apps-after', width);
    await page.goto(`${storeUrl}/admin/oauth/authorize`);
    await look(page, 'authorize-fault', width);
  });

  test('the online store, from its door to the thanks', async () => {
    const { page, storeUrl } = await openStore();
    await page.goto(`${storeUrl}/store/`);
    await look(page, 'store-home', width);
    await page.getByRole('link', { name: 'Glass teapot' }).click();
    await look(page, 'store-product', width);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await look(page, 'store-cart', width);
    await page.getByRole('link', { name: 'Check out' }).click();
    await look(page, 'store-checkout', width);
    await page.getByRole('button', { name: /Place the order/ }).click();
    await look(page, 'store-thank-you', width);
    await page.getByRole('button', { name: 'Change' }).click();
    await look(page, 'store-switch', width);
  });

  test('the pages of the admin, empty and with something in them', async () => {
    const { page, storeUrl } = await openStore();
    for (const name of ['orders', 'webhooks']) {
      await page.goto(`${storeUrl}/admin/${name}`);
      await look(page, `${name}-empty`, width);
    }
    await page.goto(`${storeUrl}/store/products/ash-tray-table`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.goto(`${storeUrl}/store/checkout`);
    await page.getByRole('button', { name: /Place the order/ }).click();
    await page.goto(`${storeUrl}/admin/orders`);
    await look(page, 'orders', width);
    await page.getByRole('link', { name: '#1001' }).click();
    await look(page, 'order', width);
    await page.goto(`${storeUrl}/admin/customers`);
    await page.getByRole('button', { name: /Ask for data about Ottoline/ }).click();
    await look(page, 'customers', width);
    await page.goto(`${storeUrl}/admin/webhooks`);
    await page.getByText('customers/data_request').waitFor();
    await look(page, 'webhooks', width);
    await page.goto(`${storeUrl}/admin/none`);
    await look(page, 'missing', width);
  });
});

test('the admin’s menu opens, leads on and closes by keyboard on a small screen', async () => {
  const { storeUrl } = await openDevStoreWithApp(APP);
  const page = await openPage({ viewport: { width: 390, height: 800 } });
  await page.goto(`${storeUrl}/admin/apps`);
  const menu = page.getByRole('navigation', { name: 'Store' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${storeUrl}/admin/orders`);
});

test('a person shops by keyboard alone: says who they are, and orders', async () => {
  const { storeUrl } = await openDevStoreWithApp(APP);
  const page = await openPage();
  await page.goto(`${storeUrl}/store/`);
  await page.getByRole('button', { name: 'Change' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Germ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Large');
  await page.getByRole('button', { name: 'Shop as this person' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('a customer who comes back').waitFor();
  await page.getByRole('link', { name: 'Cart' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Check out' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Place the order, \$228\.00/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('send it to Germany').waitFor();
});

test('a store’s page tells its scripts what the shopper agreed to, and lets them ask', async () => {
  const { storeUrl } = await openDevStoreWithApp(APP);
  const page = await openPage();
  await page.goto(`${storeUrl}/store/`);
  const privacy = (call: string) => page.evaluate(`Shopify.customerPrivacy.${call}`);
  // In the United States a store may begin to measure without a word, in Germany it has to ask.
  expect(await privacy('analyticsProcessingAllowed()')).toBe(true);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('button', { name: 'Shop as this person' }).click();
  await page.getByText('Germany').first().waitFor();
  expect(await privacy('analyticsProcessingAllowed()')).toBe(false);
  expect(await privacy('shouldShowBanner()')).toBe(true);

  await page.evaluate(
    `document.addEventListener('visitorConsentCollected', (event) => { heard = event.detail })`,
  );
  await page.evaluate(
    'new Promise((resolve) => Shopify.customerPrivacy.setTrackingConsent({ analytics: true }, resolve))',
  );
  expect(await page.evaluate('heard.analyticsAllowed')).toBe(true);
  await page.reload();
  expect(await privacy('currentVisitorConsent().analytics')).toBe('yes');
  expect(await privacy('shouldShowBanner()')).toBe(false);
  expect(await page.evaluate('[Shopify.shop, Shopify.currency.active, Shopify.country]')).toEqual([
    'juniper-and-vale.dev-store.test',
    'USD',
    'DE',
  ]);
});
