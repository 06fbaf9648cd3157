import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import { startBenchProduct, type BenchProduct } from './support/bench-product.ts';
import { measureVisit, startBrowser, type PageLoad, type Visit } from './support/page-load.ts';

const ROUNDS = 5;
/** The time in which the work after a tap ends. */
const SETTLED_MS = 800;
const PHONE = { width: 390, height: 844 };
const REFERENCE =
  'a hand-written page of the same rows, its data fetched by an inline script, under the same throttling';

export const benches: readonly FigureBench[] = [
  listBench({ isSlow: true, title: 'at 4x CPU, 150 ms and 1.6 Mbit/s', lcp: 'below 2,500 ms' }),
  listBench({ isSlow: false, title: 'on this machine as it is', lcp: 'below 1,500 ms' }),
  {
    title: 'The builder, opened with an empty cache at 4x CPU, 150 ms and 1.6 Mbit/s',
    reference: REFERENCE,
    sizeUnit: 'questions',
    sizes: [5, 50, 200],
    measure: (size) =>
      inProduct(async (product, browser) => {
        const surveyId = await product.addSurvey('A survey to open', size);
        const rows = Array.from({ length: Math.min(size, 12) }, (_, at) => `Question ${at + 1}`);
        return compare(browser, rows, 'below 2,500 ms', {
          url: `${product.appUrl}/builder/${surveyId}`,
          context: { storageState: product.merchant, viewport: PHONE },
          ready: (page) => page.getByText('Question 1', { exact: true }).first().waitFor(),
          use: async (page) => {
            // On a phone the questions are a strip of numbers.
            await tap(page, page.getByText('Question 1', { exact: true }).first());
            await tap(page, page.getByRole('textbox', { name: 'Question', exact: true }));
            await page.keyboard.type('What', { delay: 60 });
          },
        });
      }),
  },
];

interface ListBench {
  readonly isSlow: boolean;
  readonly title: string;
  readonly lcp: string;
}

function listBench({ isSlow, title, lcp }: ListBench): FigureBench {
  return {
    title: `The list of surveys, opened with an empty cache ${title}`,
    reference: REFERENCE,
    sizeUnit: 'surveys',
    sizes: [1, 12, 60],
    measure: (size) =>
      inProduct(async (product, browser) => {
        for (let at = 0; at < size; at += 1) await product.addSurvey(`Survey number ${at + 1}`, 3);
        const rows = Array.from({ length: Math.min(size, 5) }, (_, at) => `Survey number ${size - at}`);
        return compare(browser, rows, lcp, {
          isSlow,
          url: `${product.appUrl}/`,
          context: { storageState: product.merchant, viewport: PHONE },
          ready: (page) => page.getByText(`Survey number ${size}`, { exact: true }).first().waitFor(),
          use: async (page) => {
            await page
              .getByRole('button', { name: /create/i })
              .first()
              .click();
            await page.getByRole('dialog').waitFor();
            await page.keyboard.press('Escape');
          },
        });
      }),
  };
}

/**
 * Finds the element before the measurement, because the search runs in the page and takes longer than the page's own
 * work.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What should be tapped is not on the screen.');
  // Time passes: work that began before the tap ends.
  await page.waitForTimeout(SETTLED_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Time passes: late work of the page counts too.
  await page.waitForTimeout(SETTLED_MS);
}

async function inProduct<T>(work: (product: BenchProduct, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await startBrowser();
  try {
    const product = await startBenchProduct(browser);
    try {
      return await work(product, browser);
    } finally {
      await product.close();
    }
  } finally {
    await browser.close();
  }
}

/** Product and reference alternate, so that other load on the machine affects both. */
async function compare(
  browser: Browser,
  rows: readonly string[],
  lcp: string,
  visit: Visit,
): Promise<Figure[]> {
  const floor = await serveFloor(rows);
  const product: PageLoad[] = [];
  const reference: PageLoad[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await measureVisit(browser, visit));
    reference.push(await measureVisit(browser, { ...floor.visit, isSlow: visit.isSlow ?? true }));
  }
  floor.close();
  const figure = (name: string, of: keyof PageLoad, unit: string, goal: string): Figure => ({
    name,
    unit,
    product: median(product.map((load) => load[of])),
    reference: of === 'inp' ? null : median(reference.map((load) => load[of])),
    goal,
  });
  return [
    figure('LCP', 'lcp', 'ms', lcp),
    figure('CLS', 'cls', '', 'below 0.02'),
    figure('INP', 'inp', 'ms', 'below 100 ms'),
    figure('weight', 'kilobytes', 'kB', ''),
  ];
}

/** The least that a page needs to fetch and list this data. */
async function serveFloor(rows: readonly string[]): Promise<{ visit: Visit; close: () => void }> {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title>
    <h1>Surveys</h1><ul></ul><script>
    fetch('/rows').then((reply) => reply.json()).then((rows) => {
      for (const row of rows) document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: row }));
    });</script></html>`;
  const server = createServer((request, response) => {
    const isData = request.url === '/rows';
    response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isData ? JSON.stringify(rows) : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    visit: {
      url,
      context: { viewport: PHONE },
      ready: (page) => page.getByText(rows[0] ?? '', { exact: true }).waitFor(),
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
