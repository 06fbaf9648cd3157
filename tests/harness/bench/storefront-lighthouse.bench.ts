import assert from 'node:assert/strict';
import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import { startBenchProduct, type BenchProduct } from './support/bench-product.ts';
import { auditPage, type Audit } from './support/lighthouse.ts';
import { startBrowser } from './support/page-load.ts';
import { publishPopup } from './support/publish-popup.ts';

const ROUNDS = 9;
const PRODUCT_PAGE = '/store/products/glass-teapot';

export const benches: readonly FigureBench[] = [
  {
    title: 'What a survey costs a store’s product page, as Lighthouse sees it on its slow phone',
    reference: 'the same page while the store’s theme leaves our script out',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: async (size) => {
      const browser = await startBrowser();
      const product = await startBenchProduct(browser);
      try {
        await publishPopup(product, size);
        await browser.close();
        return await compare(product);
      } finally {
        await browser.close();
        await product.close();
      }
    },
  },
];

/** The two alternate, so that other load on the machine affects both. */
async function compare(product: BenchProduct): Promise<Figure[]> {
  const audits = { with: [] as Audit[], without: [] as Audit[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    audits.with.push(await audit(product, true));
    audits.without.push(await audit(product, false));
  }
  const of = (way: keyof typeof audits, name: 'blocking' | 'shift' | 'lcp') =>
    median(audits[way].map((one) => one[name]));
  const figure = (name: string, key: 'blocking' | 'shift' | 'lcp', unit: string, goal: string): Figure => ({
    ...{ name, unit, goal },
    product: of('with', key),
    reference: of('without', key),
  });
  return [
    figure('total blocking time', 'blocking', 'ms', 'at most 20 ms more'),
    figure('layout shift', 'shift', '', 'no more'),
    figure('LCP', 'lcp', 'ms', ''),
  ];
}

async function audit({ appUrl, storeUrl }: BenchProduct, isEmbedded: boolean): Promise<Audit> {
  const reply = await fetch(`${storeUrl}/admin/embed`, {
    method: 'POST',
    headers: { origin: storeUrl },
    body: new URLSearchParams({ on: isEmbedded ? 'yes' : 'no' }),
    redirect: 'manual',
  });
  assert.equal(reply.status, 303, 'The theme takes our script in, or leaves it out.');
  const found = await auditPage(storeUrl + PRODUCT_PAGE);
  // The survey must have loaded.
  const asked = found.requests.some((url) => url.startsWith(`${appUrl}/questions/`));
  assert.equal(asked, isEmbedded, 'The questions were loaded.');
  return found;
}
