import type { Browser } from 'playwright-core';
import { startBenchProduct } from './bench-product.ts';
import { startBrowser } from './page-load.ts';
import { publishPopup } from './publish-popup.ts';
import { serveStorePages, type StorePages } from './store-pages.ts';
import { measureStoreVisit, type StoreVisit } from './store-visit.ts';

export interface StoreVisits {
  readonly product: () => Promise<StoreVisit>;
  readonly floor: () => Promise<StoreVisit>;
  readonly surveyJs: () => Promise<StoreVisit>;
}

/** Runs with a store on which a survey of so many questions comes up at once, and puts everything away again. */
export async function withStore<T>(questions: number, run: (visits: StoreVisits) => Promise<T>): Promise<T> {
  const browser = await startBrowser();
  try {
    const product = await startBenchProduct(browser);
    try {
      await publishPopup(product, questions);
      const pages = await serveStorePages(product.appUrl, questions);
      try {
        return await run(visitsOf(browser, pages, product.appUrl));
      } finally {
        pages.close();
      }
    } finally {
      await product.close();
    }
  } finally {
    await browser.close();
  }
}

function visitsOf(browser: Browser, pages: StorePages, appUrl: string): StoreVisits {
  return {
    product: () => measureStoreVisit(browser, pages.product, (url) => url.startsWith(appUrl)),
    floor: () => measureStoreVisit(browser, pages.floor, pages.isTheirs),
    surveyJs: () => measureStoreVisit(browser, pages.surveyJs, pages.isTheirs),
  };
}
