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

/** The session from `admitSession`; null on a public route. */
export const sessionOf = (request: Request): Session | null => sessions.get(request) ?? null;

/** Allows any caller, limited by address. */
export function admitAnyone(rate: RateClass, { limiter }: Gate): RequestHandler {
  return function admit(request, _response, next) {
    limiter.take(rate, callerOf(contextOf(request).facts.address));
    next();
  };
}

/** A valid session is limited by the session, a refused one by its address. */
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
    await context.takeTurn(session.storeId, rate);
    next();
  };
}
