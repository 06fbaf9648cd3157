import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { afterSessionCheck, install, logOut, openBrowser, setUp } from './support/install-walk.ts';
import type { Product } from './support/start-product.ts';
import { startProduct } from './support/start-product.ts';

/** The console errors of an ended session, which some tests cause. */
const REFUSED = /status of 40[13]/;

test('installs without a frame, from the login to the list, and logs out', async () => {
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
  await page.getByText('Ask your first question').waitFor();
  await logOut(page);
  await afterSessionCheck(page);
  await page.goto(appUrl);
  await page.waitForURL(`${appUrl}/login`);
});

test('signs the open app out at its next request after an uninstall, and restores the store after a reinstall', async () => {
  const product = await startProduct();
  const page = await openBrowser({ expectedProblems: [REFUSED] });
  const app = await install(page, product);
  await app.getByRole('button', { name: 'Are my customers happy?' }).click();
  await app.getByRole('progressbar', { name: 'Step 2 of 3' }).waitFor();
  await uninstall(page, product);

  const refused = page.waitForResponse((response) => response.status() === 401);
  await app.getByRole('button', { name: 'Looks good' }).click();
  await refused;
  await app.getByRole('button', { name: 'Log in' }).waitFor();

  const again = await install(page, product);
  await expect.poll(() => again.getByRole('progressbar', { name: 'Step 2 of 3' }).isVisible()).toBe(true);
});

/** Uninstalls in another tab of the same browser, and returns when the app has received the webhook. */
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
  await expect.poll(told).toContain('Delivered');
  await admin.close();
}

test('says that nothing was installed when the merchant cancels, with a link back', async () => {
  const product = await startProduct();
  const page = await openBrowser({ expectedProblems: [REFUSED] });
  await page.goto(`${product.storeUrl}/admin/install`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Askwell was not installed' }).waitFor();
  await page.getByRole('link', { name: 'Back to your store' }).click();
  await page.waitForURL(`${product.storeUrl}/admin/apps`);
  expect(await page.getByText('Not installed').isVisible()).toBe(true);
});
