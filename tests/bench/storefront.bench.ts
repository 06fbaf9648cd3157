import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import { startBenchProduct, type BenchProduct } from './support/bench-product.ts';
import { startBrowser } from './support/page-load.ts';
import { measureStoreVisit, type StoreVisit } from './support/store-visit.ts';

const ROUNDS = 9;
const SHOP = 'juniper-and-vale.dev-store.test';

export const benches: readonly FigureBench[] = [
  {
    title: 'The first question on a store’s page, with an empty cache at 4x CPU, 150 ms and 1.6 Mbit/s',
    reference:
      'the same page with a hand-written script that draws the same question in a card and keeps nothing, from one file of its own',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: async (size) => {
      const browser = await startBrowser();
      try {
        const product = await startBenchProduct(browser);
        try {
          await publish(product, size);
          return await compare(browser, product);
        } finally {
          await product.close();
        }
      } finally {
        await browser.close();
      }
    },
  },
];

/** The two take turns, so that what disturbs the machine disturbs both. */
async function compare(browser: Browser, { appUrl }: BenchProduct): Promise<Figure[]> {
  const pages = await servePages(appUrl);
  const product: StoreVisit[] = [];
  const floor: StoreVisit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await measureStoreVisit(browser, pages.product, (url) => url.startsWith(appUrl)));
    floor.push(await measureStoreVisit(browser, pages.floor, (url) => url.endsWith('/floor.js')));
  }
  pages.close();
  const figure = (name: string, of: keyof StoreVisit, unit: string, goal: string): Figure => ({
    ...{ name, unit, goal },
    product: median(product.map((visit) => visit[of])),
    reference: median(floor.map((visit) => visit[of])),
  });
  return [
    figure('first question', 'question', 'ms', 'at most 1.4 times the reference'),
    figure('scripting', 'scripting', 'ms', 'at most 40 ms'),
    figure('blocking', 'blocking', 'ms', 'no long task'),
    figure('layout shift', 'shift', '', 'none'),
    figure('next question', 'next', 'ms', 'within 40 ms of the click'),
    figure('weight', 'kilobytes', 'kB', 'at most 12 kB for five questions'),
    figure('requests', 'requests', '', 'at most 4'),
  ];
}

/** A survey of so many questions, live as a popup on every page. */
async function publish({ appUrl, merchant, addSurvey }: BenchProduct, questions: number): Promise<void> {
  const surveyId = await addSurvey('A survey on the store', questions);
  const token = merchant.cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
  const call = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${appUrl}/api/v1/surveys/${surveyId}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${await reply.text()}`);
  };
  const popup = { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'immediately' } };
  await call('PUT', '/delivery', { delivery: { ...DEFAULT_DELIVERY, placements: [popup] } });
  await call('POST', '/publish', { draftRevision: 2 });
}

/** What any script that asks this question takes at least: 1.6 kB before compression. */
const FLOOR = `(()=>{const c=document.createElement('div');c.id='floor';
c.style.cssText='position:fixed;right:1rem;bottom:1rem;width:min(24rem,calc(100vw - 2rem));padding:1rem;background:#fff;box-shadow:0 8px 32px #0003;border-radius:12px';
let at=1;const draw=()=>{const h=document.createElement('h2');h.textContent='Question '+at;const list=document.createElement('div');
for(let n=1;n<6;n+=1){const l=document.createElement('label');const i=document.createElement('input');i.type='radio';i.name='a';l.style.display='block';l.append(i,' Answer '+n);list.append(l)}
const b=document.createElement('button');b.className='go';b.textContent='Next';b.onclick=()=>{at+=1;draw()};c.replaceChildren(h,list,b)};
draw();document.body.append(c)})()`;

async function servePages(appUrl: string) {
  const page = (script: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>A store</title><link rel="icon" href="data:,">
    <script async crossorigin src="${script}" data-template="product" data-consent="yes"></script>
    <main><h1>A lamp</h1>${'<p>It gives light, and stands on a table.</p>'.repeat(40)}</main></html>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/floor.js';
    const text = isScript
      ? FLOOR
      : page(request.url === '/floor' ? '/floor.js' : `${appUrl}/store/${SHOP}/askwell.js`);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    product: `${url}/product`,
    floor: `${url}/floor`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
