import type { Request, RequestHandler } from 'express';
import type { RateClass } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Session, SessionGuard } from './session.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';
import { callerOf, type RateLimiter } from './rate-limit.ts';
import { contextOf } from './request-context.ts';

export interface Gate {
  readonly guard: SessionGuard;
  readonly limiter: RateLimiter;
  /** The sessions of Authorization headers that the guard accepted lately. */
  readonly accepted: LruMap<string, string>;
}

/** Of each, its Authorization header of half a kilobyte is in memory. */
const MOST_ACCEPTED = 5_000;

export const createGate = (guard: SessionGuard, limiter: RateLimiter): Gate => ({
  ...{ guard, limiter },
  accepted: new LruMap(MOST_ACCEPTED),
});

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

/**
 * A valid session is limited by the session, a refused one by its address. A session beyond its limit is refused before
 * the guard reads the database: a program that goes on calling would slow other stores by that.
 */
export function admitSession(rate: RateClass, { guard, limiter, accepted }: Gate): RequestHandler {
  return async function admit(request, _response, next) {
    const context = contextOf(request);
    const caller = callerOf(context.facts.address);
    limiter.check('refused', caller);
    const authorization = request.get('authorization') ?? '';
    const known = accepted.get(authorization);
    if (known !== undefined) limiter.check(rate, known);
    const session = await guard(authorization).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') limiter.take('refused', caller);
      throw error;
    });
    accepted.set(authorization, session.sessionId);
    limiter.take(rate, session.sessionId);
    context.storeId = session.storeId;
    sessions.set(request, session);
    await context.takeTurn(session.storeId, rate);
    next();
  };
}
