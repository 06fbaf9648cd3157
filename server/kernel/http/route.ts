import type { Endpoint, InputOf, OutputOf } from '#shared/api/endpoint.ts';
import type { Session } from './session.ts';

/** Facts about the request that a handler may use beside its validated input. */
export interface RequestFacts {
  readonly id: string;
  /** The client's address, resolved through trusted proxies only. */
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

/** An endpoint of the contract with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<unknown, Session | null>) => Promise<unknown>;
  /** Handled before Express (`fast-path.ts`) if the request is a simple one. */
  readonly isFast?: boolean;
}

/** A route that requires a session; its handler receives the verified session. */
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

/** A high-volume public call with a body, open to every site, without a session. */
export function fastRoute<E extends Endpoint>(
  endpoint: E & { access: 'public' },
  handle: (call: Call<InputOf<E>, null>) => Promise<OutputOf<E>>,
): Route {
  return { ...publicRoute<E>(endpoint, handle), isFast: true };
}
