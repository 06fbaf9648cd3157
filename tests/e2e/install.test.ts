import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aWhile, install, logOut, openBrowser, setUp, walkThroughInstall } from './support/install-walk.ts';
import type { Product } from './support/start-product.ts';
import { startProduct } from './support/start-product.ts';

/** The product starts anew for each test, with a database of its own. */
const PATIENCE = { timeout: 180_000 };
/** What a browser notes when a session has ended, which is the point of some tests. */
const REFUSED = /status of 40[13]/;

// Where third-party cookies are still allowed it is among the long tests.
test('a merchant installs, approves, and is in the app inside the admin, signed in', PATIENCE, async () => {
  await walkThroughInstall('blocked');
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

test('a merchant who does not approve reads that nothing happened, with a way back', PATIENCE, async () => {
  const product = await startProduct();
  const page = await openBrowser({ expectedProblems: [REFUSED] });
  await page.goto(`${product.storeUrl}/admin/install`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Askwell was not installed' }).waitFor();
  await page.getByRole('link', { name: 'Back to your store' }).click();
  await page.waitForURL(`${product.storeUrl}/admin/apps`);
  expect(await page.getByText('Not installed').isVisible()).toBe(true);
});
