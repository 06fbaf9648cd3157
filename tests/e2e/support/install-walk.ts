import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import type { PageOptions } from '#tests/support/browser.ts';
import { openPage } from '#tests/support/browser.ts';
import { appIn } from './app-frame.ts';
import type { Product } from './start-product.ts';
import { startProduct } from './start-product.ts';

const WIDE = { viewport: { width: 1280, height: 800 } };

export async function openBrowser(options: PageOptions = {}): Promise<Page> {
  return openPage({ ...WIDE, ...options });
}

/** Installs from the list of apps in the store's admin and opens the app inside it. */
export async function install(page: Page, { storeUrl }: Product): Promise<Frame> {
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByText('See your customers').waitFor();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  return appIn(page);
}

/** Goes from the first screen of a new store to the empty list. */
export async function setUp(app: Frame | Page): Promise<void> {
  await app.getByRole('heading', { name: 'What do you want to know first?' }).waitFor();
  await app.getByRole('button', { name: 'Skip for now' }).click();
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('button', { name: 'Continue Anyway' }).click();
  await app.getByText('Ask your first question').waitFor();
}

export async function logOut(app: Frame | Page): Promise<void> {
  await app.getByRole('button', { name: /hello@juniper-and-vale\.example/ }).click();
  await app.getByRole('button', { name: 'Logout' }).click();
  await app.getByRole('button', { name: 'Log in' }).waitFor();
}

/** Time passes: the app checks its session every second, which must not restore a session. */
export const afterSessionCheck = (page: Page): Promise<void> => page.waitForTimeout(2_500);

/** Installs, uses the app inside the admin, logs out and stays logged out. Returns the final path. */
export async function walkThroughInstall(thirdPartyCookies: 'blocked' | 'allowed'): Promise<string> {
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
  await appIn(page).getByText('Ask your first question').waitFor();
  expect(await appIn(page).getByRole('dialog', { name: 'Mobile Only' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL(`${base}/settings`);

  await logOut(appIn(page));
  await page.waitForURL(`${base}/login`);
  await afterSessionCheck(page);
  expect(page.url()).toBe(`${base}/login`);
  expect(await appIn(page).getByRole('button', { name: 'Log in' }).isVisible()).toBe(true);
  return new URL(page.url()).pathname;
}
