import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { Html } from './ui/html.ts';

export function sendPage(response: Response, page: Html, status = 200): void {
  response.status(status).type('html').set('cache-control', 'no-store').send(page.markup);
}

export const formBody: RequestHandler = express.urlencoded({ extended: false, limit: '16kb' });

/** A field of a form, as text; an empty one if it is missing. */
export function field(request: Request, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Forms of this store are sent by its own pages: a page of anybody else can't install, order or uninstall. */
export function sameOriginOnly(origin: string): RequestHandler {
  return (request, response, next) => {
    const from = request.get('origin');
    if (request.method !== 'POST' || from === undefined || from === origin) {
      next();
      return;
    }
    response.status(403).type('text').send('This form was sent by another site.');
  };
}
