import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { hostNameOf, isLoopbackHost } from '#server/kernel/http/loopback-host.ts';
import type { DevStoreOptions } from './options.ts';
import type { Html } from './ui/html.ts';

export function sendPage(response: Response, page: Html, status = 200): void {
  response.status(status).type('html').set('cache-control', 'no-store').send(page.markup);
}

export const formBody: RequestHandler = express.urlencoded({ extended: false, limit: '16kb' });

/** A form field as text; empty if it is missing. */
export function field(request: Request, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Accepts forms from the store's own pages only, so that other sites cannot install, order or uninstall. */
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

/**
 * Answers only under this machine's loopback names and the configured address. Under any other host name, a page of
 * another site could read id tokens by DNS rebinding.
 */
export function knownHostsOnly({ origin }: Pick<DevStoreOptions, 'origin'>): RequestHandler {
  const configured = new URL(origin).hostname;
  return (request, response, next) => {
    const header = request.headers.host;
    if (isLoopbackHost(header) || hostNameOf(header) === configured) {
      next();
      return;
    }
    const names = `localhost, 127.0.0.1 or ${configured}`;
    response.status(421).type('text').send(`The dev store answers under the names ${names} alone.`);
  };
}
