import type { Frame, Page } from 'playwright-core';
import { openPage, type PageOptions } from '#tests/support/browser.ts';
import {
  installApp,
  signedIn,
  startOnFree,
  upgradeToPro,
  type Merchant,
} from '#tests/support/install-app.ts';
import { appIn } from './app-frame.ts';
import { startProduct, type Product } from './start-product.ts';

export interface AppWindow {
  readonly page: Page;
  /** The page itself, or the app's frame in the store's admin. */
  readonly app: Page | Frame;
}

export interface OpenApp extends AppWindow, Product {
  readonly merchant: Merchant;
}

interface AppOptions extends PageOptions {
  /** Default: the free plan. */
  readonly plan?: 'pro';
  readonly env?: Record<string, string>;
}

type Place = 'top level' | 'embedded';

/** Opens the list of a store that has the app and no survey, at top level or inside the store's admin. */
export async function openApp(place: Place, { env, ...options }: AppOptions = {}): Promise<OpenApp> {
  return openIn(await startProduct(env), place, options);
}

/** The same in a product that runs already. */
export async function openIn(
  product: Product,
  place: Place,
  { plan, ...options }: Omit<AppOptions, 'env'> = {},
): Promise<OpenApp> {
  const merchant = await installApp(product);
  await startOnFree(merchant);
  if (plan === 'pro') await upgradeToPro(merchant);
  const { appUrl, storeUrl } = product;
  const isFramed = place === 'embedded';
  // In the store's admin, the frame signs in by itself.
  const page = await openPage({ ...options, ...(!isFramed && { storageState: signedIn(merchant, appUrl) }) });
  await page.goto(isFramed ? `${storeUrl}/admin/apps/askwell` : appUrl);
  const app = isFramed ? appIn(page) : page;
  await app.getByRole('heading', { level: 1, name: 'Ask your first question' }).waitFor();
  return { ...product, page, app, merchant };
}

/** Reloads the app, which makes a new frame in the admin. */
export async function reloadApp<Opened extends AppWindow>(opened: Opened): Promise<Opened> {
  const { page, app } = opened;
  await page.reload();
  return { ...opened, app: app === page ? page : appIn(page) };
}

/** Changes to Pro outside of the window, and reloads it. */
export async function becomePro(opened: OpenApp): Promise<OpenApp> {
  await upgradeToPro(opened.merchant);
  return reloadApp(opened);
}
