import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a call is named in the admin. The path is relative to the API's base, with parameters in braces. */
export type Address = `${Method} /${string}`;

/**
 * Who may call: anyone, a merchant with a session, or a program with an API key. Session and key are in the
 * Authorization header, never in a cookie.
 */
export type Access = 'public' | 'session' | 'key';

/** The token bucket of a call; the sizes are in `server/kernel/http/rate-limit.ts`. */
export type RateClass = 'screen' | 'auth' | 'heavy' | 'collect';

/**
 * One call of the API. Only the server loads it; the web calls it by its address and imports its types. `input` is one
 * flat object: path parameters, then the query (GET, DELETE) or the JSON body.
 */
export interface Endpoint<
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly rate: RateClass;
  /** Largest body in bytes; the default is `DEFAULT_BODY_BYTES`. */
  readonly bodyBytes?: number;
  /** Any site may call it without credentials. Its JSON may arrive as text/plain, which needs no preflight. */
  readonly crossOrigin?: boolean;
  readonly input: In;
  readonly output: Out;
}

export const DEFAULT_BODY_BYTES = 64 * 1024;

export type InputOf<E> = E extends Endpoint<infer In> ? z.output<In> : never;
export type RequestOf<E> = E extends Endpoint<infer In> ? z.input<In> : never;
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer Out> ? DeepReadonly<z.output<Out>> : never;

/**
 * Defines a call. By default it needs a session and draws from the screen bucket. The access is part of its type, so
 * that a handler which needs a session does not compile on a public call.
 */
export function endpoint<
  const At extends Address,
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
  Who extends Access = 'session',
>(
  address: At,
  definition: Omit<Endpoint<In, Out>, 'access' | 'rate' | 'method' | 'path'> & {
    readonly access?: Who;
    readonly rate?: RateClass;
  },
): Endpoint<In, Out> & { readonly address: At; readonly access: Who } {
  const [method, path] = address.split(' ') as [Method, string];
  return { access: 'session' as Who, rate: 'screen', address, method, path, ...definition };
}

/** The parameter names of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
