import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '#tests/support/free-port.ts';
import { findNginx, planProxy, startNginx } from '#tests/support/nginx.ts';
import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import { startBenchProduct, type BenchProduct } from './support/bench-product.ts';
import { measureVisit, startBrowser, type PageLoad } from './support/page-load.ts';
import { publishPopup } from './support/publish-popup.ts';
import { serveStorePages } from './support/store-pages.ts';
import { measureStoreVisit, type StoreVisit } from './support/store-visit.ts';

const ROUNDS = 5;
const PHONE = 'at 4x CPU, 150 ms and 1.6 Mbit/s';
const REFERENCE =
  'the same product asked directly over HTTP/1.1, without TLS and without nginx, in the same minutes';

export const benches: readonly FigureBench[] = [
  {
    title: `The list of surveys behind nginx over HTTP/2, opened with an empty cache ${PHONE}`,
    reference: REFERENCE,
    sizeUnit: 'surveys',
    sizes: [1, 12, 60],
    measure: (size) =>
      inBoth(async (browser, behind, direct) => {
        for (const product of [behind, direct]) {
          for (let at = 0; at < size; at += 1) await product.addSurvey(`Survey number ${at + 1}`, 3);
        }
        const visit = ({ appUrl, merchant }: BenchProduct) =>
          measureVisit(browser, {
            url: `${appUrl}/`,
            context: { ...OPEN, storageState: merchant, viewport: { width: 390, height: 844 } },
            ready: (page) => page.getByText(`Survey number ${size}`, { exact: true }).first().waitFor(),
          });
        const [product, reference] = await byTurns(
          () => visit(behind),
          () => visit(direct),
        );
        return [
          figure<PageLoad>('LCP', 'ms', product, reference, 'lcp'),
          figure<PageLoad>('weight', 'kB', product, reference, 'kilobytes'),
        ];
      }),
  },
  {
    title: `The first question on a store’s page behind nginx over HTTP/2, with an empty cache ${PHONE}`,
    reference: REFERENCE,
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) =>
      inBoth(async (browser, behind, direct) => {
        const pages = await Promise.all(
          [behind, direct].map(async (product) => {
            await publishPopup(product, size);
            return serveStorePages(product.appUrl, size);
          }),
        );
        const visit = (at: number) => measureStoreVisit(browser, pages[at]!.product, OPEN);
        const [product, reference] = await byTurns(
          () => visit(0),
          () => visit(1),
        );
        for (const each of pages) each.close();
        return [
          figure<StoreVisit>('first question', 'ms', product, reference, 'question'),
          figure<StoreVisit>('weight until then', 'kB', product, reference, 'kilobytesToShow'),
        ];
      }),
  },
];

/** The proxy's certificate is its own. */
const OPEN = { ignoreHTTPSErrors: true };

/** Two equal products: one behind nginx, one asked directly. */
async function inBoth<T>(
  work: (browser: Browser, behind: BenchProduct, direct: BenchProduct) => Promise<T>,
): Promise<T> {
  const program = findNginx();
  if (program === null) throw new Error('This bench needs nginx.');
  const folder = await mkdtemp(join(tmpdir(), 'askwell-proxy-'));
  const closes: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const browser = await startBrowser();
    closes.unshift(() => browser.close());
    const plan = await planProxy(folder);
    const port = await freePort();
    const instance = `127.0.0.1:${port}`;
    const nginx = await startNginx(program, plan, [instance, instance]);
    closes.unshift(() => nginx.stop());
    const behind = await startBenchProduct(browser, { url: plan.url, port });
    closes.unshift(() => behind.close());
    const direct = await startBenchProduct(browser);
    closes.unshift(() => direct.close());
    return await work(browser, behind, direct);
  } finally {
    for (const close of closes) await close();
  }
}

/** The two alternate, so that other load on the machine affects both. */
async function byTurns<T>(product: () => Promise<T>, reference: () => Promise<T>): Promise<[T[], T[]]> {
  const visits: [T[], T[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    visits[0].push(await product());
    visits[1].push(await reference());
  }
  return visits;
}

function figure<Visit extends PageLoad | StoreVisit>(
  name: string,
  unit: string,
  product: readonly Visit[],
  reference: readonly Visit[],
  of: keyof Visit,
): Figure {
  const middle = (visits: readonly Visit[]) => median(visits.map((visit) => Number(visit[of])));
  return { name, unit, product: middle(product), reference: middle(reference), goal: 'at most 1.1 times' };
}
