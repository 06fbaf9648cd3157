import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import type { PageOptions } from '#tests/support/browser.ts';
import { openPage } from '#tests/support/browser.ts';
import type { Product } from './support/start-product.ts';
import { startProduct } from './support/start-product.ts';

/** The product starts anew for each test, with a database of its own. */
const PATIENCE = { timeout: 180_000 };
const WIDE = { viewport: { width: 1280, height: 800 } };
/** What a browser notes when a session has ended, which is the point of some tests. */
const REFUSED = /status of 40[13]/;

async function openBrowser(options: PageOptions = {}): Promise<Page> {
  return openPage({ ...WIDE, ...options });
}

/** From the list of apps in the store's admin to the app inside it. */
async function install(page: Page, { storeUrl }: Product): Promise<Frame> {
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByText('See your customers').waitFor();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  return appIn(page);
}

function appIn(page: Page): Frame {
  const frame = page.frame('app-frame');
  if (frame === null) throw new Error('The admin shows no app.');
  return frame;
}

/** From the first screen of a new store to the empty list. */
async function setUp(app: Frame | Page): Promise<void> {
  await app.getByRole('heading', { name: 'Welcome, Juniper & Vale' }).waitFor();
  await app.getByRole('button', { name: 'Skip for now' }).click();
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('button', { name: 'Continue Anyway' }).click();
  await app.getByText('You have no surveys yet').waitFor();
}

async function logOut(app: Frame | Page): Promise<void> {
  await app.getByRole('button', { name: /hello@juniper-and-vale\.example/ }).click();
  await app.getByRole('button', { name: 'Logout' }).click();
  await app.getByRole('button', { name: 'Log in' }).waitFor();
}

/** Longer than the app's check of its own session, which must not bring one back. */
const aWhile = (page: Page): Promise<void> => page.waitForTimeout(2500);

describe.each(['blocked', 'allowed'] as const)('with third-party cookies %s', (thirdPartyCookies) => {
  test('a merchant installs, approves, and is in the app inside the admin, signed in', PATIENCE, async () => {
    const product = await startProduct();
    const page = await openBrowser({ thirdPartyCookies });
    const base = `${product.storeUrl}/admin/apps/askwell`;
    const app = await install(page, product);
    await page.waitForURL(`${base}/onboarding`);
    await setUp(app);
    await page.waitForURL(base);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await expectAccessible(page);

    await page.reload();
    await appIn(page).getByText('You have no surveys yet').waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL(`${base}/settings`);

    await logOut(appIn(page));
    await page.waitForURL(`${base}/login`);
    await aWhile(page);
    expect(page.url()).toBe(`${base}/login`);
    expect(await appIn(page).getByRole('button', { name: 'Log in' }).isVisible()).toBe(true);
  });
});

test('the same without a frame: from the login to the list, and out again', PATIENCE, async () => {
  const { appUrl } = await startProduct();
  const page = await openBrowser();
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('Store address').fill('https://Juniper-and-Vale.dev-store.test/admin');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(`${appUrl}/onboarding`);
  await setUp(page);
  expect(page.url()).toBe(`${appUrl}/`);

  await page.reload();
  await page.getByText('You have no surveys yet').waitFor();
  await logOut(page);
  await aWhile(page);
  await page.goto(appUrl);
  await page.waitForURL(`${appUrl}/login`);
});

test(
  'an uninstall signs the open app out at its next call, and a reinstall brings the store back',
  PATIENCE,
  async () => {
    const product = await startProduct();
    const page = await openBrowser({ expectedProblems: [REFUSED] });
    const app = await install(page, product);
    await app.getByRole('button', { name: 'Continue' }).click();
    await app.getByText('Step 2 of 3').waitFor();
    await uninstall(page, product);

    const refused = page.waitForResponse((response) => response.status() === 401);
    await app.getByRole('button', { name: 'Continue' }).click();
    await refused;
    await app.getByRole('button', { name: 'Log in' }).waitFor({ timeout: 2000 });

    const again = await install(page, product);
    await again.getByText('Step 2 of 3').waitFor();
  },
);

/** In another tab of the same browser; returns once the app has heard of it. */
async function uninstall(page: Page, { storeUrl }: Product): Promise<void> {
  const admin = await page.context().newPage();
  await admin.goto(`${storeUrl}/admin/apps`);
  await admin.getByRole('button', { name: 'Uninstall' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Uninstall' }).click();
  await admin.getByText('Not installed').waitFor();
  const told = async (): Promise<string> => {
    await admin.goto(`${storeUrl}/admin/webhooks`);
    return admin.getByRole('row', { name: /app\/uninstalled/ }).innerText();
  };
  await expect.poll(told, { timeout: 15_000 }).toContain('Delivered');
  await admin.close();
}

test('whoever does not approve is told that nothing happened, and led back', PATIENCE, async () => {
  const product = await startProduct();
  const page = await openBrowser({ expectedProblems: [REFUSED] });
  await page.goto(`${product.storeUrl}/admin/install`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Askwell was not installed' }).waitFor();
  await page.getByRole('link', { name: 'Back to your store' }).click();
  await page.waitForURL(`${product.storeUrl}/admin/apps`);
  expect(await page.getByText('Not installed').isVisible()).toBe(true);
});
