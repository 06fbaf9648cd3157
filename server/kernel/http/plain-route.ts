import type { Request, Response } from 'express';
import type { RateClass } from '#shared/api/endpoint.ts';
import type { Session } from './session.ts';
import type { RequestFacts } from './route.ts';

/**
 * Who may call: anyone, a merchant with a session, the sender of a signed request, or a program with an API key. The
 * session is checked before the handler; the handler itself checks a signature or a key.
 */
export type PlainGuard = 'none' | 'session' | 'signature' | 'key';

/**
 * How the body is read: not at all, as raw bytes for a signature, as a form, or as JSON regardless of the content
 * type. Text that cannot be stored is refused in forms, JSON and parameters; a handler of raw bytes must check it
 * itself.
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

/** Any route outside the JSON contract: a page, a redirect, a webhook, a download. */
export interface PlainRoute {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute, with parameters in braces. */
  readonly path: string;
  readonly guard: PlainGuard;
  readonly rate: RateClass;
  readonly body?: PlainBody;
  /** Loaded by pages of other sites: storefront scripts, survey definitions. */
  readonly crossOrigin?: boolean;
  /** Default: every method but GET. A GET that changes something says so, and is refused in TLS early data. */
  readonly changesData?: boolean;
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
