import { EXPORT_ROWS_HEADER } from '#shared/api/values.ts';
import type { RequestHandler, Response } from 'express';

const PREFLIGHT_SECONDS = '7200';

/** Pages of any site may load or call this. Credentials are not allowed: the server reads no cookie here. */
export const OPEN_TO_EVERYONE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

export function openToEveryone(response: Response): void {
  response.set(OPEN_TO_EVERYONE);
}

/** Answers a CORS preflight. */
export function answerPreflight(response: Response, methods: readonly string[]): void {
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.status(204).end();
}

/** Headers that pages may read: when to retry, the request id, and a download's name. */
const EXPOSED = `Retry-After, X-Request-Id, Content-Disposition, ${EXPORT_ROWS_HEADER}`;

/** Allows the configured origins, each named exactly, to call the API with credentials. */
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
