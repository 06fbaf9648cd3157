import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage } from '#tests/support/browser.ts';
import { installApp } from '#tests/support/install-app.ts';
import { appIn } from './support/app-frame.ts';
import { openApp, reloadApp } from './support/open-app.ts';
import { visit } from './support/shell-page.ts';
import { startProduct } from './support/start-product.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test('the shell can be used completely by keyboard', async () => {
  const { appUrl } = await startProduct();
  const page = await openPage({ viewport: PHONE });
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );

  await visit(page, `${appUrl}/login`);
  await press('Tab', 'Enter');
  await page.getByRole('dialog', { name: 'Schedule a Call' }).waitFor();
  await press('Escape');
  expect(await focused()).toContain('Schedule a call');
  await press('Tab');
  await page.keyboard.type('juniper-and-vale');
  await press('Enter');
  await page.getByRole('button', { name: 'Install app' }).press('Enter');
  await page.waitForURL(`${appUrl}/onboarding`);
  await page.getByRole('button', { name: 'Skip for now' }).press('Enter');
  await page.getByRole('button', { name: 'Start with Free' }).press('Enter');
  await page.getByText('Ask your first question').waitFor();

  await press('Tab', 'Enter');
  expect(await focused()).toBe('Close menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).waitFor();
  await press('Tab', 'Enter');
  await page.getByRole('link', { name: 'Templates', exact: true }).waitFor();
  await press('Escape');
  expect(await focused()).toBe('Open menu');
  await press('Control+b');
  expect(await focused()).toBe('Close menu');
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.waitForURL(`${appUrl}/settings`);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
});

test('pages without a sidebar have Polaris’ look inside the store’s admin, and their own look outside', async () => {
  const product = await startProduct();
  await installApp(product);
  const paperOf = (app: Page | Frame): Promise<string> =>
    app.getByRole('main').evaluate((main) => getComputedStyle(main.parentElement ?? main).backgroundColor);
  const admin = await openPage({ viewport: DESKTOP });
  await admin.goto(`${product.storeUrl}/admin/apps/askwell`);
  const frame = appIn(admin);
  await frame.getByRole('button', { name: 'Skip for now' }).waitFor();
  expect(await paperOf(frame)).toBe('rgb(241, 241, 241)');

  const page = await openPage({ viewport: PHONE });
  await visit(page, `${product.appUrl}/login`);
  expect(await paperOf(page)).toBe('rgb(250, 245, 234)');
});

test('keeps the sidebar’s state over a reload, at the designed width', async () => {
  const { page, appUrl } = await openApp('top level', { viewport: PHONE });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await page.getByRole('dialog', { name: 'Menu' }).boundingBox())?.width).toBeCloseTo(18 * 16, 3);
  await page.keyboard.press('Escape');

  await page.setViewportSize(DESKTOP);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = async (): Promise<number | undefined> => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(240);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(3 * 16);

  await page.reload();
  await expect.poll(width).toBe(3 * 16);
  const cookies = await page.context().cookies(appUrl);
  const state = cookies.find(({ name }) => name === 'sidebar_state');
  expect(state).toMatchObject({ value: 'false', sameSite: 'Strict', secure: true, path: '/' });
  const days = ((state?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
});

test('begins with icons beside the menu of the store’s admin, and keeps what the merchant chose', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP });
  const sidebar = opened.app.getByRole('complementary', { name: 'Sidebar' });
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(3 * 16);
  await expectAccessible(opened.app);
  await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(240);

  const { app } = await reloadApp(opened);
  const again = app.getByRole('complementary', { name: 'Sidebar' });
  await expect.poll(async () => (await again.boundingBox())?.width).toBe(240);
});

test('on a phone inside the store’s admin, the title bar holds the menu and the app draws no bar', async () => {
  const { app, page } = await openApp('embedded', { viewport: PHONE, hasTouch: true });
  expect(await app.getByRole('banner').count()).toBe(0);
  const top = (await app.getByRole('heading', { level: 1 }).boundingBox())?.y ?? Infinity;
  const bar = (await page.locator('.title-bar').boundingBox()) ?? { y: 0, height: 0 };
  expect(top - (bar.y + bar.height)).toBeLessThan(40);

  await page.getByRole('button', { name: 'App menu' }).tap();
  const drawer = app.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Settings' }).waitFor();
  await expectAccessible(app);
  await app.getByRole('button', { name: 'Close menu' }).tap();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'App menu' }).tap();
  await drawer.getByRole('link', { name: 'Settings' }).tap();
  await app.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await drawer.waitFor({ state: 'hidden' });
});
