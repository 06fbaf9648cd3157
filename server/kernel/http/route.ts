import type { Endpoint, InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type { Session } from './session.ts';

/** What a handler may know of the request besides its validated input. */
export interface RequestFacts {
  readonly id: string;
  /** The client's address, behind trusted proxies only. */
  readonly address: string;
  readonly userAgent: string;
  header(name: string): string | undefined;
}

export interface Call<In, Who> {
  readonly input: In;
  readonly session: Who;
  readonly request: RequestFacts;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** A call of the contract joined with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<unknown, Session | null>) => Promise<unknown>;
  /** Answered ahead of Express (`fast-lane.ts`) where the request is a plain one. */
  readonly isFast?: boolean;
}

/** A route behind a session: its handler is given the session, already checked. */
export function route<E extends Endpoint>(
  endpoint: E & { access: 'session' },
  handle: (call: Call<InputOf<E>, Session>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** A route that anyone may call. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<InputOf<E>, null>) => Promise<OutputOf<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** A call that comes by the thousand: open to every site, with a body, and without a session. */
export function fastRoute<E extends Endpoint>(
  endpoint: E & { access: 'public' },
  handle: (call: Call<InputOf<E>, null>) => Promise<OutputOf<E>>,
): Route {
  return { ...publicRoute<E>(endpoint, handle), isFast: true };
}
