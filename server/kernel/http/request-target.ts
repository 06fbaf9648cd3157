import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '#shared/errors.ts';

const unreadable = new WeakSet<IncomingMessage>();

/**
 * Normalises the request target to a path with a query. HTTP also allows a full URL, of which only the path is used,
 * and `*`. Runs before anything reads the address; `refuseUnreadableTarget` refuses invalid targets later.
 */
export function normalizeTarget(request: IncomingMessage): void {
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
