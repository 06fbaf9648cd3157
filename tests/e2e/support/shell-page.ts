import type { Page } from 'playwright-core';
import { ROUTES } from '#shared/routes.ts';
import { installApp, signedIn } from '#tests/support/install-app.ts';
import type { Product } from './start-product.ts';

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

/** Installs the app, signs its merchant in, and opens the onboarding. */
export async function logIn(page: Page, product: Product): Promise<void> {
  const merchant = await installApp(product);
  await page.context().addCookies(signedIn(merchant, product.appUrl).cookies);
  await visit(page, product.appUrl);
  await page.waitForURL(`${product.appUrl}/onboarding`);
}
