import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { peerFile } from '../peers.ts';

const SHOP = 'juniper-and-vale.dev-store.test';

/** What any script that asks this question takes at least: 1.6 kB before compression. */
const FLOOR = `(()=>{const c=document.createElement('div');c.id='floor';
c.style.cssText='position:fixed;right:1rem;bottom:1rem;width:min(24rem,calc(100vw - 2rem));padding:1rem;background:#fff;box-shadow:0 8px 32px #0003;border-radius:12px';
let at=1;const draw=()=>{const h=document.createElement('h2');h.textContent='Question '+at;const list=document.createElement('div');
for(let n=1;n<6;n+=1){const l=document.createElement('label');const i=document.createElement('input');i.type='radio';i.name='a';l.style.display='block';l.append(i,' Answer '+n);list.append(l)}
const b=document.createElement('button');b.className='go';b.textContent='Next';b.onclick=()=>{at+=1;draw()};c.replaceChildren(h,list,b)};
draw();document.body.append(c)})()`;

/** SurveyJS as its documentation says for pages without a framework. */
const SURVEY_JS = ['survey-core/survey.core.min.js', 'survey-js-ui/survey-js-ui.min.js'];
const SURVEY_JS_STYLE = 'survey-core/survey-core.min.css';

/** The same survey, a question for each page, in a card of the same size. */
function surveyJsStart(size: number): string {
  const pages = Array.from({ length: size }, (_, at) => ({
    elements: [
      {
        type: 'radiogroup',
        name: `q${at}`,
        title: `Question ${at + 1}`,
        isRequired: true,
        choices: Array.from({ length: 5 }, (_each, n) => `Answer ${n + 1}`),
      },
    ],
  }));
  return `(()=>{const c=document.createElement('div');c.id='floor';
c.style.cssText='position:fixed;right:1rem;bottom:1rem;width:min(24rem,calc(100vw - 2rem));max-height:36rem;overflow:auto';
document.body.append(c);new Survey.Model(${JSON.stringify({ pages })}).render(c)})()`;
}

export interface StorePages {
  /** With the product's script. */
  readonly product: string;
  /** With a hand-written script that asks the same and keeps nothing. */
  readonly floor: string;
  readonly surveyJs: string;
  readonly isTheirs: (address: string) => boolean;
  close(): void;
}

/** One page of a store, with either of them on it. */
export async function serveStorePages(appUrl: string, questions: number): Promise<StorePages> {
  const scripts: Readonly<Record<string, readonly string[]>> = {
    '/product': [`${appUrl}/store/${SHOP}/askwell.js`],
    '/floor': ['/peer/floor.js'],
    '/survey-js': [...SURVEY_JS.map((file) => `/peer/${file}`), '/peer/start.js'],
  };
  const written: Readonly<Record<string, string>> = {
    '/peer/floor.js': FLOOR,
    '/peer/start.js': surveyJsStart(questions),
  };
  const files = new Map<string, Buffer>();
  for (const [path, text] of Object.entries(written)) files.set(path, gzipSync(text, { level: 9 }));
  for (const file of [...SURVEY_JS, SURVEY_JS_STYLE]) {
    files.set(`/peer/${file}`, gzipSync(await readFile(peerFile(file)), { level: 9 }));
  }
  for (const [path, sources] of Object.entries(scripts)) files.set(path, gzipSync(page(path, sources)));

  const server = createServer(({ url = '' }, response) => {
    const content = files.get(url);
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : typeOf(url));
    if (content) response.setHeader('content-encoding', 'gzip');
    response.writeHead(content ? 200 : 404).end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    product: `${url}/product`,
    floor: `${url}/floor`,
    surveyJs: `${url}/survey-js`,
    isTheirs: (address) => address.startsWith(`${url}/peer/`),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const typeOf = (url: string) => (url.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8');

function page(path: string, scripts: readonly string[]): string {
  // Several scripts in their order have to be deferred; one may come when it likes.
  const when = scripts.length > 1 ? 'defer' : 'async';
  const style = path === '/survey-js' ? `<link rel="stylesheet" href="/peer/${SURVEY_JS_STYLE}">` : '';
  const tags = scripts.map(
    (src) => `<script ${when} crossorigin src="${src}" data-template="product" data-consent="yes"></script>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>A store</title><link rel="icon" href="data:,">
    ${style}${tags.join('')}
    <main><h1>A lamp</h1>${'<p>It gives light, and stands on a table.</p>'.repeat(40)}</main></html>`;
}
