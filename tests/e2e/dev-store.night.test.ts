import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { authorizeUrl, openDevStoreWithApp } from '#tests/e2e/support/dev-store-with-app.ts';

const APP = '<!doctype html><html lang="en"><title>An app</title><h1>An app</h1></html>';

async function expectFits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
}

async function expectUsable(page: Page, name: string, width: number): Promise<void> {
  await takeScreenshot(page, `dev-store/${name}-${width}`);
  await expectAccessible(page);
  await expectFits(page, width);
}

describe.each([390, 1280])('the dev store at %i px, accessible and without sideways scrolling', (width) => {
  async function openStore() {
    const opened = await openDevStoreWithApp(APP);
    const page = await openPage({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      expectedProblems: [/status of 40[04]/],
    });
    return { ...opened, page, authorize: authorizeUrl(opened) };
  }

  test('leads from the list of apps into the store and back', async () => {
    const { page, storeUrl, authorize } = await openStore();
    await page.goto(`${storeUrl}/`);
    await expectUsable(page, 'landing', width);
    await page.getByRole('link', { name: 'Go to the apps' }).click();
    await expectUsable(page, 'apps-before', width);
    await page.goto(`${storeUrl}/admin/apps/askwell`);
    await expectUsable(page, 'app-missing', width);
    await page.goto(authorize);
    await expectUsable(page, 'authorize', width);
    await page.getByRole('button', { name: 'Install app' }).click();
    await page.goto(`${storeUrl}/admin/apps`);
    await expectUsable(page, 'apps', width);
    await page.getByRole('button', { name: 'Uninstall' }).click();
    await expectUsable(page, 'uninstall', width);
    await page.getByRole('dialog').getByRole('button', { name: 'Uninstall' }).click();
    await expectUsable(page, 'apps-after', width);
    await page.goto(`${storeUrl}/admin/oauth/authorize`);
    await expectUsable(page, 'authorize-fault', width);
  });

  test('sells in the online store, from the password page to the thank-you page', async () => {
    const { page, storeUrl } = await openStore();
    await page.goto(`${storeUrl}/store/`);
    await expectUsable(page, 'store-home', width);
    await page.getByRole('link', { name: 'Glass teapot' }).click();
    await expectUsable(page, 'store-product', width);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expectUsable(page, 'store-cart', width);
    await page.getByRole('link', { name: 'Check out' }).click();
    await expectUsable(page, 'store-checkout', width);
    await page.getByRole('button', { name: /Place the order/ }).click();
    await expectUsable(page, 'store-thank-you', width);
    await page.getByRole('button', { name: 'Change' }).click();
    await expectUsable(page, 'store-switch', width);
  });

  test('shows the pages of the admin, empty and with data', async () => {
    const { page, storeUrl } = await openStore();
    for (const name of ['orders', 'themes', 'webhooks']) {
      await page.goto(`${storeUrl}/admin/${name}`);
      await expectUsable(page, `${name}-empty`, width);
    }
    await page.goto(`${storeUrl}/store/products/ash-tray-table`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.goto(`${storeUrl}/store/checkout`);
    await page.getByRole('button', { name: /Place the order/ }).click();
    await page.goto(`${storeUrl}/admin/orders`);
    await expectUsable(page, 'orders', width);
    await page.getByRole('link', { name: '#1001' }).click();
    await expectUsable(page, 'order', width);
    await page.goto(`${storeUrl}/admin/customers`);
    await page.getByRole('button', { name: /Ask for data about Ottoline/ }).click();
    await expectUsable(page, 'customers', width);
    await page.goto(`${storeUrl}/admin/webhooks`);
    await page.getByText('customers/data_request').waitFor();
    await expectUsable(page, 'webhooks', width);
    await page.goto(`${storeUrl}/admin/none`);
    await expectUsable(page, 'missing', width);
  });
});

test('opens, uses and closes the admin’s menu by keyboard on a small screen', async () => {
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

test('lets a shopper choose who they are and order by keyboard', async () => {
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
  await expect.poll(() => page.getByText('send it to Germany').isVisible()).toBe(true);
});

test('gives the page’s scripts the shopper’s consent, and lets them ask for it', async () => {
  const { storeUrl } = await openDevStoreWithApp(APP);
  const page = await openPage();
  await page.goto(`${storeUrl}/store/`);
  const privacy = (call: string) => page.evaluate(`Shopify.customerPrivacy.${call}`);
  // In the United States a store may measure without consent; in Germany it must ask.
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
