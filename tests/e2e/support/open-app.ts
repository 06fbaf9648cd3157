import type { Frame, Page } from 'playwright-core';
import { openPage, type PageOptions } from '#tests/support/browser.ts';
import { startProduct } from './start-product.ts';

export interface OpenApp {
  readonly page: Page;
  /** The page itself, or the app's frame in the store's admin. */
  readonly app: Page | Frame;
}

/** Reloads the app, which makes a new frame in the admin. */
export async function reloadApp({ page, app }: OpenApp): Promise<OpenApp> {
  await page.reload();
  return { page, app: app === page ? page : frameOf(page) };
}

/** Opens the app on the free plan after the onboarding, at top level or inside the store's admin. */
export async function openApp(
  place: 'top level' | 'embedded',
  options: PageOptions = {},
  env: Record<string, string> = {},
): Promise<OpenApp> {
  const { appUrl, storeUrl } = await startProduct(env);
  const page = await openPage(options);
  if (place === 'top level') {
    await page.goto(`${appUrl}/login`);
    await page.getByLabel('Store address').fill('juniper-and-vale');
    await page.keyboard.press('Enter');
  } else {
    await page.goto(`${storeUrl}/admin/apps`);
    await page.getByRole('link', { name: 'Install' }).click();
  }
  await page.getByRole('button', { name: 'Install app' }).click();
  if (place === 'embedded') await page.waitForURL(/\/admin\/apps\/askwell/);
  const app = place === 'top level' ? page : frameOf(page);
  await app.getByRole('button', { name: 'Skip for now' }).click();
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('heading', { level: 1, name: 'Surveys' }).waitFor();
  const isWide = await app.evaluate(() => window.innerWidth >= 768);
  if (isWide) await app.getByRole('button', { name: 'Continue Anyway' }).click();
  return { page, app };
}

function frameOf(page: Page): Frame {
  const frame = page.frame('app-frame');
  if (frame === null) throw new Error('The admin shows no app.');
  return frame;
}
