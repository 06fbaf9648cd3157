import { setTimeout as pause } from 'node:timers/promises';
import { startBenchProduct } from './bench-product.ts';
import { startBrowser } from './page-load.ts';
import { publishPopup } from './publish-popup.ts';
import { serveStorePages, type Peer } from './store-pages.ts';
import { measureStoreVisit, type StoreVisit } from './store-visit.ts';

export type StoreVisits = Readonly<
  Record<'product' | 'preloaded' | 'preloadedSecond' | 'floorSecond' | Peer, () => Promise<StoreVisit>>
>;

/** Runs with a store that shows a survey of this many questions at once, and closes everything afterwards. */
export async function withStore<T>(questions: number, run: (visits: StoreVisits) => Promise<T>): Promise<T> {
  const browser = await startBrowser();
  try {
    const product = await startBenchProduct(browser);
    try {
      await publishPopup(product, questions);
      const embed = await renderEmbed(product.storeUrl);
      const pages = await serveStorePages(product.appUrl, questions, embed);
      try {
        return await run({
          product: () => measureStoreVisit(browser, pages.product),
          preloaded: () => measureStoreVisit(browser, pages.preloaded),
          preloadedSecond: () => measureStoreVisit(browser, pages.preloaded, { isSecondPage: true }),
          floorSecond: () => measureStoreVisit(browser, pages.floor, { isSecondPage: true }),
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

/** What the theme's embed prints on a product page, once the app has written the preloads to the platform. */
async function renderEmbed(storeUrl: string): Promise<string> {
  await fetch(`${storeUrl}/admin/embed`, { method: 'POST', body: new URLSearchParams({ on: 'yes' }) });
  const deadline = performance.now() + 90_000;
  while (performance.now() < deadline) {
    const page = await (await fetch(`${storeUrl}/store/products/stoneware-mug`)).text();
    const [, embed = ''] =
      /<!-- BEGIN app block: askwell-embed -->(.*?)<!-- END app block -->/s.exec(page) ?? [];
    if (embed.includes('modulepreload')) return embed;
    // Time passes: the app looks for outdated preloads every 15 seconds.
    await pause(500);
  }
  throw new Error('The app wrote no preloads to the platform.');
}
