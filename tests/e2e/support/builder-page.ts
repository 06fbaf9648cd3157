import type { Frame, Locator, Page } from 'playwright-core';
import { openPage, type PageOptions } from '#tests/support/browser.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A browser in which a merchant of the dev store has installed the app and chosen the free plan. */
export async function openInstalledApp(appUrl: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ viewport: PHONE, ...options });
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('Store address').fill('juniper-and-vale');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Start with Free' }).click();
  await page.waitForURL(`${appUrl}/`);
  return page;
}

export const question = (page: Page | Frame): Locator => page.getByLabel('Question', { exact: true });
export const saveWord = (page: Page | Frame, word: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: word }).first();
export const row = (page: Page, number: number): Locator =>
  page
    .getByRole('region', { name: 'Questions' })
    .getByRole('listitem')
    .nth(number - 1);

/** Presses Tab until this has the focus, forwards or, with Shift, backwards. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached by ${key}: ${target.toString()}`);
}
