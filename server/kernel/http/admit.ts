import type { Request, RequestHandler } from 'express';
import type { RateClass } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Session } from './session.ts';
import { callerOf } from './rate-limit.ts';
import type { RateLimiter } from './rate-limit.ts';
import { contextOf } from './request-context.ts';
import type { SessionGuard } from './session-guard.ts';

export interface Gate {
  readonly guard: SessionGuard;
  readonly limiter: RateLimiter;
}

const sessions = new WeakMap<Request, Session>();

/** The session that `admitSession` found; null on a route that needs none. */
export const sessionOf = (request: Request): Session | null => sessions.get(request) ?? null;

/** Anyone may come in, each address only so often. */
export function admitAnyone(rate: RateClass, { limiter }: Gate): RequestHandler {
  return function admit(request, _response, next) {
    limiter.take(rate, callerOf(contextOf(request).facts.address));
    next();
  };
}

/** A session draws from a bucket of its own, whatever address it comes from; refused ones draw from their address's. */
export function admitSession(rate: RateClass, { guard, limiter }: Gate): RequestHandler {
  return async function admit(request, _response, next) {
    const context = contextOf(request);
    const caller = callerOf(context.facts.address);
    limiter.check('refused', caller);
    const session = await guard(request.get('authorization')).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') limiter.take('refused', caller);
      throw error;
    });
    limiter.take(rate, session.sessionId);
    context.storeId = session.storeId;
    sessions.set(request, session);
    next();
  };
}
