import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import express from 'express';
import { BuiltFiles } from './built-files.ts';
import type { UpgradeHandler } from './listener.ts';
import type { PolicyExtras } from './security-headers.ts';

/** Where the admin's page and its files come from: the built folder, or the development server. */
export interface Pages {
  /** The page as it was built, with its head's placeholder; `url` is the one that was asked for. */
  adminHtml(url: string): Promise<string>;
  /** Answers for files, and passes on what it does not know. */
  readonly assets: RequestHandler;
  readonly policyExtras?: PolicyExtras;
  /** The development server's socket, by which pages learn of changes. */
  readonly upgrade?: UpgradeHandler;
  readonly close?: () => Promise<void>;
}

/** Serves what `npm run build` left. Names below /assets hold a hash of their content and never change. */
export function builtPages(folder: string): Pages {
  let html: Promise<string> | null = null;
  const files = new BuiltFiles(join(folder, 'assets'));
  return {
    adminHtml() {
      html ??= readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
        html = null;
        throw error;
      });
      return html;
    },
    assets: express.Router().get('/assets/:name', async (request, response, next) => {
      if (!(await files.send(request, response, request.params.name))) next();
    }),
  };
}
