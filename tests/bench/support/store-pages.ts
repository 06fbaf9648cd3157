import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { PageSurvey, SurveyMarkup } from './page-surveys.ts';
import { FLOOR_SURVEY, ourSurvey, surveyJsSurvey } from './page-surveys.ts';
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
  /** The page with a hand-written script that asks the same and stores nothing. */
  readonly floor: StorePage;
  readonly surveyJs: StorePage;
  readonly postHog: StorePage;
  close(): void;
}

/** Serves one store page with either of them. */
export async function serveStorePages(appUrl: string, questions: number): Promise<StorePages> {
  const surveys: Readonly<Record<'product' | Peer, PageSurvey>> = {
    product: ourSurvey(appUrl),
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
    if (content) response.setHeader('content-encoding', 'gzip');
    response.writeHead(content ? 200 : 404).end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pageOf = (name: 'product' | Peer): StorePage => ({
    url: `${url}/${name}`,
    markup: surveys[name].markup,
    isItsOwn: (address) => address.startsWith(name === 'product' ? appUrl : `${url}/peer/`),
  });
  return {
    product: pageOf('product'),
    floor: pageOf('floor'),
    surveyJs: pageOf('surveyJs'),
    postHog: pageOf('postHog'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

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
