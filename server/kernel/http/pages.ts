import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import express from 'express';
import { BuiltFiles } from './built-files.ts';
import type { UpgradeHandler } from './listener.ts';
import { matchesPath } from './paths.ts';
import type { PolicyExtras } from './security-headers.ts';

/** Source of the admin's page and files: the built folder or the development server. */
export interface Pages {
  /** The page with its head's placeholder; `url` is the requested address. */
  adminHtml(url: string): Promise<string>;
  /** Address of the booking calendar's script. */
  bookingScript(): Promise<string>;
  /** Serves files and passes other requests on. */
  readonly assets: RequestHandler;
  readonly policyExtras?: PolicyExtras;
  /** Handles the development server's WebSocket. */
  readonly upgrade?: UpgradeHandler;
  readonly close?: () => Promise<void>;
}

/** Serves the build's output. File names below /assets contain a hash and never change. */
export function builtPages(folder: string): Pages {
  let page: Promise<BuiltPage> | null = null;
  const files = new BuiltFiles(join(folder, 'assets'));
  const built = () =>
    (page ??= readPage(folder).catch((error: unknown) => {
      page = null;
      throw error;
    }));
  return {
    async adminHtml(url) {
      const { html, routes, early } = await built();
      const path = url.split('?', 1)[0] ?? '';
      const route = Object.keys(routes).find((pattern) => matchesPath(pattern, path));
      const links = (routes[route ?? ''] ?? []).map(headLink).join('');
      return html
        .replace('</head>', `${links}</head>`)
        .replace('<script ', `<script type="module" async src="/${early}"></script><script `);
    },
    bookingScript: async () => `/${(await built()).bookingCalendar}`,
    assets: express.Router().get('/assets/:name', async (request, response, next) => {
      if (!(await files.send(request, response, request.params.name))) next();
    }),
  };
}

interface BuiltPage {
  readonly html: string;
  /** By route, the files that its screen needs beyond the page's own. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** The script that requests a screen's data before the app's code has loaded. */
  readonly early: string;
  readonly bookingCalendar: string;
}

async function readPage(folder: string): Promise<BuiltPage> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const [html, routes] = await Promise.all([read('index.html'), read('routes.json')]);
  return { html, ...(JSON.parse(routes) as Omit<BuiltPage, 'html'>) };
}

/** The bundler's loader does not load a style sheet again that the page already contains. */
const headLink = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
