import { EXPORT_ROWS_HEADER } from '#shared/api/analytics.ts';
import type { RequestHandler, Response } from 'express';

const PREFLIGHT_SECONDS = '7200';

/** What pages of any site may load or call. No credentials: nobody's cookie counts here anyway. */
export function openToEveryone(response: Response): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Answers a browser that asks first whether it may call. */
export function answerPreflight(response: Response, methods: readonly string[]): void {
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.status(204).end();
}

/** What pages may read beside the body: when to try again, what to quote, and what a download is. */
const EXPOSED = `Retry-After, X-Request-Id, Content-Disposition, ${EXPORT_ROWS_HEADER}`;

/** Lets the configured origins, each named exactly, call the API with credentials. */
export function allowOrigins(allowed: readonly string[]): RequestHandler {
  return function allowKnownOrigin(request, response, next) {
    const origin = request.get('origin');
    if (allowed.length > 0) response.vary('Origin');
    if (origin === undefined || !allowed.includes(origin)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    const asks = request.method === 'OPTIONS' && request.get('access-control-request-method') !== undefined;
    if (asks) answerPreflight(response, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
    else next();
  };
}
