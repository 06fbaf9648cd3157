import type { Request, Response } from 'express';
import type { RateClass } from '#shared/api/endpoint.ts';
import type { Session } from './session.ts';
import type { RequestFacts } from './route.ts';

/**
 * Who may call: anyone; a merchant's session, which is checked before the handler runs; or a signed request, whose
 * signature the handler itself verifies.
 */
export type PlainGuard = 'none' | 'session' | 'signature';

/**
 * How a body is read: not at all, as the bytes that were signed, as a form, or as JSON, whatever type its sender says it
 * has. Forms and JSON that hold text which cannot be stored are refused, as are such parameters; the handler of a raw
 * body has to take care of that itself.
 */
export interface PlainBody {
  readonly kind: 'raw' | 'form' | 'json';
  readonly bytes: number;
}

export interface PlainCall<Who> {
  readonly session: Who;
  readonly facts: RequestFacts;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** A page, a redirect, a webhook, a download: whatever is not a call of the JSON contract. */
export interface PlainRoute {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute, parameters in braces as in the contract. */
  readonly path: string;
  readonly guard: PlainGuard;
  readonly rate: RateClass;
  readonly body?: PlainBody;
  /** Loaded by pages of other sites: scripts of storefronts, definitions of surveys. */
  readonly crossOrigin?: boolean;
  readonly handle: (
    request: Request,
    response: Response,
    call: PlainCall<Session | null>,
  ) => Promise<void> | void;
}

type Definition<Guard extends PlainGuard> = Omit<PlainRoute, 'guard' | 'rate' | 'handle'> & {
  guard: Guard;
  /** Default: screen. */
  rate?: RateClass;
  handle: (
    request: Request,
    response: Response,
    call: PlainCall<Guard extends 'session' ? Session : null>,
  ) => Promise<void> | void;
};

export function plainRoute<Guard extends PlainGuard>(definition: Definition<Guard>): PlainRoute {
  return { rate: 'screen', ...definition, handle: definition.handle as PlainRoute['handle'] };
}
