import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '#shared/errors.ts';

const unreadable = new WeakSet<IncomingMessage>();

/**
 * Brings a request's target into the form that everything else expects: a path with its query. HTTP also allows a whole
 * address, of which only the path counts here, and `*`, which names nothing. Called before anybody reads the address;
 * `refuseUnreadableTarget` then refuses what could not be read.
 */
export function settleTarget(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/') || url === '*') return;
  const target = pathOf(url);
  if (target === null) unreadable.add(request);
  request.url = target ?? '/';
}

function pathOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export function refuseUnreadableTarget(): RequestHandler {
  return function refuseTarget(request, _response, next) {
    if (unreadable.has(request)) throw new AppError('INVALID_INPUT', 'The address is not valid.');
    next();
  };
}
