import type { Request, RequestHandler } from 'express';
import { newRequestId } from './request-id.ts';
import { trustedRequestId, type TrustsProxy } from './client-address.ts';
import type { RequestFacts } from './route.ts';
import type { StoreTurns, TakeTurn } from './store-turns.ts';

/** The server's own data about a request in progress. */
export interface RequestContext {
  readonly facts: RequestFacts;
  readonly startedAt: number;
  /** The route's name, for logs and metrics; never the address, which may contain a secret. */
  route: string;
  storeId: string | null;
  /** Waits until this call of a store may begin. */
  readonly takeTurn: TakeTurn;
}

const contexts = new WeakMap<Request, RequestContext>();

/** The context from `requestContext`. It throws if that middleware has not run. */
export function contextOf(request: Request): RequestContext {
  const context = contexts.get(request);
  if (context === undefined) throw new Error('The request has no context yet.');
  return context;
}

export function requestContext(turns: StoreTurns): RequestHandler {
  return function giveContext(request, response, next) {
    const trusts = request.app.get('trust proxy fn') as TrustsProxy;
    const id = trustedRequestId(request, trusts) ?? newRequestId();
    response.setHeader('X-Request-Id', id);
    contexts.set(request, {
      facts: {
        id,
        address: request.ip ?? '',
        userAgent: request.get('user-agent') ?? '',
        header: (name) => request.get(name),
      },
      startedAt: performance.now(),
      route: 'none',
      storeId: null,
      takeTurn: turns(request, response),
    });
    next();
  };
}
