import type { Page } from 'playwright-core';
import { ROUTES } from '#shared/routes.ts';

/** Every address of the admin, with an unknown id where the path has a parameter. */
export const ADDRESSES = Object.values(ROUTES).map((path) => path.replace(/\{\w+\}/g, 'abc'));

/** Opens an address and waits until the app has chosen the screen. */
export async function visit(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await settled(page);
  return new URL(page.url()).pathname;
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
  );
}

export async function logIn(page: Page, appUrl: string): Promise<void> {
  await visit(page, `${appUrl}/login`);
  await page.getByLabel('Store address').fill('juniper-and-vale');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(`${appUrl}/onboarding`);
  await settled(page);
}
