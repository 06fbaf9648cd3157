import { startBenchProduct } from './bench-product.ts';
import { startBrowser } from './page-load.ts';
import { publishPopup } from './publish-popup.ts';
import { serveStorePages, type Peer } from './store-pages.ts';
import { measureStoreVisit, type StoreVisit } from './store-visit.ts';

export type StoreVisits = Readonly<Record<'product' | Peer, () => Promise<StoreVisit>>>;

/** Runs with a store that shows a survey of this many questions at once, and closes everything afterwards. */
export async function withStore<T>(questions: number, run: (visits: StoreVisits) => Promise<T>): Promise<T> {
  const browser = await startBrowser();
  try {
    const product = await startBenchProduct(browser);
    try {
      await publishPopup(product, questions);
      const pages = await serveStorePages(product.appUrl, questions);
      try {
        return await run({
          product: () => measureStoreVisit(browser, pages.product),
          floor: () => measureStoreVisit(browser, pages.floor),
          surveyJs: () => measureStoreVisit(browser, pages.surveyJs),
          postHog: () => measureStoreVisit(browser, pages.postHog),
        });
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
