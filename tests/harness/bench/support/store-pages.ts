import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { PageSurvey, SurveyMarkup } from './page-surveys.ts';
import { FLOOR_SURVEY, ourSurvey, preloadedSurvey, surveyJsSurvey } from './page-surveys.ts';
import { postHogSurvey } from './post-hog.ts';

/** A store page with a survey. */
export interface StorePage {
  readonly url: string;
  readonly markup: SurveyMarkup;
  /** Returns whether an address belongs to the survey. */
  readonly isItsOwn: (address: string) => boolean;
}

/** What is compared with the product. */
export type Peer = 'floor' | 'surveyJs' | 'postHog';

export interface StorePages {
  /** The page with the product's script. */
  readonly product: StorePage;
  /** The same with the preloads of the theme's embed. */
  readonly preloaded: StorePage;
  /** The page with a hand-written script that asks the same and stores nothing. */
  readonly floor: StorePage;
  readonly surveyJs: StorePage;
  readonly postHog: StorePage;
  close(): void;
}

/** Our survey, without and with preloads. */
type Ours = 'product' | 'preloaded';

/** Serves one store page with either of them. `embed` is the head that the theme's embed prints. */
export async function serveStorePages(appUrl: string, questions: number, embed = ''): Promise<StorePages> {
  const surveys: Readonly<Record<Ours | Peer, PageSurvey>> = {
    product: ourSurvey(appUrl),
    preloaded: preloadedSurvey(appUrl, embed),
    floor: FLOOR_SURVEY,
    surveyJs: await surveyJsSurvey(questions),
    postHog: await postHogSurvey(questions),
  };
  const files = new Map<string, Buffer>();
  for (const [name, survey] of Object.entries(surveys)) {
    files.set(`/${name}`, gzipSync(page(survey.head)));
    for (const [path, content] of Object.entries(survey.files)) {
      files.set(path, gzipSync(content, { level: 9 }));
    }
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const content = files.get(path);
    response.setHeader('content-type', typeOf(path));
    if (path.startsWith('/peer/')) response.setHeader('cache-control', 'max-age=3600');
    if (content) response.setHeader('content-encoding', 'gzip');
    response.writeHead(content ? 200 : 404).end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pageOf = (name: Ours | Peer): StorePage => ({
    url: `${url}/${name}`,
    markup: surveys[name].markup,
    isItsOwn: (address) => address.startsWith(name in OURS ? appUrl : `${url}/peer/`),
  });
  return {
    product: pageOf('product'),
    preloaded: pageOf('preloaded'),
    floor: pageOf('floor'),
    surveyJs: pageOf('surveyJs'),
    postHog: pageOf('postHog'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const OURS: Readonly<Record<Ours, true>> = { product: true, preloaded: true };

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('/') ? 'application/json' : 'text/html; charset=utf-8';
}

function page(head: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>A store</title><link rel="icon" href="data:,">
    ${head}
    <main><h1>A lamp</h1>${'<p>It gives light, and stands on a table.</p>'.repeat(40)}</main></html>`;
}
